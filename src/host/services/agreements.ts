/** Own heuristics that the user has agreed to. Others, which came with a file or a code, do not run. */
import { AppError } from '../../shared/contract/errors.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { Latest } from '../../shared/memory/latest.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { hashText } from '../store/contentHash.ts';
import type { Store } from '../store/database.ts';
import { readSettings, writeSettings } from '../store/settings.ts';

/** The most texts remembered; older ones are shown again. */
const MAX_AGREED = 1000;

const SETTING = 'agreedHeuristics';

export class Agreements {
  readonly #store: Store;
  /** Agreements of this launch: a read-only library stores none, and a draft is none for later. */
  readonly #here = new Latest<true>(MAX_AGREED);

  constructor(store: Store) {
    this.#store = store;
  }

  /** The user agrees: it may run from now on, and a draft as long as the program runs. */
  agree(own: OwnHeuristic, isDraft = false): void {
    const key = keyOf(own);
    this.#here.set(key, true);
    if (isDraft) return;
    const remembered = this.#remembered();
    if (this.#store.isReadOnly || remembered.includes(key)) return;
    this.#store.write((db) => writeSettings(db, { [SETTING]: [...remembered, key].slice(-MAX_AGREED) }));
  }

  /** Whether somebody has agreed to it. */
  has(own: OwnHeuristic): boolean {
    const key = keyOf(own);
    return this.#here.has(key) || this.#remembered().includes(key);
  }

  /** Refuses a search by a heuristic that the user has not agreed to, as `not-agreed`. */
  require({ heuristic, own }: SearchSpec): void {
    if (heuristic === 'own' && own !== undefined) this.#requireOne(own);
  }

  /** Refuses a program that the user has not agreed to, as `not-agreed`. A formula alone cannot do anything but compute. */
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
  return hashText([kind, text].join('\n'));
}
