/** The state spaces that the states view shows: which goal, what is known of it, what is still being computed. */
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
import { isClosed } from '../host/closed.ts';
import type { BoardGoal, SpaceApi } from './spaceApi.ts';

/** Spaces kept in memory, the latest ones; one of the 3×3 takes about 1.5 MB. */
export const MAX_KEPT_SPACES = 12;

/** How long the worker counts between two reports. */
const COUNTING_SLICE_MS = 200;

/** How long a puzzle is on the board before its states are searched ahead of being asked for. */
export const FORESEE_AFTER_MS = 500;

/** What is known of the states of a goal: all of them, or on larger boards how many there are. */
export type KnownSpace =
  | {
      readonly kind: 'states';
      readonly target: BoardGoal;
      readonly space: StateSpace;
      readonly counts: readonly number[];
    }
  | { readonly kind: 'counted'; readonly target: BoardGoal; readonly counts: readonly number[] };

type SearchedSpace = Extract<KnownSpace, { kind: 'states' }>;

type Worker = Connected<{ space: SpaceApi }>;

export class Spaces {
  target = $state.raw<BoardGoal>({ rows: 3, cols: 3, goal: GOALS['blank-last'].cells(3, 3) });
  /** `null` while it is computed, and where a count was cancelled or has failed. */
  known = $state.raw<KnownSpace | null>(null);
  /** Of a count under way. */
  progress = $state.raw<CountingProgress | null>(null);

  readonly #startWorker: () => Port;
  readonly #complain: (error: unknown) => void;
  readonly #kept = new Latest<KnownSpace>(MAX_KEPT_SPACES);
  readonly #underWay = new Map<string, Promise<SearchedSpace>>();
  readonly #estimates = new Map<string, Estimates>();
  #worker: Worker | null = null;
  #counter: Worker | null = null;

  /** `startWorker` starts `spaceWorker.ts`; closing its port ends it. */
  constructor(startWorker: () => Port, complain: (error: unknown) => void) {
    this.#startWorker = startWorker;
    this.#complain = complain;
  }

  /** Shows the states of a goal. What was computed before is there at once. */
  async open(target: BoardGoal): Promise<void> {
    this.cancel();
    this.target = target;
    this.known = this.#kept.get(keyOf(target)) ?? null;
    if (this.known) return;
    try {
      const known = target.goal.length <= MAX_GRAPH_CELLS ? await this.#search(target) : await this.#count(target);
      if (known) this.#keep(known);
    } catch (error) {
      if (this.target === target && !isClosed(error)) this.#complain(error);
    }
  }

  /** The states of the goal of a board of at most `MAX_GRAPH_CELLS` cells, for whoever does not show them. */
  async statesOf({ goal, rows, cols }: BoardGoal): Promise<StateSpace> {
    const target = { goal, rows, cols };
    const kept = this.#kept.get(keyOf(target));
    if (kept?.kind === 'states') return kept.space;
    const known = await this.#search(target);
    this.#keep(known);
    return known.space;
  }

  /**
   * Soon searches the states of a goal that may be asked for, and gives them to `use`, unless the returned function is called
   * before.
   */
  foresee({ goal, rows, cols }: BoardGoal, use: (space: StateSpace) => void = () => {}): () => void {
    if (goal.length > MAX_GRAPH_CELLS) return () => {};
    let isWanted = true;
    const search = async (): Promise<void> => {
      const space = await this.statesOf({ goal, rows, cols });
      if (isWanted) use(space);
    };
    const timer = setTimeout(() => void search().catch(() => {}), FORESEE_AFTER_MS); // told to who asks for them
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }

  /** Stops a count that is under way; idempotent. */
  cancel(): void {
    this.#counter?.close();
    this.#counter = null;
    this.progress = null;
  }

  /** h against h* for all states of the goal shown. */
  async estimatesOf(heuristic: HeuristicId): Promise<Estimates> {
    const { target } = this;
    const key = `${keyOf(target)} ${heuristic}`;
    const kept = this.#estimates.get(key);
    if (kept) return kept;
    const { counts, ...rest } = await this.#connected().space.estimates({ ...target, heuristic });
    const estimates = { counts: new Uint32Array(counts), ...rest };
    this.#estimates.set(key, estimates);
    return estimates;
  }

  /** The diameter of a space whose states can be listed. The worker computes it once for each size. */
  async diameterOf({ rows, cols }: BoardGoal): Promise<number> {
    return this.#connected().space.diameter({ rows, cols });
  }

  #connected(): Worker {
    return (this.#worker ??= connect<{ space: SpaceApi }>(this.#startWorker(), () => (this.#worker = null)));
  }

  /** The states of a goal: searched once, however many ask for them meanwhile. */
  #search(target: BoardGoal): Promise<SearchedSpace> {
    const key = keyOf(target);
    const searching = this.#underWay.get(key) ?? this.#searchAnew(target).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, searching);
    return searching.then((known) => ({ ...known, target }));
  }

  async #searchAnew(target: BoardGoal): Promise<SearchedSpace> {
    const { distances, order, layerStarts } = await this.#connected().space.layers(target);
    const { goal, rows, cols } = target;
    const layers = { distances: new Uint8Array(distances), order: new Uint32Array(order), layerStarts };
    const space = new StateSpace(goal, rows, cols, layers);
    return { kind: 'states', target, space, counts: space.counts };
  }

  /** In a worker of its own, which is ended with it: so it can be cancelled at any time, and its memory is free again. */
  async #count(target: BoardGoal): Promise<KnownSpace | null> {
    const counter: Worker = connect<{ space: SpaceApi }>(this.#startWorker());
    this.#counter = counter;
    this.progress = { found: 0, total: 0 };
    while (this.#counter === counter) {
      const { counts, ...progress } = await counter.space.count({ ...target, millis: COUNTING_SLICE_MS });
      if (this.#counter === counter) this.progress = progress;
      if (counts === null) continue;
      this.cancel();
      return { kind: 'counted', target, counts };
    }
    return null;
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
