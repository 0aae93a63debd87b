/** Keeps the search of the search view as a lane, until the user chooses what to compare. */
import type { SearchSpec } from '../../shared/contract/types.ts';
import type { Comparison } from './comparison.svelte.ts';
import { chosenIn, type Lane } from './lane.svelte.ts';
import { presetOf, sameSearches, searchesOf } from './presets.ts';

type ComparedLanes = Pick<Comparison, 'lanes' | 'bets' | 'underWay' | 'replace'>;

/** The lanes as the program has chosen them. */
interface OfferedLanes {
  readonly lanes: readonly Lane[];
  readonly searches: readonly SearchSpec[];
}

export class OwnLane {
  readonly #comparison: ComparedLanes;
  #offered: OfferedLanes | null = null;

  constructor(comparison: ComparedLanes) {
    this.#comparison = comparison;
    if (presetOf(this.#searches) === 'bfs-astar') this.#note();
  }

  /** Call it before the view opens. */
  take(search: SearchSpec): void {
    const { bets } = this.#comparison;
    if (!this.#isOffered || bets.length > 0) return;
    const isThere = this.#searches.some((other) => sameSearches([other], [search]));
    if (!isThere) this.#comparison.replace(besideUsual(search));
    this.#note();
  }

  get #searches(): readonly SearchSpec[] {
    return chosenIn(this.#comparison.lanes);
  }

  get #isOffered(): boolean {
    const { lanes, underWay } = this.#comparison;
    if (underWay === null) return true;
    return this.#offered?.lanes === lanes && sameSearches(this.#offered.searches, this.#searches);
  }

  #note(): void {
    this.#offered = { lanes: this.#comparison.lanes, searches: this.#searches };
  }
}

/** Breadth-first search beside it, or A* beside breadth-first search. */
function besideUsual(search: SearchSpec): readonly SearchSpec[] {
  const [bfs, astar] = searchesOf('bfs-astar');
  return search.algorithm === 'bfs' ? [search, astar] : [bfs, search];
}
