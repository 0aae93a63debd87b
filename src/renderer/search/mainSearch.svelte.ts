/** The search of the search view: how the current puzzle is searched, and the run of the history that it is. */
import { createContext } from 'svelte';
import type { SavedQuestion } from '../../shared/contract/questions.ts';
import type { Puzzle, Run, SearchSpec, Theme } from '../../shared/contract/types.ts';
import type { Occasion } from '../../shared/ask/worthAsking.ts';
import type { OwnHeuristic } from '../../shared/puzzle/heuristics/own.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import type { DrawerPage } from '../charts/runPage.ts';
import type { ShownPuzzle } from '../program/currentPuzzle.svelte.ts';
import type { Program } from '../program/program.ts';
import { Asking } from '../ask/asking.svelte.ts';
import { Occasions } from '../ask/occasions.svelte.ts';
import { RunStage } from '../ask/runStage.svelte.ts';
import { ByHand } from '../ask/byHand.svelte.ts';
import { TreeLook } from '../run/treeLook.svelte.ts';
import type { Player } from '../run/player.svelte.ts';
import type { AskedLook, RunSubject } from '../run/runSubject.ts';
import { RunView } from '../run/runView.svelte.ts';
import { changedSearch } from '../../shared/contract/searchOptions.ts';
import { fitting } from '../run/fitting.ts';
import { provedBy } from '../run/provedBy.ts';

export class MainSearch implements RunSubject {
  readonly treeLook = new TreeLook();
  readonly view: RunView;
  /** Its moments that are worth a question. */
  readonly occasions: Occasions;
  readonly asking: Asking;
  readonly hand: ByHand;
  /** The run of the history that is being stepped through again, or that this search was saved as. */
  run = $state.raw<Run | null>(null);
  saving = $state(false);
  /** What of the whole run is shown over the tree; `null` for nothing. */
  page = $state<DrawerPage | null>(null);

  readonly #program: Program;
  /** Whether a question is on its way that was asked before. */
  #isReopening = $state(false);

  /** Searches every puzzle that is put on the board from now on. */
  constructor(program: Program) {
    this.#program = program;
    this.view = new RunView(program.api.searches, this, 'follow');
    this.occasions = new Occasions(this.view);
    this.asking = new Asking(new RunStage(this.view, this.occasions), () => program);
    this.hand = new ByHand(this.view);
    this.player.speed = program.settings.now.speed;
    program.current.listener = (shown, step) => this.#searchPuzzle(shown, step);
  }

  get player(): Player {
    return this.view.player;
  }

  get puzzle(): Puzzle | null {
    return this.#program.current.puzzle;
  }

  get theme(): Exclude<Theme, 'system'> {
    return this.#program.settings.theme;
  }

  get hidesNext(): boolean {
    return this.#program.settings.now.hidesNext || this.asking.question !== null || this.hand.isOn || this.#isReopening;
  }

  get asked(): AskedLook | null {
    if (this.asking.question) return this.asking;
    return this.hand.isWaiting ? this.hand : null;
  }

  get moveNaming(): MoveNaming {
    return this.#program.settings.moveNaming;
  }

  complain(error: unknown): void {
    this.#program.notices.complain(error);
  }

  agree(own: OwnHeuristic): Promise<boolean> {
    return this.#program.own.show(own);
  }

  /** Derived, so that a setting that changes with every step is no reason to draw anything anew. */
  readonly search = $derived.by((): SearchSpec => {
    const { settings, current } = this.#program;
    return this.run?.search ?? fitting(settings.now.search, current.heuristics);
  });

  /** Length of a shortest solution: known to the library, computed, or proved by the search that is open. `null`: not known, or hidden. */
  readonly optimal = $derived.by((): number | null => {
    if (this.hidesNext && !this.player.ended) return null;
    const { shelf, current } = this.#program;
    const { kept } = shelf;
    if (kept?.optimal != null && kept.puzzleId === current.shown?.puzzleId) return kept.optimal;
    if (current.distance !== undefined) return current.distance;
    return provedBy(this.player);
  });

  async #searchPuzzle({ puzzleId }: ShownPuzzle, step: number): Promise<void> {
    const { settings, shelf, notices } = this.#program;
    this.run = null;
    settings.remember({ puzzleId, runId: null });
    void notices.attempt(() => shelf.keep(puzzleId));
    await this.#start(step);
  }

  /** Opens a run of the history: its trace is recomputed, also that of one that found no solution. */
  async openRun(run: Run, step = 0): Promise<void> {
    this.#program.navigation.show('search');
    await this.useRun(run, step);
  }

  /** The same; the view stays. */
  async useRun(run: Run, step: number): Promise<void> {
    const { notices, settings, current } = this.#program;
    if (notices.disconnected) return;
    current.shown = { puzzle: run.puzzle, title: run.title, puzzleId: run.puzzleId };
    this.run = run;
    settings.remember({ puzzleId: run.puzzleId, runId: run.runId });
    void notices.attempt(() => this.#showPictureOf(current.shown!));
    await this.#start(step, true);
  }

  /**
   * Opens the search of a question that was asked, at its step, and asks again; nothing of what comes is shown before. Resolves to
   * whether the engine asks it, `null` where something else was opened meanwhile.
   */
  async askAgain({ puzzle, puzzleId, title, searches, kind, step }: SavedQuestion): Promise<boolean | null> {
    const { notices, settings, current, navigation } = this.#program;
    if (notices.disconnected || kind === 'more') return null;
    const shown = (current.shown = { puzzle, title, puzzleId });
    [this.run, this.#isReopening] = [null, true];
    settings.remember({ search: searches[0], puzzleId, runId: null });
    navigation.show('search');
    void notices.attempt(() => this.#showPictureOf(shown));
    await this.#start(step, true);
    const { opened } = this.player;
    await this.player.untilArrived(step + 1);
    this.#isReopening = false;
    if (this.player.opened !== opened) return null;
    return this.player.step === step && this.asking.begin(kind);
  }

  /** The picture of its puzzle comes with a run and a question, as long as that is in the library. */
  async #showPictureOf(shown: ShownPuzzle): Promise<void> {
    const { shelf, current } = this.#program;
    await shelf.keep(shown.puzzleId);
    const picture = shelf.kept?.picture;
    if (picture && current.shown?.puzzle === shown.puzzle) current.shown = { ...current.shown, picture };
  }

  /** Searches the same puzzle in another way; one that parity rules out only if it was searched before. */
  async setSearch(change: Partial<SearchSpec>): Promise<void> {
    const { notices, settings, current } = this.#program;
    if (notices.disconnected) return;
    current.adopt();
    const wasSearched = this.player.opened !== null;
    const search = changedSearch(this.#editable(this.search), change);
    this.run = null;
    settings.remember({ search, runId: null });
    await this.#start(0, wasSearched);
  }

  /** Searches a pair that parity rules out: every state that can be reached will be expanded. */
  async searchAnyway(step = 0): Promise<void> {
    await this.#start(step, true);
  }

  /** Stops the search that is open and opens one for what is shown now. The newest call wins. */
  async #start(step = 0, evenIfUnsolvable = false): Promise<void> {
    this.asking.close();
    this.hand.leave();
    const { shown, solvability } = this.#program.current;
    this.view.sight.folded.clear();
    if (!shown || !(solvability?.solvable || evenIfUnsolvable)) return this.view.closeSearch();
    const { puzzle, puzzleId, title, isGuest } = shown;
    const keepAs = this.run || isGuest ? undefined : { puzzleId, title }; // a run of the history is in it already
    await this.view.openSearch({ puzzle, search: this.search, evenIfUnsolvable, keepAs }, step);
  }

  /** Goes to a moment, and asks its question. */
  askAt({ step, kind }: Occasion): void {
    this.view.jump(step);
    this.asking.begin(kind);
  }

  /** Somebody performs the search: the whole tree is seen, and no answer. */
  beginByHand(): void {
    this.asking.close();
    this.page = null;
    this.hand.begin();
  }

  /** Keeps the run of the search for good, once it has ended; a search under way is taken to its end first. */
  async saveRun(): Promise<void> {
    const opened = this.player.opened;
    if (!opened || this.saving) return;
    const { notices, current, shelf } = this.#program;
    this.saving = true;
    await notices.attempt(async () => {
      if (!(await this.player.untilEnded()) || this.player.opened !== opened) return;
      const { puzzleId, title } = current.shown!;
      const run = await shelf.pinRun(opened.searchId, { puzzleId, title });
      if (this.player.opened === opened) this.#showSaved(run);
      notices.tell('The run is kept for good: it is never deleted to make room.');
    });
    this.saving = false;
  }

  #showSaved(run: Run): void {
    this.run = run;
    this.#program.settings.remember({ runId: run.runId });
  }

  /** Runs were marked, or no longer: whether old ones are never to be deleted to make room. */
  markPinned(runIds: readonly number[], isPinned: boolean): void {
    if (this.run && runIds.includes(this.run.runId)) this.run = { ...this.run, isPinned };
  }

  /** Runs were deleted: the search of one goes on as one that is not saved. */
  forget(runIds: readonly number[]): void {
    const { run } = this;
    if (!run || !runIds.includes(run.runId)) return;
    this.run = null;
    this.#program.settings.remember({ search: this.#editable(run.search), runId: null });
  }

  /** A run knows no heuristic where its algorithm uses none; the user's choice comes back with one that does. */
  #editable(search: SearchSpec): SearchSpec {
    const { settings } = this.#program;
    const { heuristic } = STRATEGIES[search.algorithm].usesHeuristic ? search : settings.now.search;
    return { ...search, heuristic };
  }
}

export const [getMainSearch, setMainSearch] = createContext<MainSearch>();
