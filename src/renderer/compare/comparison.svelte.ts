/** Searches of one puzzle side by side: the lanes, the clock that moves them, and what is bet on them. */
import { createContext } from 'svelte';
import type { Bet, ComparisonContent, ComparisonUnderWay } from '../../shared/contract/comparisons.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { Puzzle, RunLabel, SearchSpec } from '../../shared/contract/types.ts';
import { createSlidingDomain } from '../../shared/puzzle/domain/slidingDomain.ts';
import { timeAt } from '../../shared/readings/clocks.ts';
import { StateIds } from '../../shared/readings/stateIds.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { ShownPuzzle } from '../program/currentPuzzle.svelte.ts';
import type { Program } from '../program/program.ts';
import { Asking } from '../ask/asking.svelte.ts';
import { changedSearch } from '../../shared/contract/searchOptions.ts';
import { SearchSlot } from '../run/searchSlot.ts';
import type { MainSearch } from '../search/mainSearch.svelte.ts';
import type { Palette } from '../ui/pen/palette.ts';
import { BetBook } from './betBook.svelte.ts';
import { isSamePuzzle, keyOfComparison } from './bets.ts';
import { CommonClock } from './commonClock.svelte.ts';
import { CompareLook } from './compareLook.svelte.ts';
import { chosenIn, Lane } from './lane.svelte.ts';
import { LaneColouring } from './laneColouring.svelte.ts';
import { laneNames } from './laneNames.ts';
import { LaneTimes } from './laneTimes.ts';
import { compareLanes, type Measured } from './measures.ts';
import { presetOf, searchesOf, type PresetId } from './presets.ts';
import { Saving } from './saving.svelte.ts';
import { spokenStandings } from './standing.ts';
import { TwoStage } from './twoStage.svelte.ts';

/** A comparison that was left: all of it, and the puzzle with what it shows. */
interface Left {
  readonly shown: ShownPuzzle;
  readonly content: ComparisonContent;
}

/**
 * Each lane holds a trace of `USUAL_LIMITS.nodes` nodes or, raised, more here and in the host, which has room for four of those
 * (`MAX_NODES_IN_ALL`); so there are at most `MAX_LANES` lanes, and one that finds no room is refused with a sentence.
 */
export class Comparison {
  lanes = $state.raw<readonly Lane[]>([]);
  readonly stage = new TwoStage(this);
  /** The question which search expands more. */
  readonly asking = new Asking(this.stage, () => this.#program);
  readonly clock = new CommonClock(() => this.running, this.asking);
  readonly look = new CompareLook(this.clock, () => this.lanes.length);
  readonly colouring = new LaneColouring(this);
  readonly times: LaneTimes;
  readonly saving: Saving;
  /** Whether the lanes search a pair that parity rules out. */
  isUnsolvableWanted = $state(false);
  /** The colours of the theme, as far as the page has read them. */
  palette = $state.raw<Palette | null>(null);

  readonly #program: Program;
  readonly #main: MainSearch;
  readonly #slot: SearchSlot;
  #lastId = 0;
  /** The puzzle that was compared last, with its title. */
  #shown = $state.raw<ShownPuzzle | null>(null);
  readonly #book = new BetBook();
  /** Resolves when every search has ended, or has been given up. */
  #ended: Promise<unknown> = Promise.resolve();
  /** Whether the view is open: the searches live no longer than that. */
  #isOpen = false;

  /** `main`: the search of the search view, which may know the length of a shortest solution. */
  constructor(program: Program, main: MainSearch) {
    this.#program = program;
    this.#main = main;
    this.#slot = new SearchSlot(program.api.searches);
    this.times = new LaneTimes(program.notices, this);
    this.saving = new Saving(program, this);
    this.goOnWith(program.settings.now.comparison);
  }

  /** The lanes that have a search; one that was lost on the way stands still, and the others go on without it. */
  readonly running = $derived.by(() =>
    this.lanes.filter(({ isLost, player }) => !isLost && player.playback !== 'failed'),
  );

  readonly #key = $derived.by(() => {
    const { puzzle } = this.#program.current;
    return puzzle && keyOfComparison(puzzle, chosenIn(this.lanes));
  });

  /** What the class expects of the ratio of the first lane to the last one, in this comparison. */
  get bets(): readonly Bet[] {
    return this.#key === null ? [] : this.#book.of(this.#key);
  }

  set bets(bets: readonly Bet[]) {
    if (this.#key !== null) this.#book.put(this.#key, bets);
  }

  readonly names = $derived.by(() =>
    laneNames(
      this.lanes.map(({ search }) => search),
      this.#program.settings.moveNaming,
    ),
  );

  /** The preset that the lanes are; `null` where they are not one. */
  readonly preset = $derived.by((): PresetId | null => presetOf(chosenIn(this.lanes)));

  /** Length of a shortest solution, where it is known or a lane has proved it. */
  readonly shortest = $derived.by((): number | null => {
    const told = this.asking.isWaiting ? null : this.#main.optimal;
    return this.lanes.reduce<number | null>((known, lane) => known ?? lane.proved, told);
  });

  /** The lanes at their steps, to be measured. */
  readonly measured = $derived.by((): readonly Measured[] =>
    this.lanes.map(({ player: { reader, step }, time }) => ({ reader, step, time, shortest: this.shortest })),
  );

  /** The table: what each lane has come to. */
  readonly rows = $derived.by(() => compareLanes(this.measured));

  /** Where the lanes stand, in words. */
  readonly spoken = $derived.by(() => spokenStandings(this.lanes, this.names));

  /** Whether what comes after the steps shown is hidden. */
  get hidesNext(): boolean {
    return this.#program.settings.now.hidesNext || this.asking.isWaiting || this.stage.isAwaited;
  }

  /** Whether there is anything to search: some puzzle, and one that can be solved or is to be searched all the same. */
  get isSearchable(): boolean {
    return (
      this.#program.current.puzzle !== null &&
      (this.isUnsolvableWanted || this.#program.current.solvability?.solvable === true)
    );
  }

  /** The view opens, or another puzzle is on the board: the same one goes on where it was left. */
  enter(): void {
    const { shown } = this.#program.current;
    if (!shown) return;
    const left = this.#left(this.#shown);
    this.#shown = shown;
    if (left && isSamePuzzle(left.shown.puzzle, shown.puzzle)) return this.#goOn(this.#steps);
    this.isUnsolvableWanted = false;
    for (const lane of this.lanes) lane.durationMs = null;
    this.open();
    this.#tellBets(left);
  }

  /** From the beginning. */
  open(): void {
    for (const lane of this.lanes) lane.begin();
    this.#goOn(null);
  }

  /** Starts every search, and goes to `steps`. */
  #goOn(steps: readonly number[] | null): void {
    this.asking.close();
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
    for (const { view } of this.lanes) view.letGo();
  }

  /** Although no moves lead to the goal. */
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
    this.#begin(() => this.#have(searches));
  }

  /** These searches instead of those before; none of them has begun. */
  #have(searches: readonly SearchSpec[]): void {
    for (const lane of this.lanes) lane.stop();
    this.lanes = searches.map((search) => this.#laneOf(search));
  }

  /** Other searches: everybody begins from the start. */
  #begin(change: () => void): void {
    const left = this.#left(this.#program.current.shown);
    change();
    if (this.#isOpen) this.open();
    this.#tellBets(left);
  }

  /** What is left when another comparison comes; `null` where there was none. */
  #left(shown: ShownPuzzle | null): Left | null {
    return shown && { shown, content: this.contentOf(shown.puzzle) };
  }

  /** Says where the bets are that were on the comparison before, if there were any; `undo` goes back to it. */
  #tellBets(left: Left | null): void {
    if (!left || left.content.bets.length === 0 || this.bets === left.content.bets) return;
    const text = 'The bets stay with their comparison. Undo returns to it.';
    this.#program.notices.tell(text, { undo: () => Promise.resolve(this.#goBack(left)) });
  }

  /** Everything is as it was when a comparison was left. */
  #goBack({ shown, content }: Left): void {
    if (shown.puzzle !== this.#program.current.puzzle) void this.#program.current.use(shown);
    this.#restore(content);
    if (this.#isOpen) this.#goOn(this.#steps);
  }

  /** Changes the search of a lane: everybody begins again. */
  change(lane: Lane, change: Partial<SearchSpec>): void {
    this.#begin(() => {
      lane.chosen = changedSearch(lane.chosen, change);
      lane.durationMs = null;
    });
  }

  /** One more lane, like the last one. */
  add(): void {
    this.#begin(() => (this.lanes = [...this.lanes, this.#laneOf(this.lanes.at(-1)!.chosen)]));
  }

  remove(lane: Lane): void {
    this.#begin(() => {
      lane.stop();
      this.lanes = this.lanes.filter((other) => other !== lane);
    });
  }

  /** How many times as many nodes the first lane has expanded as the last one; `null` until both have ended on the screen. */
  readonly ratio = $derived.by((): number | null => {
    const [first, last] = [this.lanes[0].player, this.lanes.at(-1)!.player];
    return first.atEnd && last.atEnd ? first.step / last.step : null;
  });

  /** Waits until the searches of now have ended; throws where others have begun before that, or one was stopped. */
  async untilEnded(): Promise<void> {
    const ended = this.#ended;
    await ended;
    const isOver = this.running.every(({ outcome }) => outcome !== null);
    if (ended !== this.#ended || !isOver)
      throw new AppError('not-finished', 'The searches were stopped before they ended.');
  }

  /** All of the comparison, on the puzzle that it was on. */
  contentOf(puzzle: Puzzle): ComparisonContent {
    const { lanes, clock, look } = this;
    return {
      puzzle,
      searches: lanes.map(({ search }) => search),
      ...{ clock: clock.kind, steps: this.#steps, bets: this.#book.of(keyOfComparison(puzzle, chosenIn(this.lanes))) },
      times: lanes.map(({ durationMs }) => durationMs),
      look: look.kept,
      trees: lanes.map(({ seen }) => seen),
    };
  }

  /** The comparison as the next start finds it; `null` before any puzzle was compared. */
  get underWay(): ComparisonUnderWay | null {
    if (!this.#shown) return null;
    const { puzzle, puzzleId, title } = this.#shown;
    const content = { ...this.contentOf(puzzle), searches: chosenIn(this.lanes) };
    return { content, label: { puzzleId, title }, evenIfUnsolvable: this.isUnsolvableWanted };
  }

  /** Stands as it was left, before the puzzle is on the board; `null`: as at first. */
  goOnWith(underWay: ComparisonUnderWay | null): void {
    this.#shown = underWay && { puzzle: underWay.content.puzzle, ...underWay.label };
    if (!underWay) return this.#have(searchesOf('bfs-astar'));
    this.isUnsolvableWanted = underWay.evenIfUnsolvable;
    this.#stand(underWay.content);
  }

  get #steps(): number[] {
    return this.lanes.map(({ step }) => step);
  }

  /** Goes to the view with a comparison that was kept, or that came with a link (`isGuest`), as it was. */
  reopen({ title, puzzleId, ...saved }: ComparisonContent & RunLabel, isGuest?: boolean): void {
    const left = this.#left(this.#shown);
    void this.#program.current.use({ puzzle: saved.puzzle, title, puzzleId, isGuest });
    this.#restore(saved);
    this.#tellBets(left);
    this.#program.navigation.show('compare');
  }

  /** Has the searches of `content` on the puzzle on the board. */
  #restore(content: ComparisonContent): void {
    this.#stand(content);
    this.#shown = this.#program.current.shown;
    this.isUnsolvableWanted = this.#program.current.solvability?.solvable === false;
  }

  /** Has the searches of `content`, each to stand where it stood. */
  #stand({ puzzle, searches, clock, steps, times = [], bets, look, trees = [] }: ComparisonContent): void {
    this.#have(searches);
    this.lanes.forEach((lane, index) => lane.resume(steps[index], trees[index], times[index]));
    this.clock.kind = clock;
    this.#book.put(keyOfComparison(puzzle, searches), bets);
    if (look) this.look.show(look);
    else this.look.reset();
  }

  #laneOf(search: SearchSpec): Lane {
    return new Lane(
      this.#program,
      { id: ++this.#lastId, search, look: this.look.trees },
      {
        slot: this.#slot,
        goTo: (lane, step) => this.clock.jump(timeAt(this.clock.kind, lane.paced, step)),
        isAsked: () => this.asking.isWaiting,
        pace: () => (this.clock.playing ? this.clock.speed : 0),
        numbers: () => this.#numbers,
        pointed: () => this.#pointed,
        colouring: (lane) => this.colouring.at(lane, ({ player }) => player.step),
      },
    );
  }

  readonly #numbers = $derived.by(() => new StateIds(createSlidingDomain(this.#program.current.puzzle!, 'zero')));

  readonly #pointed = $derived.by(() => {
    const lane = this.running.find(({ view }) => view.hovered !== NONE);
    return lane ? { lane, state: lane.states.stateOf(lane.view.hovered) } : null;
  });

  async #start(lane: Lane): Promise<void> {
    if (this.isSearchable) await this.#program.notices.attempt(() => lane.start(this.isUnsolvableWanted));
    else lane.stop();
  }
}

export const [getComparison, setComparison] = createContext<Comparison>();
