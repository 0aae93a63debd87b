/** The part of the library that is on the screen. Every change goes to the host first. */
import type { Api } from '../../shared/contract/api.ts';
import type { ComparisonContent, SavedComparison } from '../../shared/contract/comparisons.ts';
import type { DocumentKind } from '../../shared/contract/kinds.ts';
import { MAX_PAGE, type ListAnswers } from '../../shared/contract/lists.ts';
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
import type { LibraryAccess } from '../program/libraryAccess.ts';
import type { Lists } from '../program/lists.ts';
import { FIRST_PAGE, RowList } from './rowList.svelte.ts';
import { ChallengeShelf } from './challengeShelf.svelte.ts';
import { AskedQuestions } from './askedQuestions.svelte.ts';
import { OwnLessons } from './ownLessons.svelte.ts';
import { PuzzleShelf } from './puzzleShelf.svelte.ts';
import { RunHistory } from './runHistory.svelte.ts';

export class Library implements LibraryAccess {
  sets = $state.raw<readonly PuzzleSet[]>([]);
  damagedSets = $state.raw<readonly Damaged[]>([]);
  /** Distinguishes an empty library from one that did not arrive. */
  hasSets = $state(false);
  tags = $state.raw<readonly TagCount[]>([]);
  /** The puzzle on the board as the library has it; `null` if it is not from there. */
  kept = $state.raw<LibraryPuzzle | null>(null);
  readonly puzzles: PuzzleShelf;
  readonly runs: RunHistory;
  readonly comparisons: RowList<SavedComparison>;
  readonly questions: AskedQuestions;
  readonly lessons: OwnLessons;
  readonly challenges: ChallengeShelf;
  readonly #api: Api;
  readonly #lists: Lists;
  #asked = 0;

  constructor(api: Api, lists: Lists) {
    this.#api = api;
    this.#lists = lists;
    this.puzzles = new PuzzleShelf(api.library);
    this.runs = new RunHistory(api.library);
    this.questions = new AskedQuestions(api.library);
    this.lessons = new OwnLessons(api.lessons, lists);
    this.challenges = new ChallengeShelf(api.challenges, lists);
    this.comparisons = new RowList(
      async (page) => (await api.library.list({ comparisons: page })).comparisons,
      ({ comparisonId }) => comparisonId,
    );
    lists.holdAll('sets', {}, ({ rows, damaged }) => {
      [this.sets, this.damagedSets, this.hasSets] = [rows, damaged, true];
      return this.#leaveLostSet();
    });
    lists.holdAll('tags', {}, (tags) => (this.tags = tags));
    lists.hold('puzzle', () => this.#askKept());
    lists.hold('puzzles', () => this.puzzles.ask());
    lists.hold('runs', () => this.runs.ask());
    lists.hold('comparisons', () => ({ query: FIRST_PAGE, take: this.comparisons.begin() }));
    lists.hold('questions', () => this.questions.ask());
    lists.holdAll('classes', {}, (classes) => this.questions.takeClasses(classes));
  }

  refresh(): Promise<void> {
    return this.#lists.refresh();
  }

  /** Keeps the lists on the screen up to date until the returned function is called. */
  show(): () => void {
    return this.#lists.show();
  }

  /** The first puzzle, in the user's order, that can be shown. */
  async firstPuzzle(): Promise<LibraryPuzzle | undefined> {
    const first = { filter: {}, sort: 'set', descending: false, offset: 0, limit: MAX_PAGE } as const;
    return (await this.#api.library.list({ puzzles: first })).puzzles.rows[0];
  }

  async keep(puzzleId: number | null): Promise<void> {
    if (puzzleId === this.kept?.puzzleId) return;
    this.kept = null;
    const asked = ++this.#asked;
    const found = puzzleId === null ? [] : (await this.#api.library.list({ puzzle: { puzzleId } })).puzzle.rows;
    if (asked === this.#asked) this.kept = found[0] ?? null;
  }

  keepSaved(puzzle: LibraryPuzzle): void {
    this.#asked++;
    this.kept = puzzle;
  }

  setWith(setId: number | null | undefined): PuzzleSet | undefined {
    return this.sets.find((set) => set.setId === setId);
  }

  async showSet(setId: number | null): Promise<void> {
    await Promise.all([this.puzzles.showSet(setId), this.runs.showSet(setId)]);
  }

  createSet(title: string): Promise<PuzzleSet> {
    return this.#lists.after(this.#api.library.createSet({ title }));
  }

  async renameSet(setId: number, title: string): Promise<void> {
    await this.#lists.after(this.#api.library.renameSet({ setId, title }));
  }

  duplicateSet(setId: number): Promise<PuzzleSet> {
    return this.#lists.after(this.#api.library.duplicateSet({ setId }));
  }

  moveSet(setId: number, before: number | null): Promise<void> {
    return this.#lists.after(this.#api.library.moveSet({ setId, before }));
  }

  savePuzzle(
    into: { setId: number } | { setTitle: string },
    title: string,
    {
      puzzle,
      picture,
      isOnBoard = false,
    }: { readonly puzzle: Puzzle; readonly picture?: TilePicture; readonly isOnBoard?: boolean },
  ): Promise<LibraryPuzzle> {
    const saved = { ...into, title, puzzle, isOnBoard, ...(picture && { picture }) };
    return this.#lists.after(this.#api.library.savePuzzle(saved));
  }

  async editPuzzle(
    puzzleId: number,
    change: Partial<PuzzleText> & { readonly picture?: TilePicture | null },
  ): Promise<void> {
    await this.#lists.after(this.#api.library.editPuzzle({ puzzleId, change }));
  }

  /** Puts puzzles, in this order, into a set: before one of its puzzles; `null`: at its end. */
  movePuzzles(puzzleIds: readonly number[], setId: number, before: number | null): Promise<void> {
    return this.#lists.after(this.#api.library.movePuzzles({ puzzleIds, setId, before }));
  }

  delete(kind: DocumentKind, ids: readonly number[]): Promise<void> {
    return this.#lists.after(this.#api.library.delete({ kind, ids }));
  }

  restore(kind: DocumentKind, ids: readonly number[]): Promise<void> {
    return this.#lists.after(this.#api.library.restore({ kind, ids }));
  }

  async pinRun(searchId: number, keepAs: RunLabel): Promise<Run> {
    const { runId } = await this.#api.runs.keep({ searchId, keepAs });
    await this.pinRuns([runId], true);
    return this.#api.runs.get({ runId });
  }

  pinRuns(runIds: readonly number[], isPinned: boolean): Promise<void> {
    return this.#lists.after(this.#api.runs.pin({ runIds, isPinned }));
  }

  async saveComparison(content: ComparisonContent, keepAs: RunLabel): Promise<void> {
    await this.#lists.after(this.#api.comparisons.save({ content, keepAs }));
  }

  saveQuestion(content: QuestionContent, keepAs: QuestionLabel): Promise<SavedQuestion> {
    return this.#lists.after(this.#api.questions.save({ content, keepAs }));
  }

  /** If the open set is gone, perhaps deleted in another window, shows the whole library. */
  async #leaveLostSet(): Promise<void> {
    const { setId } = this.puzzles;
    if (setId !== null && !this.setWith(setId)) await this.showSet(null);
  }

  /** Rereads the puzzle on the board; `null` if it is gone. */
  #askKept() {
    if (this.kept === null) return null;
    const [asked, { puzzleId }] = [++this.#asked, this.kept];
    return {
      query: { puzzleId },
      take: ({ rows }: ListAnswers['puzzle']) => {
        if (asked === this.#asked) this.kept = rows[0] ?? null;
      },
    };
  }
}
