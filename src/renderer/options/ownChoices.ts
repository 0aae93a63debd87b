/** The user's own heuristics among the choices of a search. */
import type { SavedHeuristic } from '../../shared/contract/heuristics.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import type { HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';

/** Before the number of one of them, where it is a choice. */
const OWN = 'own:';

/** Those that can be chosen: the ones that are kept, and the one that the search goes by. */
export class OwnChoices {
  readonly #all: readonly OwnHeuristic[];
  readonly #search: SearchSpec;

  constructor(saved: readonly SavedHeuristic[], search: SearchSpec) {
    const kept = saved.map((one) => one.own);
    const { own } = search;
    this.#all = own === undefined || kept.some((one) => isSame(one, own)) ? kept : [...kept, own];
    this.#search = search;
  }

  /** Each with its name. */
  get choices(): (readonly [choice: string, label: string])[] {
    return this.#all.map(({ name }, index) => [`${OWN}${index}`, name]);
  }

  /** The choice in force, whatever the heuristic is. */
  get value(): string {
    const { heuristic, own } = this.#search;
    return heuristic === 'own' && own ? `${OWN}${this.#all.findIndex((one) => isSame(one, own))}` : heuristic;
  }

  /** What a choice changes. */
  change(choice: string): Partial<SearchSpec> {
    if (!choice.startsWith(OWN)) return { heuristic: choice as HeuristicId };
    const own = this.#all[Number(choice.slice(OWN.length))];
    return own ? { heuristic: 'own', own } : {};
  }
}

/** Whether two are the same heuristic under the same name. */
export function isSame(one: OwnHeuristic, other: OwnHeuristic): boolean {
  return one.name === other.name && one.kind === other.kind && one.text === other.text;
}
