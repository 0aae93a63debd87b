/**
 * What is on the screen: the puzzle, the search, its player, the selection. Components read it and call its methods;
 * the host has the authority, and everything that lasts is kept there.
 */
import { createContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { Api } from '../../shared/contract/api.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { provesShortest } from '../../shared/contract/searchPromises.ts';
import type { FileType } from '../../shared/contract/exchange.ts';
import type { TilePicture } from '../../shared/contract/pictures.ts';
import type {
  AppDescription,
  LibraryPuzzle,
  Puzzle,
  Run,
  SearchSpec,
  Settings,
  Theme,
  View,
} from '../../shared/contract/types.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import { heuristicsFor, type HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import { repairedStart, solvability } from '../../shared/puzzle/solvable.ts';
import { solutionLength } from '../../shared/readings/path.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { NONE } from '../../shared/trace/trace.ts';
import { TreeLook } from '../run/look.svelte.ts';
import { saveBytes } from '../host/exchangeFiles.ts';
import { Library } from '../library/library.svelte.ts';
import { neighbourPuzzle } from '../library/neighbourPuzzle.ts';
import { shuffledStart } from './shuffledStart.ts';
import { fitting } from '../run/searchOptions.ts';
import { quoted } from '../ui/words.ts';
import { isGone, Stage } from '../run/stage.svelte.ts';

/** One sentence for the user; an error stays until it is dismissed. */
export interface Notice {
  readonly kind: 'done' | 'error';
  readonly text: string;
  /** Takes back what was done. */
  readonly undo?: () => Promise<void>;
  /** The step that it is about: it goes with it. */
  readonly step?: number;
}

/** A puzzle on the board: one of the library, or a new one that is not kept yet. */
export interface ShownPuzzle {
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly puzzleId: number | null;
  readonly picture?: TilePicture;
}

const PREFERS_DARK = new MediaQuery('(prefers-color-scheme: dark)');

export const UNTITLED = 'Untitled puzzle';

/** How long settings are gathered before they are written. */
const SETTINGS_DELAY_MS = 250;

export class Session extends Stage {
  readonly api: Api;
  readonly library: Library;
  readonly treeLook = new TreeLook();
  readonly description: AppDescription;

  view = $state<View>('search');
  shown = $state.raw<ShownPuzzle | null>(null);
  settings = $state.raw<Settings>()!;
  /** The run of the history that is being stepped through again, or that this search was saved as. */
  run = $state.raw<Run | null>(null);
  notice = $state.raw<Notice | null>(null);
  saving = $state(false);
  /** The other side is gone: nothing can be asked or saved any more. */
  disconnected = $state(false);

  #pendingSettings: Partial<Settings> = {};
  #settingsTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: Api, description: AppDescription, settings: Settings) {
    super(api.searches, 'follow');
    this.api = api;
    this.description = description;
    this.settings = settings;
    this.view = settings.view;
    this.player.speed = settings.speed;
    this.library = new Library(api);
  }

  /** Opens the program where it was left. */
  async restore(): Promise<void> {
    await this.attempt(() => this.library.load());
    const { runId, puzzleId, unsaved, step } = this.settings;
    const { runs, library } = this.api;
    const useRun = (run: Run): Promise<void> => this.#useRun(run, step);
    const usePuzzle = (puzzle: LibraryPuzzle): Promise<void> => this.use(puzzle, step);
    if (runId !== null && (await this.#restoreFrom(() => runs.get({ runId }), useRun))) return;
    if (puzzleId !== null && (await this.#restoreFrom(() => library.getPuzzle({ puzzleId }), usePuzzle))) return;
    if (unsaved && !this.shown) return this.use({ ...unsaved, puzzleId: null }, step);
    await this.#useFirst();
  }

  /**
   * Puts what was open before on the board, unless the user was quicker and has opened something else; the view is the user's
   * as well. Returns whether anything is there. What was deleted meanwhile is not worth a word; what is damaged is.
   */
  async #restoreFrom<T>(read: () => Promise<T>, use: (open: T) => Promise<void>): Promise<boolean> {
    try {
      const open = await read();
      if (!this.shown) await use(open);
      return true;
    } catch (error) {
      if (!isGone(error)) this.complain(error);
      return this.shown !== null;
    }
  }

  async #useFirst(): Promise<void> {
    await this.attempt(async () => {
      const first = await this.library.firstPuzzle();
      if (first && !this.shown) await this.use(first);
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
  readonly search = $derived.by((): SearchSpec => this.run?.search ?? fitting(this.settings.search, this.heuristics));

  readonly solvability = $derived.by(() => {
    const puzzle = this.shown?.puzzle;
    return puzzle ? solvability(puzzle.start, puzzle.goal, puzzle.cols) : null;
  });

  /** What was computed of a puzzle: the length of a shortest solution, `null` where there is none. */
  #learnt = $state.raw<{ readonly puzzle: Puzzle; readonly distance: number | null } | null>(null);

  /** Takes down how far the start of `puzzle` is from its goal, as all states of small boards tell it. */
  learn(puzzle: Puzzle, distance: number | null): void {
    this.#learnt = { puzzle, distance };
  }

  /** Length of a shortest solution: known to the library, computed, or proved by the search that is open. `null`: not known. */
  readonly optimal = $derived.by((): number | null => {
    const { reader, opened } = this.player;
    const { kept } = this.library;
    if (kept?.optimal != null && kept.puzzleId === this.shown?.puzzleId) return kept.optimal;
    if (this.#learnt?.puzzle === this.puzzle && this.puzzle !== null) return this.#learnt!.distance;
    if (!opened || reader.goal === NONE) return null;
    return provesShortest(opened.search, opened.puzzle) ? solutionLength(reader) : null;
  });

  get moveNaming(): MoveNaming {
    return this.settings.moveNaming;
  }

  /** The theme in force. Derived, so that a setting that changes with every step is no reason to read the colours anew. */
  readonly theme = $derived.by((): Exclude<Theme, 'system'> => {
    const { theme } = this.settings;
    if (theme !== 'system') return theme;
    return PREFERS_DARK.current ? 'dark' : 'light';
  });

  /** Goes to a view; the library is read anew, because another window may have added to it. */
  show(view: View): void {
    this.view = view;
    if (view === 'library') void this.attempt(() => this.library.load());
  }

  /** Puts a puzzle on the board and shows it: in the comparison that is open, or else in the search view. */
  async openPuzzle(puzzle: LibraryPuzzle | ShownPuzzle, step = 0): Promise<void> {
    if (this.view !== 'compare') this.view = 'search';
    await this.use(puzzle, step);
  }

  /** Puts a puzzle on the board of every view, and searches it; the view stays. */
  async use({ puzzle, title, puzzleId, picture }: LibraryPuzzle | ShownPuzzle, step = 0): Promise<void> {
    if (this.disconnected) return;
    this.shown = { puzzle, title, puzzleId, picture };
    this.run = null;
    this.remember({ puzzleId, runId: null });
    void this.attempt(() => this.library.keep(puzzleId));
    await this.#start(step);
  }

  /** Shows a puzzle that is not kept yet. The picture on the tiles stays. */
  async showPuzzle(puzzle: Puzzle): Promise<void> {
    await this.openPuzzle({ puzzle, title: UNTITLED, puzzleId: null, picture: this.shown?.picture });
  }

  /** Another start for the same goal. */
  async shuffle(): Promise<void> {
    const puzzle = this.puzzle;
    if (puzzle) await this.showPuzzle({ ...puzzle, start: shuffledStart(puzzle) });
  }

  /** The same puzzle with two tiles of its start exchanged, so that the goal can be reached. */
  async repair(): Promise<void> {
    const puzzle = this.puzzle;
    if (puzzle) await this.showPuzzle({ ...puzzle, start: repairedStart(puzzle.start) });
  }

  /** Opens the puzzle after the one that is shown, or before it, in its set. */
  async openNeighbour(direction: 1 | -1): Promise<void> {
    await this.attempt(async () => {
      const kept = this.shown?.puzzleId == null ? null : this.library.kept;
      const found = kept && (await neighbourPuzzle(this.api.library, kept, direction));
      if (found) return this.openPuzzle(found);
      const place = direction === 1 ? 'last' : 'first';
      this.notice = {
        kind: 'done',
        text: kept ? `This is the ${place} puzzle of its set.` : 'This puzzle is in no set.',
      };
    });
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
    this.view = 'search';
    await this.#useRun(run, step);
  }

  async #useRun(run: Run, step: number): Promise<void> {
    if (this.disconnected) return;
    this.shown = { puzzle: run.puzzle, title: run.title, puzzleId: run.puzzleId };
    this.run = run;
    this.remember({ puzzleId: run.puzzleId, runId: run.runId });
    void this.attempt(() => this.#keepOf(run));
    await this.#start(step, true);
  }

  /** A run shows the picture of its puzzle, as long as that is in the library. */
  async #keepOf(run: Run): Promise<void> {
    await this.library.keep(run.puzzleId);
    const picture = this.library.kept?.picture;
    if (picture && this.run === run && this.shown) this.shown = { ...this.shown, picture };
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
    const { shown, search } = this;
    this.sight.folded.clear();
    if (!shown || !(this.solvability?.solvable || evenIfUnsolvable)) return this.closeSearch();
    const { puzzle, puzzleId, title } = shown;
    const keepAs = this.run ? undefined : { puzzleId, title }; // a run of the history is in it already
    await this.openSearch({ puzzle, search, evenIfUnsolvable, keepAs }, step);
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

  /** Puts the puzzle that is shown into a set. Resolves, once the next start would open it from there, to whether it is. */
  async savePuzzle(into: { setId: number } | { setTitle: string }, title: string): Promise<boolean> {
    const shown = this.shown;
    if (!shown) return false;
    return this.attempt(async () => {
      const saved = await this.library.savePuzzle(into, title, shown);
      this.notice = { kind: 'done', text: `${quoted(saved.title)} is in the library.` };
      if (this.shown === shown) await this.#showKept(shown, saved);
    });
  }

  async #showKept(shown: ShownPuzzle, { title, puzzleId }: LibraryPuzzle): Promise<void> {
    this.shown = { ...shown, title, puzzleId };
    this.remember({ puzzleId, unsaved: null });
    await this.writeSettings(); // or a crash would bring it back as a puzzle in no set, and its run twice
    await this.library.keep(puzzleId);
  }

  /** Saves what the page has made under `name`, to which its ending is added: where the user, or the browser, puts it. */
  async save(name: string, type: FileType, blob: Blob): Promise<void> {
    await saveBytes(this.api, { name, type, bytes: blob });
  }

  /** Keeps the view and a puzzle that is in no set for the next launch. */
  rememberPlace(): void {
    const { view, shown, run } = this;
    if (view !== this.settings.view) this.remember({ view });
    if (shown === null) return; // nothing is open yet
    const { puzzle, title, picture } = shown;
    const isUnsaved = shown.puzzleId === null && run === null;
    const unsaved = isUnsaved ? { puzzle, title, ...(picture && { picture }) } : null;
    if (JSON.stringify(unsaved) !== JSON.stringify(this.settings.unsaved)) this.remember({ unsaved });
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
    if (Object.keys(change).length === 0 || this.disconnected || this.description.isReadOnly) return;
    this.#pendingSettings = {};
    const isWritten = await this.attempt(() => this.api.settings.write({ change }));
    if (!isWritten) this.#pendingSettings = { ...change, ...this.#pendingSettings };
  }

  /** Takes back what the notice says was done, as long as it is shown. */
  async undo(): Promise<void> {
    const take = this.notice?.undo;
    if (!take) return;
    this.notice = null;
    await this.attempt(take);
  }

  /** Does `work`; what goes wrong becomes a notice, after a sentence on what was not done. Returns whether it was done. */
  async attempt(work: () => Promise<unknown>, notDone?: string): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.complain(error, notDone);
      return false;
    }
  }

  /** The host is gone. What is on the screen can still be stepped through; nothing can be asked or saved. */
  disconnect(): void {
    this.disconnected = true;
    this.notice = null;
  }

  complain(error: unknown, notDone = ''): void {
    if (error instanceof AppError && error.code === 'closed') return this.disconnect();
    const reason = error instanceof Error ? error.message : String(error);
    this.notice = { kind: 'error', text: `${notDone} ${reason}`.trimStart() };
  }
}

export const [getSession, setSession] = createContext<Session>();
