/** Own heuristics that the user has agreed to. Others, which came with a file or a code, do not run. */
import { sha256 } from '#platform';
import { AppError } from '../../shared/contract/errors.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { Latest } from '../../shared/memory/latest.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import type { Store } from '../store/database.ts';
import { readSettings, writeSettings } from '../store/settings.ts';

/** The most texts remembered; older ones are shown again. */
const MAX_AGREED = 1000;

const SETTING = 'agreedHeuristics';

export class Agreements {
  readonly #store: Store;
  /** Agreements of this launch: for drafts, and for a read-only library, which stores none. */
  readonly #here = new Latest<true>(MAX_AGREED);

  constructor(store: Store) {
    this.#store = store;
  }

  /** Allows it from now on; a draft only until the program ends. */
  agree(own: OwnHeuristic, isDraft = false): void {
    const key = keyOf(own);
    this.#here.set(key, true);
    if (isDraft) return;
    const remembered = this.#remembered();
    if (this.#store.isReadOnly || remembered.includes(key)) return;
    this.#store.write((db) => writeSettings(db, { [SETTING]: [...remembered, key].slice(-MAX_AGREED) }));
  }

  has(own: OwnHeuristic): boolean {
    const key = keyOf(own);
    return this.#here.has(key) || this.#remembered().includes(key);
  }

  /** Refuses as `not-agreed` a search whose own heuristic the user has not agreed to. */
  require({ heuristic, own }: SearchSpec): void {
    if (heuristic === 'own' && own !== undefined) this.#requireOne(own);
  }

  /** Refuses as `not-agreed` a program that the user has not agreed to. A formula can do nothing but compute. */
  requireProgram(own: OwnHeuristic): void {
    if (own.kind === 'javascript') this.#requireOne(own);
  }

  #requireOne(own: OwnHeuristic): void {
    if (this.has(own)) return;
    throw new AppError('not-agreed', `“${own.name}” was written elsewhere: look at its text before it runs.`);
  }

  #remembered(): readonly string[] {
    const value = this.#store.read((db) => readSettings(db).get(SETTING));
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];
  }
}

function keyOf({ kind, text }: OwnHeuristic): string {
  return sha256([kind, text].join('\n'));
}
