import { createContext } from 'svelte';
import type { Bet, ComparisonContent, ComparisonUnderWay } from '../../shared/contract/comparisons.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { Puzzle, RunLabel, SearchSpec } from '../../shared/contract/types.ts';
import { createSlidingDomain } from '../../shared/puzzle/domain/slidingDomain.ts';
import { StateIds } from '../../shared/readings/stateIds.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { ShownPuzzle } from '../program/currentPuzzle.svelte.ts';
import { pinRun } from '../program/pinRun.ts';
import type { Program } from '../program/program.ts';
import { Asking } from '../ask/asking.svelte.ts';
import { changedSearch } from '../../shared/contract/searchOptions.ts';
import { SearchSlot } from '../run/searchSlot.ts';
import type { MainSearch } from '../search/mainSearch.svelte.ts';
import type { Palette } from '../ui/pen/palette.ts';
import { isSamePuzzle } from '../../shared/puzzle/puzzleKey.ts';
import { BetBook, keyOfComparison } from './bets.ts';
import { CommonClock } from './commonClock.svelte.ts';
import { CompareLook } from './compareLook.svelte.ts';
import { KnownBest } from './knownBest.svelte.ts';
import { chosenIn, Lane, timeInTurns, type LaneContext } from './lane.svelte.ts';
import { LaneColouring } from './laneColouring.svelte.ts';
import { laneNames } from '../../shared/contract/searchNames.ts';
import { compareLanes, type Measured } from './measures.ts';
import { presetOf, searchesOf, type PresetId } from './presets.ts';
import { spokenStandings } from './standing.ts';
import { LanesTarget } from './lanesTarget.svelte.ts';

/** The previous comparison, which undo restores. */
interface Left {
  readonly shown: ShownPuzzle;
  readonly content: ComparisonContent;
}

/**
 * A lane holds a trace of `USUAL_LIMITS.nodes` nodes, or of more where raised, here and in the host. The host has
 * room for four (`MAX_NODES_IN_ALL`), hence `MAX_LANES`; a lane that finds no room is refused with a sentence.
 */
export class Comparison implements LaneContext {
  lanes = $state.raw<readonly Lane[]>([]);
  readonly target = new LanesTarget(this);
  readonly asking = new Asking(this.target, () => this.#program);
  readonly clock = new CommonClock(() => this.running, this.asking);
  readonly look = new CompareLook(this.clock, () => this.lanes.length);
  readonly colouring = new LaneColouring(this);
  readonly slot: SearchSlot;
  readonly best: KnownBest;
  isSaving = $state(false);
  isUnsolvableWanted = $state(false);
  /** `null` until the page has read the theme. */
  palette = $state.raw<Palette | null>(null);

  readonly #program: Program;
  #lastId = 0;
  #shown = $state.raw<ShownPuzzle | null>(null);
  readonly #book = new BetBook();
  /** Resolves when every search has ended or been given up. */
  #ended: Promise<unknown> = Promise.resolve();
  /** Searches live only while the view is open. */
  #isOpen = false;
  #isTiming = false;

  constructor(program: Program, main: MainSearch) {
    this.#program = program;
    this.best = new KnownBest(program, main, this);
    this.slot = new SearchSlot(program.api.searches);
    this.resume(program.settings.now.comparison);
  }

  /** The lanes that have a search; one that failed does not stop the others. */
  readonly running = $derived.by(() => this.lanes.filter(({ view }) => view.failure === null));

  readonly #key = $derived.by(() => {
    const { puzzle } = this.#program.current;
    return puzzle && keyOfComparison(puzzle, chosenIn(this.lanes));
  });

  /** The bets on the ratio of the first lane to the last. */
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

  readonly preset = $derived.by((): PresetId | null => presetOf(chosenIn(this.lanes)));

  readonly measured = $derived.by((): readonly Measured[] => {
    const { shortest, cheapest } = this.best;
    return this.lanes.map(({ player: { reader, step }, time }) => ({ reader, step, time, shortest, cheapest }));
  });

  readonly rows = $derived.by(() => compareLanes(this.measured, this.best.costsDiffer));

  readonly spoken = $derived.by(() => spokenStandings(this.lanes, this.names));

  get hidesNext(): boolean {
    return this.#program.settings.now.hidesNext || this.asking.isWaiting || this.target.isAwaited;
  }

  /** Whether there is a puzzle that is solvable, or searched anyway. */
  get isSearchable(): boolean {
    return (
      this.#program.current.puzzle !== null &&
      (this.isUnsolvableWanted || this.#program.current.solvability?.solvable === true)
    );
  }

  /** Call when the view opens or the puzzle changes; the same puzzle resumes where it was left. */
  enter(): void {
    const { shown } = this.#program.current;
    if (!shown) return;
    const left = this.#left(this.#shown);
    this.#shown = shown;
    if (left && isSamePuzzle(left.shown.puzzle, shown.puzzle)) return this.#goOn(this.#steps);
    this.isUnsolvableWanted = false;
    for (const lane of this.lanes) lane.forgetPace();
    this.open();
    this.#tellBets(left);
  }

  open(): void {
    for (const lane of this.lanes) lane.begin();
    this.#goOn(null);
  }

  #goOn(steps: readonly number[] | null): void {
    this.asking.close();
    this.#isOpen = true;
    this.clock.restart(steps);
    this.#ended = Promise.all(this.lanes.map((lane) => this.#start(lane)));
  }

  /** Ends every search in the host; the lanes keep their options. */
  close(): void {
    this.#isOpen = false;
    this.clock.isPlaying = false;
    for (const lane of this.lanes) lane.leave();
  }

  /** Stops waiting, and clears the selection in every tree. */
  clearSelection(): void {
    this.clock.stopWaiting();
    for (const { view } of this.lanes) view.clearSelection();
  }

  searchAnyway(): void {
    this.isUnsolvableWanted = true;
    this.open();
  }

  use(preset: PresetId): void {
    this.replace(searchesOf(preset));
  }

  replace(searches: readonly SearchSpec[]): void {
    this.#begin(() => this.#setLanes(searches));
  }

  /** Replaces the lanes. Starts no search. */
  #setLanes(searches: readonly SearchSpec[]): void {
    for (const lane of this.lanes) lane.stop();
    this.lanes = searches.map((search) => this.#laneOf(search));
  }

  /** Applies `change` to the searches, then starts all of them again. */
  #begin(change: () => void): void {
    const left = this.#left(this.#program.current.shown);
    change();
    if (this.#isOpen) this.open();
    this.#tellBets(left);
  }

  #left(shown: ShownPuzzle | null): Left | null {
    return shown && { shown, content: this.contentOf(shown.puzzle) };
  }

  /** Says where the bets on the comparison before are, if any, with an undo. */
  #tellBets(left: Left | null): void {
    if (!left || left.content.bets.length === 0 || this.bets === left.content.bets) return;
    const text = 'The predictions stay with their comparison. Undo returns to it.';
    this.#program.notices.tell(text, { undo: () => Promise.resolve(this.#goBack(left)) });
  }

  #goBack({ shown, content }: Left): void {
    if (shown.puzzle !== this.#program.current.puzzle) void this.#program.current.use(shown);
    this.#restore(content);
    if (this.#isOpen) this.#goOn(this.#steps);
  }

  change(lane: Lane, change: Partial<SearchSpec>): void {
    this.#begin(() => {
      lane.chosen = changedSearch(lane.chosen, change);
      lane.forgetPace();
    });
  }

  add(): void {
    this.#begin(() => (this.lanes = [...this.lanes, this.#laneOf(this.lanes.at(-1)!.chosen)]));
  }

  remove(lane: Lane): void {
    this.#begin(() => {
      lane.stop();
      this.lanes = this.lanes.filter((other) => other !== lane);
    });
  }

  /** Nodes expanded by the first lane over those by the last; `null` until both have ended on the screen, and for none. */
  readonly ratio = $derived.by((): number | null => {
    const [first, last] = [this.lanes[0].player, this.lanes.at(-1)!.player];
    const isKnown = first.atEnd && last.atEnd && first.step > 0 && last.step > 0;
    return isKnown ? first.step / last.step : null;
  });

  /** Throws where other searches begin meanwhile, or one is stopped. */
  async untilEnded(): Promise<void> {
    const ended = this.#ended;
    await ended;
    const isOver = this.running.every(({ outcome }) => outcome !== null);
    if (ended !== this.#ended || !isOver)
      throw new AppError('not-finished', 'The searches were stopped before they ended.');
  }

  /** Whether searches that have ended should be timed now. */
  get lacksTimes(): boolean {
    const { clock, running } = this;
    const isWanted = clock.atEnd || clock.kind === 'time';
    return isWanted && running.every(({ outcome }) => outcome !== null) && running.some(({ time }) => !time);
  }

  /** Times the searches that have ended. A new own pace moves no lane back. */
  async measureTimes(): Promise<void> {
    if (this.#isTiming) return;
    this.#isTiming = true;
    await this.#program.notices.attempt(() => timeInTurns(this.running));
    this.#isTiming = false;
    if (this.clock.kind === 'time') this.clock.use('time');
  }

  /**
   * Saves the comparison and the runs of all lanes, once its searches have ended. If others begin before that, saves
   * nothing and says so.
   */
  async save(): Promise<void> {
    if (this.isSaving || this.running.length === 0) return;
    this.isSaving = true;
    await this.#program.notices.attempt(() => this.#save(), 'The comparison is not saved.');
    this.isSaving = false;
  }

  async #save(): Promise<void> {
    const { current, notices, changes } = this.#program;
    const { puzzleId, title } = current.shown!;
    const keepAs = { puzzleId, title };
    await this.untilEnded();
    const content = this.contentOf(current.puzzle!);
    const searchIds = this.running.map(({ player }) => player.opened!.searchId); // others may begin meanwhile
    for (const searchId of searchIds) await pinRun(this.#program, searchId, keepAs);
    await changes.comparisons.save({ content, keepAs });
    notices.tell('Saved the comparison and its runs. It is in the library, and reopens as it is now.');
  }

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

  /** What the next start restores; `null` before any puzzle was compared. */
  get underWay(): ComparisonUnderWay | null {
    if (!this.#shown) return null;
    const { puzzle, puzzleId, title } = this.#shown;
    const content = { ...this.contentOf(puzzle), searches: chosenIn(this.lanes) };
    return { content, label: { puzzleId, title }, evenIfUnsolvable: this.isUnsolvableWanted };
  }

  /** Restores the saved comparison, or the default, before the puzzle is on the board. */
  resume(underWay: ComparisonUnderWay | null): void {
    this.#shown = underWay && { puzzle: underWay.content.puzzle, ...underWay.label };
    if (!underWay) return this.#setLanes(searchesOf('bfs-astar'));
    this.isUnsolvableWanted = underWay.evenIfUnsolvable;
    this.#restoreLanes(underWay.content);
  }

  get #steps(): number[] {
    return this.lanes.map(({ step }) => step);
  }

  /** Opens the view with a saved comparison, or one from a link (`isGuest`). */
  reopen({ title, puzzleId, ...saved }: ComparisonContent & RunLabel, isGuest?: boolean): void {
    const left = this.#left(this.#shown);
    void this.#program.current.use({ puzzle: saved.puzzle, title, puzzleId, isGuest });
    this.#restore(saved);
    this.#tellBets(left);
    this.#program.navigation.show('compare');
  }

  #restore(content: ComparisonContent): void {
    this.#restoreLanes(content);
    this.#shown = this.#program.current.shown;
    this.isUnsolvableWanted = this.#program.current.solvability?.solvable === false;
  }

  #restoreLanes({ puzzle, searches, clock, steps, times = [], bets, look, trees = [] }: ComparisonContent): void {
    this.#setLanes(searches);
    this.lanes.forEach((lane, index) => lane.resume(steps[index], trees[index], times[index]));
    this.clock.kind = clock;
    this.#book.put(keyOfComparison(puzzle, searches), bets);
    if (look) this.look.show(look);
    else this.look.reset();
  }

  #laneOf(search: SearchSpec): Lane {
    return new Lane(this.#program, ++this.#lastId, search, this);
  }

  readonly numbers = $derived.by(() => new StateIds(createSlidingDomain(this.#program.current.puzzle!, 'zero')));

  readonly pointed = $derived.by(() => {
    const lane = this.running.find(({ view }) => view.hovered !== NONE);
    return lane ? { lane, state: lane.states.stateOf(lane.view.hovered) } : null;
  });

  async #start(lane: Lane): Promise<void> {
    if (this.isSearchable) await this.#program.notices.attempt(() => lane.start(this.isUnsolvableWanted));
    else lane.stop();
  }
}

export const [getComparison, setComparison] = createContext<Comparison>();
