/** The tree of one of the two searches. */
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { timeAt, type Paced } from '../../shared/readings/clocks.ts';
import type { CommonClock, Follower } from '../compare/commonClock.svelte.ts';
import type { Program } from '../program/program.ts';
import type { RunOwner } from '../run/runOwner.ts';
import { viewOfTrace } from '../run/readyTrace.ts';
import type { Player } from '../run/player.svelte.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { TreeLook } from '../run/treeViewState.svelte.ts';

interface LaneDesk {
  readonly puzzle: Puzzle;
  readonly search: SearchSpec;
  readonly clock: CommonClock;
}

export class HuntLane implements RunOwner, Follower {
  readonly treeLook = new TreeLook();
  readonly view: RunView;
  readonly hidesNext = false;
  #puzzle = $state.raw<Puzzle | null>(null);
  readonly #desk: LaneDesk;
  #batch: ArrayBuffer | null = null;

  constructor(program: Program, desk: LaneDesk) {
    this.#desk = desk;
    this.view = viewOfTrace(program, this, () => this.#batch!);
  }

  get puzzle(): Puzzle {
    return this.#puzzle ?? this.#desk.puzzle;
  }

  get search(): SearchSpec {
    return this.#desk.search;
  }

  get player(): Player {
    return this.view.player;
  }

  readonly paced = $derived.by((): Paced => {
    const { arrived } = this.player;
    const ended = arrived.status !== 'running';
    return { steps: arrived.expansions, ended, solved: false, micros: null, nodesAt: (step) => arrived.nodesAt(step) };
  });

  get pace(): number {
    const { clock } = this.#desk;
    return this.player.atEnd || !clock.isPlaying ? 0 : clock.speed;
  }

  /** Goes to a step. */
  show(step: number): void {
    if (step !== this.player.step) this.view.drive((player) => player.goTo(step));
  }

  jump(step: number): void {
    const { clock } = this.#desk;
    clock.jump(timeAt(clock.kind, this.paced, step));
  }

  /** Opens it at its end. */
  async open(puzzle: Puzzle, batch: ArrayBuffer): Promise<void> {
    this.#puzzle = puzzle;
    this.#batch = batch;
    this.view.viewState.begin();
    await this.view.openSearch({ puzzle, search: this.search, evenIfUnsolvable: true }, Infinity);
  }

  close(): void {
    this.view.closeSearch();
  }
}
