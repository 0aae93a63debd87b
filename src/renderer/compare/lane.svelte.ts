/** One of the searches that are compared: it has a player and a tree of its own, and moves with the common clock. */
import { untrack } from 'svelte';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import { DepthCounts } from '../../shared/readings/depthCounts.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { Paced } from '../../shared/readings/clocks.ts';
import type { StateIds } from '../../shared/readings/stateIds.ts';
import { TraceStates, type StateStanding } from '../../shared/readings/traceStates.ts';
import type { SeenTree } from '../../shared/contract/looks.ts';
import type { SearchTime } from '../../shared/contract/timing.ts';
import type { Outcome, Puzzle, SearchSpec, Theme } from '../../shared/contract/types.ts';
import type { Series } from '../charts/lines.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { fitting } from '../run/fitting.ts';
import { provedBy } from '../run/provedBy.ts';
import type { Program } from '../program/program.ts';
import type { Player } from '../run/player.svelte.ts';
import type { RunSubject } from '../run/runSubject.ts';
import { RunView } from '../run/runView.svelte.ts';
import type { SearchSlot } from '../run/searchSlot.ts';
import type { NodeColouring } from '../run/colouring.ts';
import type { TreeLook } from '../run/treeLook.svelte.ts';
import { TURN_MS } from './laneTimes.ts';

/** The least time of a step in microseconds that is believed: what is faster was not measured. */
const LEAST_MICROS = 0.01;

/** A state that is pointed at elsewhere: what it is here, and the node that stands for it; `NONE` where it is not here yet. */
export interface Counterpart {
  readonly standing: StateStanding;
  readonly node: number;
}

/** What a lane knows of the comparison that it belongs to. */
export interface LaneContext {
  /** Where the searches of all lanes are started. */
  readonly slot: SearchSlot;
  /** Moves the common clock to a step of a lane. */
  goTo(lane: Lane, step: number): void;
  /** Whether a class is asked which search expands more, and is to think. */
  isAsked(): boolean;
  /** Ticks per second of the common clock; 0 while it stands. */
  pace(): number;
  /** The numbers of the states of the puzzle, the same in all lanes. */
  numbers(): StateIds;
  /** The state that is pointed at, and in which lane; `null` for none. */
  pointed(): { readonly lane: Lane; readonly state: number } | null;
  /** What colours the nodes of a lane at its step: what the user has chosen for all lanes, or for the trees. */
  colouring(lane: Lane): NodeColouring | null;
}

export class Lane implements RunSubject {
  /** Tells this lane from the others, and from those that were there before. */
  readonly id: number;
  readonly treeLook: TreeLook;
  /** As the user chose it; what is searched may have another heuristic (`search`). */
  chosen = $state.raw<SearchSpec>()!;
  /** The result, which the host has sooner than the class sees it; `null` before. */
  outcome = $state.raw<Outcome | null>(null);
  /**
   * What its own pace goes by, in milliseconds of the whole search; `null` before it has ended. It is that of its first run
   * until the search is timed. That of a saved comparison stays: the lanes would stand elsewhere.
   */
  durationMs = $state<number | null>(null);
  /** What the search takes, once that is measured. */
  time = $state.raw<SearchTime | null>(null);
  /** Whether the search could not be opened: the others go on without it. */
  isLost = $state(false);

  readonly view: RunView;
  readonly #program: Program;
  readonly #context: LaneContext;
  /** Where it is to stand as soon as its search is there; `null` once it has come there. */
  #stand = $state.raw<{ readonly step: number; readonly selected: number } | null>(null);
  /** Whether its pace was saved. */
  #hasSavedPace = false;

  constructor(
    program: Program,
    { id, search, look }: { id: number; search: SearchSpec; look: TreeLook },
    context: LaneContext,
  ) {
    this.#program = program;
    this.#context = context;
    this.id = id;
    this.treeLook = look;
    this.chosen = search;
    this.view = new RunView(program.api.searches, this, 'whole', context.slot);
  }

  get player(): Player {
    return this.view.player;
  }

  get puzzle(): Puzzle | null {
    return this.#program.current.puzzle;
  }

  get hidesNext(): boolean {
    return this.#program.settings.now.hidesNext || this.#context.isAsked();
  }

  get moveNaming(): MoveNaming {
    return this.#program.settings.moveNaming;
  }

  get theme(): Exclude<Theme, 'system'> {
    return this.#program.settings.theme;
  }

  readonly search = $derived.by((): SearchSpec => fitting(this.chosen, this.#program.current.heuristics));

  /** At its end the path that was found, not the last node taken. */
  get followed(): number {
    return this.isSolved ? this.player.reader.goal : this.view.current;
  }

  /** Whether it goes by g + h, so that C* divides its nodes. */
  get addsUp(): boolean {
    return this.view.strategy.formula === 'g + h' && this.view.strategy.frontier === 'priority';
  }

  /** Length of a shortest solution, where this search has proved it, whether the class has seen that or not. */
  get proved(): number | null {
    return provedBy(this.player);
  }

  /** Whether the step shown is the last one, and found the goal. */
  get isSolved(): boolean {
    return this.player.atEnd && this.player.reader.goal !== NONE;
  }

  /** How many nodes its tree has at each depth. */
  readonly depths = $derived.by(() => {
    void this.player.opened;
    return new DepthCounts(untrack(() => this.player.arrived)); // one reader for all its batches
  });

  /** Nodes in the frontier after each expansion: the same function for all batches of a search. */
  readonly frontierSize = $derived.by((): Series => {
    void this.player.opened;
    const { arrived } = untrack(() => this.player);
    return (expansion) => arrived.frontierSize[expansion];
  });

  /** Where the states of the puzzle stand in its search. */
  readonly states = $derived.by(() => {
    void this.player.opened;
    const reader = untrack(() => this.player.arrived);
    return new TraceStates(reader, this.#context.numbers(), this.view.strategy.fromBothEnds);
  });

  /** How the state that is pointed at in another lane stands here; `null` while none is. */
  readonly counterpart = $derived.by((): Counterpart | null => {
    const pointed = this.#context.pointed();
    const { reader, step } = this.player;
    if (!pointed || pointed.lane === this || reader.nodes === 0) return null;
    const standing = this.#toldOf(this.states.standingAt(pointed.state, step));
    const isHere = standing === 'explored' || standing === 'frontier' || standing === 'goal';
    return { standing, node: isHere ? this.states.nodeOf(pointed.state, step) : NONE };
  });

  /** That a state is never seen would tell of what is hidden. */
  #toldOf(standing: StateStanding): StateStanding {
    return this.hidesNext && standing === 'never' ? 'unseen' : standing;
  }

  /** One that has ended stands, however fast the others go on. */
  get pace(): number {
    return this.player.atEnd ? 0 : this.#context.pace();
  }

  get pointedAt(): number {
    return this.counterpart ? this.counterpart.node : this.view.hovered;
  }

  get colouring(): NodeColouring | null {
    return this.#context.colouring(this);
  }

  /** How it is for the common clock. */
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

  /** How its tree is looked at. */
  get seen(): SeenTree {
    return this.view.sight.seen(this.#stand?.selected ?? this.view.selected);
  }

  /** The step at which it stands, or is to stand. */
  get step(): number {
    return this.#stand?.step ?? this.player.step;
  }

  /** Ends the search in the host; it is to begin from its start, seen as at first. */
  begin(): void {
    this.stop();
    this.#stand = null;
    this.time = null;
    this.view.sight.begin();
  }

  /** Is to begin at a step, seen as it was saved, and at its pace of then. */
  resume(step: number, seen: SeenTree | undefined, durationMs: number | null | undefined): void {
    this.durationMs = durationMs ?? null;
    this.#hasSavedPace = this.durationMs !== null;
    this.#stand = { step, selected: seen?.selected ?? NONE };
    if (seen) this.view.sight.show(seen);
  }

  /** Ends the search in the host; it begins again where it stands now. */
  leave(): void {
    this.#stand ??= { step: this.player.step, selected: this.view.selected };
    this.stop();
  }

  /** Searches the puzzle, and all of it: the trace runs ahead of the clock. Resolves when the search has ended. */
  async start(evenIfUnsolvable: boolean): Promise<void> {
    const { puzzle, search } = this;
    this.outcome = null;
    this.isLost = false;
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

  /** Goes on for a turn with timing the search. Resolves to whether there is more to do. */
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

  /** Ends the search in the host. */
  stop(): void {
    this.view.closeSearch();
  }

  /** Stands at a step. A lane that stands there already stays as it is, with the node that was chosen in it. */
  show(step: number): void {
    if (step !== this.player.step) this.view.drive((player) => player.goTo(step));
    this.#chooseAgain();
  }

  /** The node that was chosen before, where the lane has come back to its step. */
  #chooseAgain(): void {
    const stand = this.#stand;
    this.#stand = null;
    const { reader, step } = this.player;
    if (stand && stand.step === step && stand.selected < reader.nodesAt(step)) this.view.selected = stand.selected;
  }

  jump(step: number): void {
    this.#context.goTo(this, step);
  }

  complain(error: unknown): void {
    this.isLost ||= this.player.opened === null;
    this.#program.notices.complain(error);
  }

  agree(own: OwnHeuristic): Promise<boolean> {
    return this.#program.own.show(own);
  }
}

/** The searches of lanes, as the user chose them. */
export function chosenIn(lanes: readonly Lane[]): SearchSpec[] {
  return lanes.map(({ chosen }) => chosen);
}
