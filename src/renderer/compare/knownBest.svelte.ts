import type { Program } from '../program/program.ts';
import type { MainSearch } from '../search/mainSearch.svelte.ts';
import type { Lane } from './lane.svelte.ts';

interface SearchedBeside {
  readonly lanes: readonly Lane[];
  readonly asking: { readonly isWaiting: boolean };
}

/** What is known of the best solutions of the puzzle that is compared on. */
export class KnownBest {
  readonly #program: Program;
  readonly #main: MainSearch;
  readonly #comparison: SearchedBeside;

  constructor(program: Program, main: MainSearch, comparison: SearchedBeside) {
    this.#program = program;
    this.#main = main;
    this.#comparison = comparison;
  }

  get costsDiffer(): boolean {
    return this.#program.current.costsDiffer;
  }

  /** Length of a shortest solution, where it is known or a lane has proved it. */
  readonly shortest = $derived.by((): number | null => {
    const { lanes, asking } = this.#comparison;
    const optimal = asking.isWaiting ? null : this.#main.optimal;
    return lanes.reduce((known, lane) => known ?? lane.player.proved, optimal);
  });

  /** Cost of a cheapest solution, where a lane has proved it; the length of a shortest one where every move costs 1. */
  readonly cheapest = $derived.by((): number | null => {
    if (!this.costsDiffer) return this.shortest;
    return this.#comparison.lanes.reduce<number | null>((known, lane) => known ?? lane.player.provedCost, null);
  });
}
