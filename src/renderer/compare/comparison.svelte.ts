/** Searches of one puzzle side by side: the lanes, the clock that moves them, and what is bet on them. */
import { createContext } from 'svelte';
import type { Bet, ComparisonContent, SavedComparison } from '../../shared/contract/comparisons.ts';
import { FIRST_LOOK } from '../../shared/contract/looks.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { createSlidingDomain } from '../../shared/puzzle/slidingDomain.ts';
import { timeAt } from '../../shared/search/clocks.ts';
import { formatNumber } from '../panels/words.ts';
import { countCommon, type Visited } from '../../shared/search/commonStates.ts';
import { countSides } from '../../shared/search/costBound.ts';
import { StateNumbers } from '../../shared/search/stateNumbers.ts';
import { NONE } from '../../shared/search/trace.ts';
import type { Session } from '../session/session.svelte.ts';
import type { NodeColouring } from '../tree/colouring.ts';
import type { Palette } from '../tree/palette.ts';
import { CommonClock } from './commonClock.svelte.ts';
import { CompareLook } from './compareLook.svelte.ts';
import { Lane } from './lane.svelte.ts';
import { colouringByBound, colouringByLanes } from './laneColours.ts';
import { laneNames } from './laneNames.ts';
import { compareLanes, type Measured } from './measures.ts';
import { presetOf, searchesOf, type PresetId } from './presets.ts';
import { standingAt } from './standing.ts';

const SEARCHES_GONE = 'The bets were on the searches before, and are gone with them.';
const PUZZLE_GONE = 'The bets were on the puzzle before, and are gone with it.';

/** Nodes whose states are read in one frame: some 2 ms of it (measured on 2026-11-21, on the 8-puzzle). */
const READ_AT_ONCE = 8_000;

/**
 * Each lane holds a trace of at most `MAX_NODES` nodes here and in the host, which has room for four of those
 * (`MAX_NODES_IN_ALL`); so there are at most `MAX_LANES` lanes, and one that finds no room is refused with a sentence.
 */
export class Comparison {
  lanes = $state.raw<readonly Lane[]>([]);
  readonly clock = new CommonClock(() => this.running);
  readonly look = new CompareLook(this.clock);
  /** Whether the lanes search a pair that parity rules out. */
  isUnsolvableWanted = $state(false);

  /** What the class expects of the ratio of the first lane to the last one. */
  bets = $state.raw<readonly Bet[]>([]);
  isSaving = $state(false);
  /** The colours of the theme, as far as the page has read them. */
  palette = $state.raw<Palette | null>(null);

  readonly #session: Session;
  #lastId = 0;
  /** The puzzle that was compared last. */
  #puzzle: Puzzle | null = null;
  /** Resolves when every search has ended, or has been given up. */
  #ended: Promise<unknown> = Promise.resolve();
  /** Whether the view is open: the searches live no longer than that. */
  #isOpen = false;

  constructor(session: Session) {
    this.#session = session;
    this.lanes = searchesOf('bfs-astar').map((search) => this.#laneOf(search));
  }

  /** The lanes that have a search; one that was lost on the way stands still, and the others go on without it. */
  readonly running = $derived.by(() =>
    this.lanes.filter(({ isLost, player }) => !isLost && player.playback !== 'failed'),
  );

  readonly names = $derived.by(() =>
    laneNames(
      this.lanes.map(({ search }) => search),
      this.#session.moveNaming,
    ),
  );

  /** The preset that the lanes are; `null` where they are not one. */
  readonly preset = $derived.by((): PresetId | null => presetOf(this.lanes.map(({ chosen }) => chosen)));

  /** Length of a shortest solution, where the library knows it or a lane has proved it. */
  readonly shortest = $derived.by((): number | null => {
    const { kept } = this.#session.library;
    if (kept?.optimal != null && kept.puzzleId === this.#session.shown?.puzzleId) return kept.optimal;
    return this.lanes.reduce<number | null>((known, lane) => known ?? lane.proved, null);
  });

  /** The lanes at their steps, to be measured. */
  readonly measured = $derived.by((): readonly Measured[] =>
    this.lanes.map(({ player: { reader, step }, outcome }) => ({ reader, step, outcome, shortest: this.shortest })),
  );

  /** The table: what each lane has come to. */
  readonly rows = $derived.by(() => compareLanes(this.measured));

  /** Where the lanes stand, in words. */
  readonly spoken = $derived.by(() =>
    this.lanes
      .map(({ player: { reader, step }, order }, index) => {
        const { text } = standingAt(reader, step, order);
        return `${this.names[index].short}: ${formatNumber(step)} expanded, ${text}.`;
      })
      .join(' '),
  );

  /** Whether there is anything to search: some puzzle, and one that can be solved or is to be searched all the same. */
  get isSearchable(): boolean {
    return this.#session.puzzle !== null && (this.isUnsolvableWanted || this.#session.solvability?.solvable === true);
  }

  /** The view opens, or another puzzle is on the board: the same one goes on where it was left. */
  enter(): void {
    const isSame = this.#puzzle === this.#session.puzzle;
    this.#puzzle = this.#session.puzzle;
    if (isSame) return this.#goOn(this.#steps);
    this.isUnsolvableWanted = false;
    this.#dropBets(PUZZLE_GONE);
    for (const lane of this.lanes) lane.durationMs = null;
    this.open();
  }

  /** Starts every search from the beginning. */
  open(): void {
    for (const lane of this.lanes) lane.begin();
    this.#goOn(null);
  }

  /** Starts every search, and goes to `steps`. */
  #goOn(steps: readonly number[] | null): void {
    this.#isOpen = true;
    this.clock.restart(steps);
    this.#ended = Promise.all(this.lanes.map((lane) => this.#start(lane)));
  }

  /** Ends every search in the host; the lanes stay as they were chosen. */
  close(): void {
    this.#isOpen = false;
    this.clock.playing = false;
    for (const lane of this.lanes) lane.leave();
  }

  /** Stops waiting, and lets go of the nodes that were selected. */
  letGo(): void {
    this.clock.stopWaiting();
    for (const lane of this.lanes) lane.letGo();
  }

  /** Searches although no moves lead to the goal. */
  searchAnyway(): void {
    this.isUnsolvableWanted = true;
    this.open();
  }

  /** Compares the searches of a preset. */
  use(preset: PresetId): void {
    this.replace(searchesOf(preset));
  }

  /** Compares these searches instead, from the beginning. */
  replace(searches: readonly SearchSpec[]): void {
    for (const lane of this.lanes) lane.stop();
    this.#begin(searches.map((search) => this.#laneOf(search)));
  }

  /** Other lanes begin from the start, without the bets on those before, which were `searches`. */
  #begin(lanes: readonly Lane[], searches = this.lanes.map(({ chosen }) => chosen)): void {
    const { bets } = this;
    this.#dropBets(SEARCHES_GONE, () => {
      this.replace(searches);
      this.bets = bets;
      return Promise.resolve();
    });
    this.lanes = lanes;
    if (this.#isOpen) this.open();
  }

  /** Says why there are no bets any more, if there were any; `undo` brings them back. */
  #dropBets(text: string, undo?: () => Promise<void>): void {
    if (this.bets.length > 0) this.#session.notice = { kind: 'done', text, ...(undo && { undo }) };
    this.bets = [];
  }

  /** Changes the search of a lane: everybody begins again. */
  change(lane: Lane, change: Partial<SearchSpec>): void {
    const before = this.lanes.map(({ chosen }) => chosen);
    lane.chosen = { ...lane.chosen, ...change };
    lane.durationMs = null;
    this.#begin(this.lanes, before);
  }

  /** One more lane, like the last one. */
  add(): void {
    const last = this.lanes.at(-1)!;
    this.#begin([...this.lanes, this.#laneOf(last.chosen)]);
  }

  remove(lane: Lane): void {
    lane.stop();
    this.#begin(this.lanes.filter((other) => other !== lane));
  }

  /** How many times as many nodes the first lane has expanded as the last one; `null` until both have ended on the screen. */
  readonly ratio = $derived.by((): number | null => {
    const [first, last] = [this.lanes[0].player, this.lanes.at(-1)!.player];
    return first.atEnd && last.atEnd ? first.step / last.step : null;
  });

  /**
   * Keeps the runs of all lanes for good, and the comparison in the library. Searches under way are taken to their ends first;
   * where others have begun before that, nothing is kept, and that is said.
   */
  async save(): Promise<void> {
    if (this.isSaving || this.running.length === 0) return;
    const { puzzleId, title } = this.#session.shown!;
    const keepAs = { puzzleId, title };
    this.isSaving = true;
    await this.#session.attempt(async () => {
      const { library } = this.#session;
      await this.#untilEnded();
      const content = this.#content;
      for (const { player } of this.running) await library.pinRun(player.opened!.searchId, keepAs);
      await library.saveComparison(content, keepAs);
      const text = 'The runs are kept for good, and the comparison is in the library: it reopens as it is now.';
      this.#session.notice = { kind: 'done', text };
    }, 'The comparison is not saved.');
    this.isSaving = false;
  }

  /** Waits for the searches of now. */
  async #untilEnded(): Promise<void> {
    const ended = this.#ended;
    await ended;
    const isOver = this.running.every(({ outcome }) => outcome !== null);
    if (ended !== this.#ended || !isOver) throw new AppError('not-finished', 'The searches were ended before.');
  }

  get #content(): ComparisonContent {
    const { lanes, clock, bets, look } = this;
    return {
      puzzle: this.#session.puzzle!,
      searches: lanes.map(({ search }) => search),
      ...{ clock: clock.kind, steps: this.#steps, bets },
      times: lanes.map(({ durationMs }) => durationMs),
      look: look.kept,
      trees: lanes.map(({ seen }) => seen),
    };
  }

  get #steps(): number[] {
    return this.lanes.map(({ step }) => step);
  }

  /** Goes to the view with a comparison of the library, as it was when it was saved. */
  reopen({
    puzzle,
    title,
    puzzleId,
    searches,
    clock,
    steps,
    times = [],
    bets,
    look = FIRST_LOOK,
    trees = [],
  }: SavedComparison): void {
    void this.#session.use({ puzzle, title, puzzleId });
    this.#dropBets(SEARCHES_GONE);
    this.replace(searches);
    this.lanes.forEach((lane, index) => {
      lane.durationMs = times[index] ?? null;
      lane.resume(steps[index], trees[index]);
    });
    this.clock.kind = clock;
    this.bets = bets;
    this.look.show(look);
    this.#puzzle = this.#session.puzzle;
    this.isUnsolvableWanted = this.#session.solvability?.solvable === false;
    this.#session.show('compare');
  }

  #laneOf(search: SearchSpec): Lane {
    return new Lane(
      this.#session,
      { id: ++this.#lastId, search, look: this.look.trees },
      {
        goTo: (lane, step) => this.clock.jump(timeAt(this.clock.kind, lane.paced, step)),
        pace: () => (this.clock.playing ? this.clock.speed : 0),
        numbers: () => this.#numbers,
        pointed: () => this.#pointed,
        colouring: (lane) => this.colouringAt(lane, ({ player }) => player.step),
      },
    );
  }

  readonly #numbers = $derived.by(() => new StateNumbers(createSlidingDomain(this.#session.puzzle!, 'zero')));

  readonly #pointed = $derived.by(() => {
    const lane = this.running.find(({ hovered }) => hovered !== NONE);
    return lane ? { lane, state: lane.states.stateOf(lane.hovered) } : null;
  });

  /**
   * Reads on in the traces, to have the states of their nodes before somebody points at one: the first lane that has any
   * to read. Returns whether there was anything.
   */
  readAhead(): boolean {
    return this.running.some(({ states }) => states.readAhead(READ_AT_ONCE) > 0);
  }

  /** What colours the nodes of a lane while every lane stands at its `stepOf`. */
  colouringAt(lane: Lane, stepOf: (lane: Lane) => number): NodeColouring | null {
    const { palette, shortest } = this;
    const { colours } = this.look;
    const { reader } = lane.player;
    if (!palette || colours === 'none' || reader.nodes === 0) return lane.scale;
    if (colours === 'bound')
      return shortest !== null && lane.addsUp ? colouringByBound(reader, shortest, palette) : lane.scale;
    const others = this.running.filter((other) => other !== lane).map((other) => visited(other, stepOf(other)));
    return colouringByLanes({ reader, states: lane.states }, others, palette);
  }

  /** How many states the searches have expanded together and alone, while the colours show that; else `null`. */
  readonly common = $derived.by(() =>
    this.look.colours === 'who' ? countCommon(this.running.map((lane) => visited(lane))) : null,
  );

  /** The nodes that the lanes of A* have expanded, by their f, while the colours show that; `null` for other lanes. */
  readonly sides = $derived.by(() => {
    const { look, shortest } = this;
    if (look.colours !== 'bound' || shortest === null) return [];
    return this.lanes.map(({ addsUp, player: { reader, step } }) =>
      addsUp ? countSides(reader, step, shortest) : null,
    );
  });

  async #start(lane: Lane): Promise<void> {
    if (this.isSearchable) await this.#session.attempt(() => lane.start(this.isUnsolvableWanted));
    else lane.stop();
  }
}

/** How far a lane has come, for those who count states. */
function visited({ states, player }: Lane, step = player.step): Visited {
  void player.revision;
  return { states, step };
}

export const [getComparison, setComparison] = createContext<Comparison>();
