/** One search of a comparison, with a player and a tree of its own, on the common clock. */
import { untrack } from 'svelte';
import { DepthCounts } from '../../shared/readings/depthCounts.ts';
import { NONE } from '../../shared/trace/trace.ts';
import { fittingSearch } from '../../shared/contract/searchOptions.ts';
import { timeAt, type Paced } from '../../shared/readings/clocks.ts';
import type { StateIds } from '../../shared/readings/stateIds.ts';
import { TraceStates, type StateStanding } from '../../shared/readings/traceStates.ts';
import type { SeenTree } from '../../shared/contract/looks.ts';
import type { SearchTime } from '../../shared/contract/timing.ts';
import type { Outcome, SearchSpec } from '../../shared/contract/types.ts';
import type { Series } from '../charts/lines.ts';
import type { Program } from '../program/program.ts';
import type { CommonClock } from './commonClock.svelte.ts';
import type { Player } from '../run/player.svelte.ts';
import type { RunOwner } from '../run/runOwner.ts';
import { RunView } from '../run/runView.svelte.ts';
import type { SearchSlot } from '../run/searchSlot.ts';
import type { NodeColouring } from '../run/colouring.ts';
import type { TreeLook } from '../run/treeViewState.svelte.ts';

/** Milliseconds of one turn of timing: the longest that other searches wait. */
const TURN_MS = 40;

/** Shorter times per step, in microseconds, are below what can be measured. */
const LEAST_MICROS = 0.01;

/** The state pointed at in another lane: what it is here, and its node, or `NONE`. */
export interface Counterpart {
  readonly standing: StateStanding;
  readonly node: number;
}

export interface LaneContext {
  readonly slot: SearchSlot;
  readonly clock: CommonClock;
  /** `isWaiting`: while a class thinks. */
  readonly asking: { readonly isWaiting: boolean };
  readonly look: { readonly trees: TreeLook };
  /** Numbers the states of the puzzle alike in all lanes. */
  readonly numbers: StateIds;
  readonly pointed: { readonly lane: Lane; readonly state: number } | null;
  /** The colouring chosen for all lanes, or for the trees. */
  readonly colouring: { at(lane: Lane, stepOf: (lane: Lane) => number): NodeColouring | null };
}

export class Lane implements RunOwner {
  /** Unique among all lanes so far. */
  readonly id: number;
  readonly treeLook: TreeLook;
  /** As the user chose it; the heuristic that is searched may differ (`search`). */
  chosen = $state.raw<SearchSpec>()!;
  /** The host has it before the class may see it. */
  outcome = $state.raw<Outcome | null>(null);
  /**
   * Milliseconds of the whole search, which set its own pace; `null` before its end. Those of the first run until the
   * search is timed. A saved comparison keeps its value: otherwise its lanes would stand elsewhere.
   */
  durationMs = $state<number | null>(null);
  time = $state.raw<SearchTime | null>(null);

  readonly view: RunView;
  readonly #program: Program;
  readonly #context: LaneContext;
  /** Where to go once the search has started; `null` once there. */
  #stand = $state.raw<{ readonly step: number; readonly selected: number } | null>(null);
  #hasSavedPace = false;

  constructor(program: Program, id: number, search: SearchSpec, context: LaneContext) {
    this.#program = program;
    this.#context = context;
    this.id = id;
    this.treeLook = context.look.trees;
    this.chosen = search;
    this.view = new RunView(program, this, 'whole', context.slot);
  }

  get player(): Player {
    return this.view.player;
  }

  get hidesNext(): boolean {
    return this.#program.settings.now.hidesNext || this.#context.asking.isWaiting;
  }

  readonly search = $derived.by((): SearchSpec => fittingSearch(this.chosen, this.#program.current.heuristics));

  /** At its end the solution, not the node expanded last. */
  get followed(): number {
    return this.isSolved ? this.player.reader.goal : this.view.current;
  }

  /** Whether it orders nodes by g + h, so that C* divides them. */
  get addsUp(): boolean {
    const { key, usesWeight, frontier } = this.view.strategy;
    return key === 'f' && !usesWeight && frontier === 'priority';
  }

  get isSolved(): boolean {
    return this.player.atEnd && this.player.reader.goal !== NONE;
  }

  readonly depths = $derived.by(() => {
    void this.player.opened;
    return new DepthCounts(untrack(() => this.player.arrived)); // one reader for all its batches
  });

  /** Nodes in the frontier after each expansion. One function for all batches of a search. */
  readonly frontierSize = $derived.by((): Series => {
    void this.player.opened;
    const { arrived } = untrack(() => this.player);
    return (expansion) => arrived.frontierSize[expansion];
  });

  readonly states = $derived.by(() => {
    void this.player.opened;
    const reader = untrack(() => this.player.arrived);
    return new TraceStates(reader, this.#context.numbers, this.view.strategy.fromBothEnds);
  });

  readonly counterpart = $derived.by((): Counterpart | null => {
    const pointed = this.#context.pointed;
    const { reader, step } = this.player;
    if (!pointed || pointed.lane === this || reader.nodes === 0) return null;
    const known = this.states.standingAt(pointed.state, step);
    const standing = this.hidesNext && known === 'never' ? 'unseen' : known; // “never” would reveal what is hidden
    const isHere = standing === 'explored' || standing === 'frontier' || standing === 'goal';
    return { standing, node: isHere ? this.states.nodeOf(pointed.state, step) : NONE };
  });

  get pace(): number {
    const { clock } = this.#context;
    return this.player.atEnd || !clock.isPlaying ? 0 : clock.speed;
  }

  get pointedAt(): number {
    return this.counterpart ? this.counterpart.node : this.view.hovered;
  }

  get colouring(): NodeColouring | null {
    return this.#context.colouring.at(this, ({ player }) => player.step);
  }

  readonly paced = $derived.by((): Paced => {
    const { arrived } = this.player;
    return {
      steps: arrived.expansions,
      ended: arrived.status !== 'running',
      solved: arrived.goal !== NONE,
      micros: this.outcome && Math.max(LEAST_MICROS, (1000 * this.outcome.durationMs) / this.outcome.expanded),
      nodesAt: (step) => arrived.nodesAt(step),
    };
  });

  get seen(): SeenTree {
    return this.view.viewState.seen(this.#stand?.selected ?? this.view.selected);
  }

  /** The step that it shows, or goes to. */
  get step(): number {
    return this.#stand?.step ?? this.player.step;
  }

  /** Ends the search in the host and goes back to the start, with the tree's first view. */
  begin(): void {
    this.stop();
    this.#stand = null;
    this.time = null;
    this.view.viewState.begin();
  }

  /** Prepares to start at a saved step, with the saved view and pace. */
  resume(step: number, seen: SeenTree | undefined, durationMs: number | null | undefined): void {
    this.durationMs = durationMs ?? null;
    this.#hasSavedPace = this.durationMs !== null;
    this.#stand = { step, selected: seen?.selected ?? NONE };
    if (seen) this.view.viewState.show(seen);
  }

  /** The pace is that of the next run: what is searched has changed. */
  forgetPace(): void {
    this.durationMs = null;
    this.#hasSavedPace = false;
  }

  leave(): void {
    this.#stand ??= { step: this.player.step, selected: this.view.selected };
    this.stop();
  }

  /** Searches to the end; the trace runs ahead of the clock. Resolves when the search has ended. */
  async start(evenIfUnsolvable: boolean): Promise<void> {
    const { search } = this;
    const { puzzle } = this.#program.current;
    this.outcome = null;
    if (!puzzle) return this.stop();
    await this.view.openSearch({ puzzle, search, evenIfUnsolvable }, this.step);
    const { opened } = this.player;
    if (opened?.puzzle !== puzzle || opened.search !== search) return;
    if (!(await this.player.untilEnded())) return;
    const outcome = await this.#program.api.searches.outcome({ searchId: opened.searchId });
    if (this.player.opened !== opened) return;
    this.durationMs ??= outcome.durationMs;
    this.outcome = { ...outcome, durationMs: this.durationMs };
  }

  /** Times the search for one turn. Resolves to whether more turns are needed. */
  async goOnTiming(): Promise<boolean> {
    const { opened } = this.player;
    if (!opened || !this.outcome || this.time) return false;
    try {
      const time = await this.#program.api.searches.time({ searchId: opened.searchId, millis: TURN_MS });
      if (this.player.opened !== opened) return false;
      if (time.isOver) this.#takeTime(time);
      return !time.isOver;
    } catch (error) {
      if (this.player.opened === opened) throw error; // one that was closed meanwhile is not timed
      return false;
    }
  }

  #takeTime(time: SearchTime): void {
    this.time = time;
    if (this.#hasSavedPace || !this.outcome) return;
    this.durationMs = time.medianMs;
    this.outcome = { ...this.outcome, durationMs: time.medianMs };
  }

  stop(): void {
    this.view.closeSearch();
  }

  /** A lane that is there already keeps its selected node. */
  show(step: number): void {
    if (step !== this.player.step) this.view.drive((player) => player.goTo(step));
    this.#chooseAgain();
  }

  #chooseAgain(): void {
    const stand = this.#stand;
    this.#stand = null;
    const { reader, step } = this.player;
    if (stand && stand.step === step && stand.selected < reader.nodesAt(step)) this.view.selected = stand.selected;
  }

  jump(step: number): void {
    const { clock } = this.#context;
    clock.jump(timeAt(clock.kind, this.paced, step));
  }
}

export function chosenIn(lanes: readonly Lane[]): SearchSpec[] {
  return lanes.map(({ chosen }) => chosen);
}

/** Nodes whose states are read in one frame: about 2 ms (measured on 2026-11-21, 8-puzzle). */
const READ_AT_ONCE = 8_000;

/** Reads states of nodes ahead of the pointer, in the first lane with any left. Returns whether there were any. */
export function readAhead(lanes: readonly Lane[]): boolean {
  return lanes.some(({ states }) => states.readAhead(READ_AT_ONCE) > 0);
}

/** Takes turns, so that a slow moment of the computer affects all searches. */
export async function timeInTurns(lanes: readonly Lane[]): Promise<void> {
  let going = lanes;
  while (going.length > 0) {
    const unfinished: Lane[] = [];
    for (const lane of going) if (await lane.goOnTiming()) unfinished.push(lane);
    going = unfinished;
  }
}
