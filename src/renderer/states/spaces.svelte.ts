/** The state spaces of the states view: the goal, its states or counts, and the work under way. */
import { createContext } from 'svelte';
import type { Estimates } from '../../shared/puzzle/heuristics/estimates.ts';
import { GOALS } from '../../shared/puzzle/goals.ts';
import type { HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import type { CountingProgress } from '../../shared/puzzle/states/stateCounts.ts';
import { MAX_GRAPH_CELLS } from '../../shared/puzzle/states/stateGraph.ts';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { Latest } from '../../shared/memory/latest.ts';
import { connect, type Connected } from '../../shared/rpc/rpc.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { isClosed } from '../../shared/contract/errors.ts';
import { WorkerJob } from '../ui/workerJob.svelte.ts';
import type { BoardGoal, SpaceServices } from './spaceMethods.ts';
import type { StatesByCost } from '../../shared/puzzle/states/statesByCost.ts';
import type { TileCosts } from '../../shared/puzzle/tileCosts.ts';

/** The latest ones; one of the 3×3 takes about 1.5 MB. */
export const MAX_KEPT_SPACES = 12;
const COUNTING_SLICE_MS = 200;
/** How long a puzzle is on the board before its states are computed in advance. */
export const FORESEE_AFTER_MS = 500;

export interface KnownSpace {
  readonly target: BoardGoal;
  readonly counts: readonly number[];
  /** `null` on larger boards, whose states are only counted. */
  readonly space: StateSpace | null;
}

export class Spaces {
  target = $state.raw<BoardGoal>({ rows: 3, cols: 3, goal: GOALS['blank-last'].cells(3, 3) });
  /** `null` while it is computed, and after a count that was cancelled or failed. */
  known = $state.raw<KnownSpace | null>(null);
  readonly startWorker: () => Port;

  readonly #complain: (error: unknown) => void;
  readonly #kept = new Latest<KnownSpace>(MAX_KEPT_SPACES);
  readonly #underWay = new Map<string, Promise<StateSpace>>();
  readonly #estimates = new Map<string, Estimates>();
  /** In a worker of its own, whose end frees its memory. */
  readonly #counting: WorkerJob<SpaceServices, CountingProgress>;
  #worker: Connected<SpaceServices> | null = null;

  /** `startWorker` starts `spaceWorker.ts`; closing its port ends it. */
  constructor(startWorker: () => Port, complain: (error: unknown) => void) {
    this.startWorker = startWorker;
    this.#complain = complain;
    this.#counting = new WorkerJob(startWorker);
  }

  get progress(): CountingProgress | null {
    return this.#counting.progress;
  }

  async open(target: BoardGoal): Promise<void> {
    this.cancel();
    this.target = target;
    this.known = this.#kept.get(keyOf(target)) ?? null;
    if (this.known) return;
    try {
      if (target.goal.length <= MAX_GRAPH_CELLS) await this.#list(target);
      else await this.#count(target);
    } catch (error) {
      if (this.target === target && !isClosed(error)) this.#complain(error);
    }
  }

  /** The states of a board of at most `MAX_GRAPH_CELLS` cells, without showing them. */
  async statesOf({ goal, rows, cols }: BoardGoal): Promise<StateSpace> {
    const target = { goal, rows, cols };
    return this.#kept.get(keyOf(target))?.space ?? this.#list(target);
  }

  async #list(target: BoardGoal): Promise<StateSpace> {
    const space = await this.#search(target);
    this.#keep({ target, counts: space.counts, space });
    return space;
  }

  /** Soon computes the states of a goal in advance for `use`, unless the returned function is called first. */
  foresee({ goal, rows, cols }: BoardGoal, use: (space: StateSpace) => void = () => {}): () => void {
    if (goal.length > MAX_GRAPH_CELLS) return () => {};
    let isWanted = true;
    const search = async (): Promise<void> => {
      const space = await this.statesOf({ goal, rows, cols });
      if (isWanted) use(space);
    };
    const timer = setTimeout(() => void search().catch(() => {}), FORESEE_AFTER_MS); // reported by the real request
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }

  cancel(): void {
    this.#counting.cancel();
  }

  async estimatesOf(heuristic: HeuristicId): Promise<Estimates> {
    const { target } = this;
    const key = `${keyOf(target)} ${heuristic}`;
    const kept = this.#estimates.get(key);
    if (kept) return kept;
    const estimates = await this.#connected().space.estimates({ ...target, heuristic });
    this.#estimates.set(key, estimates);
    return estimates;
  }

  /** Only for listable spaces. */
  byCost(costs: TileCosts): Promise<StatesByCost> {
    const { goal, rows, cols } = this.target;
    return this.#connected().space.byCost({ goal, rows, cols, costs });
  }

  /** Only for listable spaces. The worker computes it once for each size. */
  async diameterOf({ rows, cols }: Pick<BoardGoal, 'rows' | 'cols'>): Promise<number> {
    return this.#connected().space.diameter({ rows, cols });
  }

  #connected(): Connected<SpaceServices> {
    return (this.#worker ??= connect<SpaceServices>(this.startWorker(), () => (this.#worker = null)));
  }

  #search(target: BoardGoal): Promise<StateSpace> {
    const key = keyOf(target);
    const searching = this.#underWay.get(key) ?? this.#searchAnew(target).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, searching);
    return searching;
  }

  async #searchAnew(target: BoardGoal): Promise<StateSpace> {
    const { goal, rows, cols } = target;
    return new StateSpace(goal, rows, cols, await this.#connected().space.layers(target));
  }

  async #count(target: BoardGoal): Promise<void> {
    const counts = await this.#counting.run(async ({ space }, report) => {
      report({ found: 0, total: 0 });
      for (;;) {
        const { counts, ...progress } = await space.count({ ...target, millis: COUNTING_SLICE_MS });
        if (counts !== null) return counts;
        report(progress);
      }
    });
    if (counts) this.#keep({ target, counts, space: null });
  }

  #keep(known: KnownSpace): void {
    this.#kept.set(keyOf(known.target), known);
    if (keyOf(this.target) === keyOf(known.target)) this.known = known;
  }
}

function keyOf({ rows, cols, goal }: BoardGoal): string {
  return `${rows}×${cols} ${goal.join(' ')}`;
}

export const [getSpaces, setSpaces] = createContext<Spaces>();
