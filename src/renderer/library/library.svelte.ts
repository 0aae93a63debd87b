/** What the library holds, as far as it is on the screen. Every change goes to the host first, then is shown. */
import type { Api } from '../../shared/contract/api.ts';
import type { ComparisonContent, SavedComparison } from '../../shared/contract/comparisons.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { QuestionContent, QuestionLabel, SavedQuestion } from '../../shared/contract/questions.ts';
import type { TilePicture } from '../../shared/contract/pictures.ts';
import type {
  Damaged,
  LibraryPuzzle,
  Puzzle,
  PuzzleSet,
  PuzzleText,
  Run,
  RunLabel,
  TagCount,
} from '../../shared/contract/types.ts';
import type { OwnHeuristics } from '../program/ownHeuristics.svelte.ts';
import { latest } from '../program/latest.ts';
import type { Shelf } from '../program/shelf.ts';
import { RowList } from './rowList.svelte.ts';
import { ChallengeShelf } from './challengeShelf.svelte.ts';
import { AskedQuestions } from './askedQuestions.svelte.ts';
import { OwnLessons } from './ownLessons.svelte.ts';
import { PuzzleShelf } from './puzzleShelf.svelte.ts';
import { RunHistory } from './runHistory.svelte.ts';

/** Sets asked for at a time: the most that one call may ask for. */
const SETS_AT_ONCE = 200;

export class Library implements Shelf {
  sets = $state.raw<readonly PuzzleSet[]>([]);
  damagedSets = $state.raw<readonly Damaged[]>([]);
  /** Whether `sets` tells what the library holds: an empty list may also be one that did not arrive. */
  hasSets = $state(false);
  tags = $state.raw<readonly TagCount[]>([]);
  /** The puzzle of the library that is on the board, as it is kept there. */
  kept = $state.raw<LibraryPuzzle | null>(null);
  readonly puzzles: PuzzleShelf;
  readonly runs: RunHistory;
  readonly comparisons: RowList<SavedComparison>;
  readonly questions: AskedQuestions;
  readonly lessons: OwnLessons;
  readonly challenges: ChallengeShelf;
  readonly #api: Api;
  readonly loadTags = latest(
    () => this.#api.library.listTags({}),
    (tags) => (this.tags = tags),
  );
  readonly #own: OwnHeuristics;
  #keeping = 0;
  #loadingSets = 0;

  constructor(api: Api, own: OwnHeuristics) {
    this.#api = api;
    this.#own = own;
    this.puzzles = new PuzzleShelf(api.library);
    this.runs = new RunHistory(api.runs);
    this.questions = new AskedQuestions(api.questions);
    this.lessons = new OwnLessons(api.lessons);
    this.challenges = new ChallengeShelf(api.challenges);
    this.comparisons = new RowList(
      async (page) => {
        const { comparisons: rows, ...rest } = await api.comparisons.list(page);
        return { rows, ...rest };
      },
      ({ comparisonId }) => comparisonId,
    );
  }

  /** Loads every list. Where one fails, the others are there all the same, and this rejects. */
  async load(): Promise<void> {
    const loads = [
      this.loadSets(),
      this.loadTags(),
      this.puzzles.reload(),
      this.runs.reload(),
      this.comparisons.reload(),
      this.questions.reload(),
      this.lessons.reload(),
      this.challenges.reload(),
      this.#own.reload(),
      this.#refreshKept(),
    ];
    const failed = (await Promise.allSettled(loads)).find((load) => load.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** An answer that comes after a later question was asked is dropped. */
  async loadSets(): Promise<void> {
    const turn = ++this.#loadingSets;
    const sets: PuzzleSet[] = [];
    const damaged: Damaged[] = [];
    for (let total = Infinity; sets.length + damaged.length < total;) {
      const offset = sets.length + damaged.length;
      const page = await this.#api.library.listSets({ offset, limit: SETS_AT_ONCE });
      sets.push(...page.sets);
      damaged.push(...page.damaged);
      total = page.sets.length + page.damaged.length === 0 ? 0 : page.total;
    }
    if (turn !== this.#loadingSets) return;
    [this.sets, this.damagedSets, this.hasSets] = [sets, damaged, true];
    await this.#leaveLostSet();
  }

  /** The first puzzle of the library, in the user's order, that can be shown. */
  async firstPuzzle(): Promise<LibraryPuzzle | undefined> {
    const first = { filter: {}, sort: 'set', descending: false, offset: 0, limit: SETS_AT_ONCE } as const;
    return (await this.#api.library.search(first)).puzzles[0];
  }

  /** Says which puzzle is on the board; `null`: none of the library. */
  async keep(puzzleId: number | null): Promise<void> {
    if (puzzleId === this.kept?.puzzleId) return;
    this.kept = null;
    const asked = ++this.#keeping;
    const found = puzzleId === null ? null : await this.#find(puzzleId);
    if (asked === this.#keeping) this.kept = found;
  }

  setWith(setId: number | null | undefined): PuzzleSet | undefined {
    return this.sets.find((set) => set.setId === setId);
  }

  /** Lists the puzzles and the runs of a set; `null`: of the whole library. */
  async showSet(setId: number | null): Promise<void> {
    await Promise.all([this.puzzles.showSet(setId), this.runs.showSet(setId)]);
  }

  async createSet(title: string): Promise<PuzzleSet> {
    const set = await this.#api.library.createSet({ title });
    await this.loadSets();
    return set;
  }

  async renameSet(setId: number, title: string): Promise<void> {
    await this.#api.library.renameSet({ setId, title });
    await this.loadSets();
  }

  async duplicateSet(setId: number): Promise<PuzzleSet> {
    const copy = await this.#api.library.duplicateSet({ setId });
    await this.load();
    return copy;
  }

  async moveSet(setId: number, before: number | null): Promise<void> {
    await this.#api.library.moveSet({ setId, before });
    await Promise.all([this.loadSets(), this.puzzles.reload()]);
  }

  async deleteSet(setId: number): Promise<void> {
    await this.#api.library.deleteSet({ setId });
    await this.load();
  }

  async restoreSet(setId: number): Promise<void> {
    await this.#api.library.restoreSet({ setId });
    await this.load();
  }

  /** Saves a puzzle in a set; `setTitle` names a new one. */
  async savePuzzle(
    into: { setId: number } | { setTitle: string },
    title: string,
    { puzzle, picture }: { readonly puzzle: Puzzle; readonly picture?: TilePicture },
  ): Promise<LibraryPuzzle> {
    const setId = 'setId' in into ? into.setId : (await this.#api.library.createSet({ title: into.setTitle })).setId;
    const saved = await this.#api.library.savePuzzle({ setId, title, puzzle, ...(picture && { picture }) });
    await this.load();
    return saved;
  }

  async editPuzzle(
    puzzleId: number,
    change: Partial<PuzzleText> & { readonly picture?: TilePicture | null },
  ): Promise<void> {
    const edited = await this.#api.library.editPuzzle({ puzzleId, change });
    if (this.kept?.puzzleId === puzzleId) this.kept = edited;
    await Promise.all([this.puzzles.reload(), change.tags ? this.loadTags() : null]);
  }

  /** Puts puzzles, in this order, into a set: before one of its puzzles, or with `null` at its end. */
  async movePuzzles(puzzleIds: readonly number[], setId: number, before: number | null): Promise<void> {
    await this.#api.library.movePuzzles({ puzzleIds, setId, before });
    await this.load();
  }

  async deletePuzzles(puzzleIds: readonly number[]): Promise<void> {
    await this.#api.library.deletePuzzles({ puzzleIds });
    await this.load();
  }

  async restorePuzzles(puzzleIds: readonly number[]): Promise<void> {
    await this.#api.library.restorePuzzles({ puzzleIds });
    await this.load();
  }

  /** Keeps the run of a search for good. */
  async pinRun(searchId: number, keepAs: RunLabel): Promise<Run> {
    const { runId } = await this.#api.runs.keep({ searchId, keepAs });
    await this.pinRuns([runId], true);
    return this.#api.runs.get({ runId });
  }

  async pinRuns(runIds: readonly number[], isPinned: boolean): Promise<void> {
    await this.#api.runs.pin({ runIds, isPinned });
    await this.load();
  }

  async deleteRuns(runIds: readonly number[]): Promise<void> {
    await this.#api.runs.delete({ runIds });
    await this.runs.reload();
  }

  async restoreRuns(runIds: readonly number[]): Promise<void> {
    await this.#api.runs.restore({ runIds });
    await this.runs.reload();
  }

  async saveComparison(content: ComparisonContent, keepAs: RunLabel): Promise<void> {
    await this.#api.comparisons.save({ content, keepAs });
    await this.comparisons.reload();
  }

  async deleteComparison(comparisonId: number): Promise<void> {
    await this.#api.comparisons.delete({ comparisonId });
    await this.comparisons.reload();
  }

  async restoreComparison(comparisonId: number): Promise<void> {
    await this.#api.comparisons.restore({ comparisonId });
    await this.comparisons.reload();
  }

  async saveQuestion(content: QuestionContent, keepAs: QuestionLabel): Promise<SavedQuestion> {
    const saved = await this.#api.questions.save({ content, keepAs });
    await this.questions.reload();
    return saved;
  }

  async deleteQuestion(questionId: number): Promise<void> {
    await this.#api.questions.delete({ questionId });
    await this.questions.reload();
  }

  async restoreQuestion(questionId: number): Promise<void> {
    await this.#api.questions.restore({ questionId });
    await this.questions.reload();
  }

  /** A set that is gone, perhaps by another window, gives way to the whole library. */
  async #leaveLostSet(): Promise<void> {
    const { setId } = this.puzzles;
    if (setId !== null && !this.setWith(setId)) await this.showSet(null);
  }

  async #refreshKept(): Promise<void> {
    if (this.kept) this.kept = await this.#find(this.kept.puzzleId);
  }

  /** `null` where it is gone, or no longer what was saved. */
  async #find(puzzleId: number): Promise<LibraryPuzzle | null> {
    try {
      return await this.#api.library.getPuzzle({ puzzleId });
    } catch (error) {
      if (error instanceof AppError && ['not-found', 'store-damaged'].includes(error.code)) return null;
      throw error;
    }
  }
}
