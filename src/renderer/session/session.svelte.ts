/**
 * What is on the screen: the puzzle, the search, its player, the selection. Components read it and call its methods;
 * the host has the authority, and everything that lasts is kept there.
 */
import { createContext, untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { Api } from '../../shared/contract/api.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { FileType } from '../../shared/contract/exchange.ts';
import type {
  AppDescription,
  LibraryPuzzle,
  Puzzle,
  Run,
  SearchSpec,
  Settings,
  Theme,
} from '../../shared/contract/types.ts';
import {
  estimate,
  HEURISTICS,
  heuristicsFor,
  needsTables,
  perTile,
  type HeuristicId,
} from '../../shared/puzzle/heuristics.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';
import { GOAL_ROOT, pathTo, solutionLength, solutionNodes } from '../../shared/search/path.ts';
import type { SearchOptions } from '../../shared/search/options.ts';
import type { StopId } from '../../shared/search/stops.ts';
import { STRATEGIES } from '../../shared/search/strategy.ts';
import { NONE } from '../../shared/search/trace.ts';
import { TreeLook } from '../tree/look.svelte.ts';
import { saveBytes } from '../lib/exchangeFiles.ts';
import { Boards } from './boards.ts';
import { FineSteps } from './fineSteps.svelte.ts';
import { Library } from './library.svelte.ts';
import { Player } from './player.svelte.ts';
import { searchOptionsOf } from './searchOptions.ts';
import { shuffledStart } from './shuffledStart.ts';
import { findStop } from './stopSearch.ts';
import { SolutionWalk } from './solutionWalk.svelte.ts';

export type View = 'search' | 'puzzle' | 'states' | 'library';

/** One sentence for the user; an error stays until it is dismissed. */
export interface Notice {
  readonly kind: 'done' | 'error';
  readonly text: string;
  /** Takes back what was done. */
  readonly undo?: () => Promise<void>;
}

/** A puzzle on the board: one of the library, or a new one that is not kept yet. */
export interface ShownPuzzle {
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly puzzleId: number | null;
}

const PREFERS_DARK = new MediaQuery('(prefers-color-scheme: dark)');

export const UNTITLED = 'Untitled puzzle';

/** How long settings are gathered before they are written. */
const SETTINGS_DELAY_MS = 250;

export class Session {
  readonly api: Api;
  readonly player: Player;
  readonly fine: FineSteps;
  readonly library: Library;
  readonly treeLook = new TreeLook();
  readonly description: AppDescription;

  view = $state<View>('search');
  shown = $state.raw<ShownPuzzle | null>(null);
  settings = $state.raw<Settings>()!;
  /** The run of the history that is being stepped through again, or that this search was saved as. */
  run = $state.raw<Run | null>(null);
  /** Node chosen by the user; `NONE` follows the step. */
  selected = $state(NONE);
  hovered = $state(NONE);
  solution = $state.raw<SolutionWalk | null>(null);
  notice = $state.raw<Notice | null>(null);
  saving = $state(false);
  /** The other side is gone: nothing can be asked or saved any more. */
  disconnected = $state(false);

  /** The part that is built of what the search needs, from 0 to 1; `null` while nothing is being built. */
  preparing = $state<number | null>(null);

  #opening = 0;
  #pendingSettings: Partial<Settings> = {};
  #settingsTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: Api, description: AppDescription, settings: Settings) {
    this.api = api;
    this.description = description;
    this.settings = settings;
    this.player = new Player(api.searches, (error) => this.complain(error));
    this.player.speed = settings.speed;
    this.fine = new FineSteps(this.player, () => this.order);
    this.library = new Library(api);
  }

  /** Opens the program where it was left. */
  async restore(): Promise<void> {
    await this.attempt(() => this.library.load());
    const { runId, puzzleId, step } = this.settings;
    if (runId !== null && (await this.#restoreRun(runId, step))) return;
    if (puzzleId === null || !(await this.#restorePuzzle(puzzleId, step))) await this.#openFirst();
  }

  /** Returns whether the run is shown. One that was deleted meanwhile is not worth a word; one that is damaged is. */
  async #restoreRun(runId: number, step: number): Promise<boolean> {
    try {
      await this.openRun(await this.api.runs.get({ runId }), step);
      return true;
    } catch (error) {
      if (!isGone(error)) this.complain(error);
      return false;
    }
  }

  /** The same for a puzzle. */
  async #restorePuzzle(puzzleId: number, step: number): Promise<boolean> {
    try {
      await this.openPuzzle(await this.api.library.getPuzzle({ puzzleId }), step);
      return true;
    } catch (error) {
      if (!isGone(error)) this.complain(error);
      return false;
    }
  }

  async #openFirst(): Promise<void> {
    await this.attempt(async () => {
      const first = await this.library.firstPuzzle();
      if (first) await this.openPuzzle(first);
    });
  }

  get puzzle(): Puzzle | null {
    return this.shown?.puzzle ?? null;
  }

  /** The heuristics that can be chosen for the puzzle. */
  readonly heuristics = $derived.by((): readonly HeuristicId[] =>
    this.shown ? heuristicsFor(this.shown.puzzle.rows, this.shown.puzzle.cols) : [this.settings.search.heuristic],
  );

  /** Derived, so that a setting that changes with every step is no reason to draw anything anew. */
  readonly search = $derived.by((): SearchSpec => this.run?.search ?? this.#fitting(this.settings.search));

  /** The user's choice, with another heuristic where that one is not for the size of the board. */
  #fitting(search: SearchSpec): SearchSpec {
    return this.heuristics.includes(search.heuristic) ? search : { ...search, heuristic: 'manhattan' };
  }

  readonly strategy = $derived.by(() => STRATEGIES[this.search.algorithm]);

  /** The options in the engine's words: what decides the order of removal, and what a step consists of. */
  readonly order = $derived.by((): SearchOptions => searchOptionsOf(this.search));

  readonly solvability = $derived.by(() => {
    const puzzle = this.shown?.puzzle;
    return puzzle ? solvability(puzzle.start, puzzle.goal, puzzle.cols) : null;
  });

  readonly #boards = $derived.by(() => {
    const opened = this.player.opened;
    return opened
      ? new Boards(
          opened.puzzle,
          untrack(() => this.player.reader),
          STRATEGIES[opened.search.algorithm].fromBothEnds ? GOAL_ROOT : NONE,
        )
      : null; // one reader for all its batches
  });

  /** Node taken from the frontier at this step; `NONE` before the first. */
  readonly current = $derived.by(() => {
    return this.player.reader.expandedBy(this.player.step);
  });

  /** Node on the large board. */
  readonly shownNode = $derived.by(() => {
    if (this.solution) return this.solution.node;
    if (this.selected !== NONE) return this.selected;
    return this.current === NONE ? 0 : this.current;
  });

  readonly shownCells = $derived.by((): readonly number[] => {
    const boards = this.#boards;
    if (!boards || this.player.reader.nodes === 0) return this.shown?.puzzle.start ?? [];
    return boards.of(this.shownNode);
  });

  /** Nodes from the root to the node on the board. */
  readonly path = $derived.by((): readonly number[] => {
    const { reader } = this.player;
    return reader.nodes === 0 ? [] : Array.from(pathTo(reader, this.shownNode));
  });

  /** h of the board; `null` where the search uses none. */
  readonly h = $derived.by((): number | null => {
    const puzzle = this.puzzle;
    if (!puzzle || !this.strategy.usesHeuristic) return null;
    const { heuristic, factor, members } = this.search;
    if (needsTables(heuristic, puzzle.rows, puzzle.cols)) return this.player.reader.h[this.shownNode] ?? null;
    return estimate(heuristic, this.shownCells, puzzle.goal, puzzle.cols, { factor, members });
  });

  /** What the heuristic counts for each tile of the board; `null` where it has no such parts, or the search uses none. */
  readonly contribution = $derived.by(() => this.contributionOf(this.shownCells));

  /** The same for any board of the puzzle. */
  contributionOf(cells: ArrayLike<number>): ReadonlyMap<number, number> | null {
    const puzzle = this.puzzle;
    if (!puzzle || !this.strategy.usesHeuristic) return null;
    const parts = perTile(this.search.heuristic, cells, puzzle.goal, puzzle.cols);
    return parts && new Map(parts.entries());
  }

  cellsOf(node: number): readonly number[] {
    return this.#boards!.of(node);
  }

  /** Length of a shortest solution: proved by the search that is open, or known to the library. `null`: not known. */
  readonly optimal = $derived.by((): number | null => {
    const { reader, opened } = this.player;
    const { kept } = this.library;
    if (kept?.optimal != null && kept.puzzleId === this.shown?.puzzleId) return kept.optimal;
    if (!opened || reader.goal === NONE) return null;
    const { algorithm, heuristic, goalTest, weight } = opened.search;
    const { admissible } = HEURISTICS[heuristic];
    return STRATEGIES[algorithm].isOptimal({ admissible, goalTest, weight }) ? solutionLength(reader) : null;
  });

  /** The theme in force. */
  get theme(): Exclude<Theme, 'system'> {
    const { theme } = this.settings;
    if (theme !== 'system') return theme;
    return PREFERS_DARK.current ? 'dark' : 'light';
  }

  /** Goes to a view; the library is read anew, because another window may have added to it. */
  show(view: View): void {
    this.view = view;
    if (view === 'library') void this.attempt(() => this.library.load());
  }

  async openPuzzle({ puzzle, title, puzzleId }: LibraryPuzzle | ShownPuzzle, step = 0): Promise<void> {
    this.view = 'search';
    await this.use({ puzzle, title, puzzleId }, step);
  }

  /** Puts a puzzle on the board of every view, and searches it; the view stays. */
  async use(shown: ShownPuzzle, step = 0): Promise<void> {
    if (this.disconnected) return;
    this.shown = shown;
    this.run = null;
    this.remember({ puzzleId: shown.puzzleId, runId: null });
    void this.attempt(() => this.library.keep(shown.puzzleId));
    await this.#start(step);
  }

  /** Shows a puzzle that is not kept yet. */
  async showPuzzle(puzzle: Puzzle): Promise<void> {
    await this.openPuzzle({ puzzle, title: UNTITLED, puzzleId: null });
  }

  /** Another start for the same goal. */
  async shuffle(): Promise<void> {
    const puzzle = this.puzzle;
    if (puzzle) await this.showPuzzle({ ...puzzle, start: shuffledStart(puzzle) });
  }

  /** Puzzles were deleted: one that is on the board goes on as a new one. */
  forgetPuzzles(puzzleIds: readonly number[]): void {
    if (this.shown?.puzzleId != null && puzzleIds.includes(this.shown.puzzleId))
      this.shown = { ...this.shown, puzzleId: null };
  }

  /** The same for runs. */
  forgetRuns(runIds: readonly number[]): void {
    if (this.run && runIds.includes(this.run.runId)) this.#forgetRun(this.run);
  }

  /** Marks runs that old ones make no room for, or no longer. */
  async pinRuns(runIds: readonly number[], isPinned: boolean): Promise<void> {
    await this.library.pinRuns(runIds, isPinned);
    if (this.run && runIds.includes(this.run.runId)) this.run = { ...this.run, isPinned };
  }

  /** The search goes on as one that is not saved. */
  #forgetRun(run: Run): void {
    this.run = null;
    this.remember({ search: this.#editable(run.search), runId: null });
  }

  /** A run knows no heuristic where its algorithm uses none; the user's choice comes back with one that does. */
  #editable(search: SearchSpec): SearchSpec {
    const { heuristic } = STRATEGIES[search.algorithm].usesHeuristic ? search : this.settings.search;
    return { ...search, heuristic };
  }

  /** Opens a run of the history: its trace is recomputed, also that of one that found no solution. */
  async openRun(run: Run, step = 0): Promise<void> {
    if (this.disconnected) return;
    this.shown = { puzzle: run.puzzle, title: run.title, puzzleId: run.puzzleId };
    this.run = run;
    this.view = 'search';
    this.remember({ puzzleId: run.puzzleId, runId: run.runId });
    void this.attempt(() => this.library.keep(run.puzzleId));
    await this.#start(step, true);
  }

  /** Searches the same puzzle in another way; one that parity rules out only if it was searched before. */
  async setSearch(change: Partial<SearchSpec>): Promise<void> {
    if (this.disconnected) return;
    const wasSearched = this.player.opened !== null;
    const search = { ...this.#editable(this.search), ...change };
    this.run = null;
    this.remember({ search, runId: null });
    await this.#start(0, wasSearched);
  }

  /** Searches a pair that parity rules out: every state that can be reached will be expanded. */
  async searchAnyway(): Promise<void> {
    await this.#start(0, true);
  }

  /** Stops the search that is open and opens one for what is shown now. The newest call wins. */
  async #start(step = 0, evenIfUnsolvable = false): Promise<void> {
    const opening = ++this.#opening;
    const shown = this.shown;
    this.#closeSearch();
    if (!shown || !(this.solvability?.solvable || evenIfUnsolvable)) return;
    const { search } = this;
    const { puzzle, puzzleId, title } = shown;
    const keepAs = this.run ? undefined : { puzzleId, title }; // a run of the history is in it already
    const isLatest = (): boolean => opening === this.#opening;
    try {
      if (!(await this.#prepared(puzzle, search, isLatest))) return;
      const { searchId } = await this.api.searches.start({ puzzle, search, evenIfUnsolvable, keepAs });
      if (isLatest()) this.player.open({ searchId, puzzle, search }, step);
      else await this.#stop(searchId);
    } catch (error) {
      if (isLatest()) this.complain(error);
    }
  }

  /** Waits until what the search needs is there. Returns whether the search is still wanted then. */
  async #prepared(puzzle: Puzzle, search: SearchSpec, isLatest: () => boolean): Promise<boolean> {
    if (!needsTables(search.heuristic, puzzle.rows, puzzle.cols)) return true;
    try {
      for (let done = 0; done < 1;) {
        ({ done } = await this.api.searches.prepare({ puzzle, search }));
        if (!isLatest()) return false;
        this.preparing = done;
      }
      return true;
    } finally {
      if (isLatest()) this.preparing = null;
    }
  }

  #closeSearch(): void {
    this.preparing = null;
    const searchId = this.player.opened?.searchId;
    this.player.close();
    this.selected = NONE;
    this.hovered = NONE;
    this.solution = null;
    if (searchId !== undefined) void this.attempt(() => this.#stop(searchId));
  }

  /** Frees a search of the host. One that the host has lost is free already. */
  async #stop(searchId: number): Promise<void> {
    await this.api.searches.stop({ searchId }).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }

  /** Whether the step shown has reached the goal: only then is the solution offered. */
  get hasSolution(): boolean {
    return this.solution !== null || (this.player.atEnd && this.player.reader.goal !== NONE);
  }

  /** Starts or pauses the walk along the solution, where there is one. */
  walkSolution(): void {
    const { reader } = this.player;
    if (this.solution) this.solution.toggle();
    else if (this.hasSolution) this.solution = new SolutionWalk(solutionNodes(reader));
  }

  /** Back to following the step. */
  letGo(): void {
    this.selected = NONE;
    this.solution = null;
  }

  select(node: number): void {
    this.solution = null;
    this.selected = node === this.selected ? NONE : node;
  }

  /** Every way to move the step goes through here: it shows the step, and what was chosen before gives way to it. */
  drive(move: (player: Player) => void): void {
    this.letGo();
    this.fine.leave();
    move(this.player);
  }

  /** So many steps forward or, negative, back. Inside a step the first one forward completes it. */
  stepBy(steps: number): void {
    const completes = steps > 0 && this.fine.place !== null ? 1 : 0;
    this.drive((player) => player.stepBy(steps - completes));
  }

  /** Goes to the next step at which `stop` happens. Returns `false` where there is none; nothing moves then. */
  async stopAt(stop: StopId): Promise<boolean> {
    const node = this.selected;
    this.player.pause();
    const found = await findStop(this.player, stop, this.order, node);
    if (typeof found === 'number') this.drive((player) => player.jump(found));
    return found !== null;
  }

  /** One moment of a step forward or back. */
  stepWithin(direction: 1 | -1): void {
    this.letGo();
    if (direction === 1) this.fine.forward();
    else this.fine.back();
  }

  /** Keeps the run of the search for good, once it has ended; a search under way is taken to its end first. */
  async saveRun(): Promise<void> {
    const opened = this.player.opened;
    if (!opened || this.saving) return;
    this.saving = true;
    await this.attempt(async () => {
      if (!(await this.player.untilEnded()) || this.player.opened !== opened) return;
      const { puzzleId, title } = this.shown!;
      const run = await this.library.pinRun(opened.searchId, { puzzleId, title });
      if (this.player.opened === opened) this.#showSaved(run);
      this.notice = { kind: 'done', text: 'The run is kept: it will never make room for newer ones.' };
    });
    this.saving = false;
  }

  #showSaved(run: Run): void {
    this.run = run;
    this.remember({ runId: run.runId });
  }

  async savePuzzle(into: { setId: number } | { setTitle: string }, title: string): Promise<boolean> {
    const shown = this.shown;
    if (!shown) return false;
    return this.attempt(async () => {
      const saved = await this.library.savePuzzle(into, title, shown.puzzle);
      if (this.shown === shown) await this.#showKept(shown, saved);
      this.notice = { kind: 'done', text: `“${saved.title}” is in the library.` };
    });
  }

  async #showKept(shown: ShownPuzzle, { title, puzzleId }: LibraryPuzzle): Promise<void> {
    this.shown = { ...shown, title, puzzleId };
    this.remember({ puzzleId });
    await this.library.keep(puzzleId);
  }

  /** Saves what the page has made under `name`, to which its ending is added: where the user, or the browser, puts it. */
  async save(name: string, type: FileType, blob: Blob): Promise<void> {
    await saveBytes(this.api, { name, type, bytes: blob });
  }

  /** Keeps settings for the next launch, a moment later and together. */
  remember(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    Object.assign(this.#pendingSettings, change);
    clearTimeout(this.#settingsTimer);
    this.#settingsTimer = setTimeout(() => void this.writeSettings(), SETTINGS_DELAY_MS);
  }

  /** Writes what is gathered, at once: the page may be about to close. What could not be written is tried again later. */
  async writeSettings(): Promise<void> {
    clearTimeout(this.#settingsTimer);
    const change = this.#pendingSettings;
    if (Object.keys(change).length === 0 || this.disconnected) return;
    this.#pendingSettings = {};
    const isWritten = await this.attempt(() => this.api.settings.write({ change }));
    if (!isWritten) this.#pendingSettings = { ...change, ...this.#pendingSettings };
  }

  /** Does `work`; what goes wrong becomes a notice. Returns whether it was done. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  /** The host is gone. What is on the screen can still be stepped through; nothing can be asked or saved. */
  disconnect(): void {
    this.disconnected = true;
    this.notice = null;
  }

  complain(error: unknown): void {
    if (error instanceof AppError && error.code === 'closed') this.disconnect();
    else this.notice = { kind: 'error', text: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether what was asked for is not there any more. */
function isGone(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not-found';
}

export const [getSession, setSession] = createContext<Session>();
