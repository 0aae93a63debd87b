/** The search of the search view: how the current puzzle is searched, and its run in the history. */
import { createContext } from 'svelte';
import type { SavedQuestion } from '../../shared/contract/questions.ts';
import type { Run, SearchSpec } from '../../shared/contract/types.ts';
import type { Occasion } from '../../shared/ask/kinds/worthAsking.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import type { DrawerPage } from '../charts/charts.ts';
import type { ShownPuzzle } from '../program/currentPuzzle.svelte.ts';
import { pinRun } from '../program/pinRun.ts';
import type { Program } from '../program/program.ts';
import { Asking } from '../ask/asking.svelte.ts';
import { ByHand } from '../ask/byHand.svelte.ts';
import { RunTarget } from '../ask/runTarget.svelte.ts';
import { TreeLook } from '../run/treeViewState.svelte.ts';
import type { Player } from '../run/player.svelte.ts';
import type { AskedLook, RunOwner } from '../run/runOwner.ts';
import { RunView } from '../run/runView.svelte.ts';
import { stoppedAt } from '../run/sentences/stoppedAt.ts';
import { changedSearch, fittingSearch } from '../../shared/contract/searchOptions.ts';

export class MainSearch implements RunOwner {
  readonly treeLook = new TreeLook();
  readonly view: RunView;
  readonly target: RunTarget;
  readonly asking: Asking;
  readonly hand: ByHand;
  /** The run of the history that is open, or that this search was saved as. */
  run = $state.raw<Run | null>(null);
  saving = $state(false);
  /** The chart or table over the tree; `null` for none. */
  page = $state<DrawerPage | null>(null);

  readonly #program: Program;
  #isReopening = $state(false);

  /** From now on, every puzzle put on the board is searched. */
  constructor(program: Program) {
    this.#program = program;
    this.view = new RunView(program, this, 'follow');
    this.target = new RunTarget(this.view);
    this.asking = new Asking(this.target, () => program);
    this.hand = new ByHand(this.view, program);
    this.player.speed = program.settings.now.speed;
    program.current.listener = (shown, step) => this.#searchPuzzle(shown, step);
  }

  get player(): Player {
    return this.view.player;
  }

  get hidesNext(): boolean {
    return this.#program.settings.now.hidesNext || this.asking.question !== null || this.hand.isOn || this.#isReopening;
  }

  get asked(): AskedLook | null {
    if (this.asking.question) return this.asking;
    return this.hand.isWaiting ? this.hand : null;
  }

  /** Derived, so that settings that change at every step redraw nothing. */
  readonly search = $derived.by((): SearchSpec => {
    const { settings, current } = this.#program;
    return this.run?.search ?? fittingSearch(settings.now.search, current.heuristics);
  });

  /** Length of a shortest solution: from the library, computed, or proved here. `null`: unknown or hidden. */
  readonly optimal = $derived.by((): number | null => {
    if (this.hidesNext && !this.player.ended) return null;
    const { library, current } = this.#program;
    const { kept } = library;
    if (kept?.optimal != null && kept.puzzleId === current.shown?.puzzleId) return kept.optimal;
    if (current.distance !== undefined) return current.distance;
    return this.player.proved;
  });

  /** Cost of a cheapest solution, proved here, where moves differ in cost. `null`: unknown or hidden. */
  readonly cheapest = $derived.by((): number | null => {
    const isHidden = this.hidesNext && !this.player.ended;
    return isHidden || !this.#program.current.costsDiffer ? null : this.player.provedCost;
  });

  /** The limit of the program at which it stopped, at its last step. */
  readonly stopped = $derived.by(() => {
    const { atEnd, reader } = this.player;
    return atEnd ? stoppedAt(reader.status, this.search) : null;
  });

  async #searchPuzzle({ puzzleId }: ShownPuzzle, step: number): Promise<void> {
    const { settings, library, notices } = this.#program;
    this.run = null;
    settings.remember({ puzzleId, runId: null });
    void notices.attempt(() => library.keep(puzzleId));
    await this.#start(step);
  }

  /** Opens a run of the history by computing its trace again, even where it found no solution. */
  async openRun(run: Run, step = 0): Promise<void> {
    this.#program.navigation.show('search');
    await this.useRun(run, step);
  }

  /** Like `openRun`, without changing the view. */
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
   * Reopens the search of a saved question at its step, and asks again; nothing later is shown before. Resolves to
   * whether the engine asks it; `null` where its search could not be opened, or something else was opened meanwhile.
   */
  async askAgain(saved: SavedQuestion): Promise<boolean | null> {
    const { puzzle, puzzleId, title, searches, kind, step } = saved;
    const { notices, settings, current, navigation } = this.#program;
    if (notices.disconnected || kind === 'more') return null;
    const shown = (current.shown = { puzzle, title, puzzleId });
    this.run = null;
    this.#isReopening = true;
    settings.remember({ search: searches[0], puzzleId, runId: null });
    navigation.show('search');
    void notices.attempt(() => this.#showPictureOf(shown));
    const isOpened = await this.#start(step, true);
    const { opened } = this.player;
    await this.player.untilArrived(step + 1);
    const isOpen = isOpened && this.player.opened === opened;
    const isAsked = isOpen && (await this.#isAskedAgain(saved));
    this.#isReopening = false;
    return isOpen ? isAsked : null;
  }

  async #isAskedAgain({ kind, step, text = '', ...saved }: SavedQuestion): Promise<boolean> {
    if (kind !== 'own') return kind !== 'more' && this.player.step === step && this.asking.begin(kind);
    this.asking.poseOwn({ ...saved, step, text });
    return true;
  }

  /** A run or question brings the picture of its puzzle, while that is in the library. */
  async #showPictureOf(shown: ShownPuzzle): Promise<void> {
    const { library, current } = this.#program;
    await library.keep(shown.puzzleId);
    const picture = library.kept?.picture;
    if (picture && current.shown?.puzzle === shown.puzzle) current.shown = { ...current.shown, picture };
  }

  /** Searches the same puzzle in another way; an unsolvable one only if it was searched before. */
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

  /** Searches an unsolvable pair: expands every reachable state. */
  async searchAnyway(step = 0): Promise<void> {
    await this.#start(step, true);
  }

  /** Replaces the open search by one of the current puzzle. The newest call wins. Resolves to whether this one is open. */
  async #start(step = 0, evenIfUnsolvable = false): Promise<boolean> {
    this.asking.close();
    this.hand.leave();
    const { shown, solvability } = this.#program.current;
    this.view.viewState.folded.clear();
    if (!shown || !(solvability?.solvable || evenIfUnsolvable)) {
      this.view.closeSearch();
      return false;
    }
    const { puzzle, puzzleId, title, isGuest } = shown;
    const keepAs = this.run || isGuest ? undefined : { puzzleId, title }; // a run of the history is in it already
    return this.view.openSearch({ puzzle, search: this.search, evenIfUnsolvable, keepAs }, step);
  }

  async askAt({ step, kind }: Occasion): Promise<void> {
    this.view.jump(step);
    await this.asking.begin(kind);
  }

  /** Starts a search by hand: shows the whole tree, and closes any question. */
  beginByHand(): void {
    this.asking.close();
    this.page = null;
    this.hand.begin();
  }

  async saveRun(): Promise<void> {
    const opened = this.player.opened;
    if (!opened || this.saving) return;
    const { notices, current, settings } = this.#program;
    this.saving = true;
    await notices.attempt(async () => {
      if (!(await this.player.untilEnded()) || this.player.opened !== opened) return;
      const { puzzleId, title } = current.shown!;
      const run = await pinRun(this.#program, opened.searchId, { puzzleId, title });
      if (this.player.opened === opened) {
        this.run = run;
        settings.remember({ runId: run.runId });
      }
      notices.tell('Saved the run: it always stays in the history.');
    });
    this.saving = false;
  }

  /** Call when runs were pinned (never deleted to make room) or unpinned. */
  markPinned(runIds: readonly number[], isPinned: boolean): void {
    if (this.run && runIds.includes(this.run.runId)) this.run = { ...this.run, isPinned };
  }

  /** Call when runs were deleted; the search of one goes on unsaved. */
  forget(runIds: readonly number[]): void {
    const { run } = this;
    if (!run || !runIds.includes(run.runId)) return;
    this.run = null;
    this.#program.settings.remember({ search: this.#editable(run.search), runId: null });
  }

  /** A run has no heuristic if its algorithm uses none; the user's choice returns with one that does. */
  #editable(search: SearchSpec): SearchSpec {
    const { settings } = this.#program;
    const { heuristic } = STRATEGIES[search.algorithm].usesHeuristic ? search : settings.now.search;
    return { ...search, heuristic };
  }
}

export const [getMainSearch, setMainSearch] = createContext<MainSearch>();
