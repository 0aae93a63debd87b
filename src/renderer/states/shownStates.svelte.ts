import { GOALS, goalNamed } from '../../shared/puzzle/goals.ts';
import { MAX_GRAPH_CELLS, NO_STATE } from '../../shared/puzzle/states/stateGraph.ts';
import type { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import type { CurrentPuzzle } from '../program/currentPuzzle.svelte.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { ExploredStates } from './exploredStates.ts';
import type { BoardGoal } from './spaceMethods.ts';
import type { Spaces } from './spaces.svelte.ts';

export class ShownStates {
  chosen = $state<number | null>(null);
  readonly #spaces: Spaces;
  readonly #current: CurrentPuzzle;
  readonly #run: RunView;

  constructor(spaces: Spaces, current: CurrentPuzzle, run: RunView) {
    this.#spaces = spaces;
    this.#current = current;
    this.#run = run;
  }

  readonly own = $derived.by(() => {
    const { puzzle } = this.#current;
    return puzzle && puzzle.goal.length <= MAX_GRAPH_CELLS ? puzzle : null;
  });

  get target(): BoardGoal {
    return this.#spaces.target;
  }

  /** All states of the shown goal, where they can be listed and are computed. */
  readonly space = $derived.by((): StateSpace | null => this.#spaces.known?.space ?? null);

  readonly ownGoal = $derived.by((): readonly number[] | null => {
    const { own, target } = this;
    return own && own.rows === target.rows && own.cols === target.cols ? own.goal : null;
  });

  readonly isOwn = $derived.by(() => this.ownGoal?.join() === this.target.goal.join());

  /** Whether your puzzle's distance must stay hidden: “Hide what comes” is on, and the search has not ended. */
  readonly hidesYours = $derived.by(() => this.isOwn && this.#run.hidesNext && !this.#run.player.ended);

  /** The state of your puzzle; `NO_STATE` where it is not among those shown, or hidden. */
  readonly yours = $derived.by(() =>
    this.isOwn && this.space && !this.hidesYours ? this.space.graph.stateOf(this.own!.start) : NO_STATE,
  );

  readonly yourDistance = $derived.by(() =>
    this.space && this.yours !== NO_STATE ? this.space.distances[this.yours] : null,
  );

  readonly #tracker = $derived.by(() => {
    const { space } = this;
    const { opened, reader } = this.#run.player;
    if (!space || this.hidesYours || opened?.puzzle.cols !== space.graph.cols) return null;
    if (opened.puzzle.goal.length !== space.graph.goal.length) return null;
    return new ExploredStates(space.graph, reader, (root) => this.#run.cellsOf(root));
  });

  /** The state expanded by each step up to the current one; `null` where no search is on this board, or hidden. */
  readonly explored = $derived.by(() => this.#tracker?.first(this.#run.player.step) ?? null);

  readonly elsewhere = $derived.by(() => this.#tracker?.elsewhere(this.#run.player.step) ?? 0);

  /** Shows the states of your puzzle; keeps the shown ones where yours are too many. */
  async open(): Promise<void> {
    const { own } = this;
    await this.#spaces.open(own ? { rows: own.rows, cols: own.cols, goal: own.goal } : this.target);
  }

  async show(target: BoardGoal): Promise<void> {
    this.chosen = null;
    await this.#spaces.open(target);
  }

  /** Changes the size; keeps your puzzle's goal where it has that size, otherwise the goal of the same name. */
  async resize(rows: number, cols: number): Promise<void> {
    const { own, target } = this;
    const named = goalNamed(target.goal, target.rows, target.cols) ?? 'blank-last';
    const isOwnSize = own?.rows === rows && own.cols === cols;
    await this.show({ rows, cols, goal: isOwnSize ? own.goal : GOALS[named].cells(rows, cols) });
  }

  toggle(distance: number): void {
    this.chosen = distance === this.chosen ? null : distance;
  }
}
