/** The tree of one of the two searches. */
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import type { Program } from '../program/program.ts';
import type { RunOwner } from '../run/runOwner.ts';
import { viewOfTrace } from '../run/readyTrace.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { TreeLook } from '../run/treeViewState.svelte.ts';

export class HuntLane implements RunOwner {
  readonly treeLook = new TreeLook();
  readonly view: RunView;
  readonly hidesNext = false;
  #puzzle = $state.raw<Puzzle | null>(null);
  readonly #desk: { readonly puzzle: Puzzle; readonly search: SearchSpec };
  #batch: ArrayBuffer | null = null;

  constructor(program: Program, desk: { readonly puzzle: Puzzle; readonly search: SearchSpec }) {
    this.#desk = desk;
    this.view = viewOfTrace(program, this, () => this.#batch!);
  }

  get puzzle(): Puzzle {
    return this.#puzzle ?? this.#desk.puzzle;
  }

  get search(): SearchSpec {
    return this.#desk.search;
  }

  /** Shows it at its end. */
  async show(puzzle: Puzzle, batch: ArrayBuffer): Promise<void> {
    this.#puzzle = puzzle;
    this.#batch = batch;
    this.view.viewState.begin();
    await this.view.openSearch({ puzzle, search: this.search, evenIfUnsolvable: true }, Infinity);
  }

  close(): void {
    this.view.closeSearch();
  }
}
