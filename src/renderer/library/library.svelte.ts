/** The part of the library that is on the screen. */
import type { Api } from '../../shared/contract/api.ts';
import type { SavedDocument } from '../../shared/contract/kinds.ts';
import type { LessonEntry } from '../../shared/contract/lessons.ts';
import type { ListAnswers } from '../../shared/contract/lists.ts';
import { MAX_PAGE, type LibraryPuzzle, type PuzzleSet, type TagCount } from '../../shared/contract/types.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import type { HeldRows, Lists } from '../program/lists.svelte.ts';
import type { LibraryAccess } from '../program/program.ts';
import { ClassDesk } from './classDesk.svelte.ts';
import { PuzzleRows, QuestionRows, RunRows } from './listedRows.svelte.ts';
import { RowList } from './rowList.svelte.ts';

export class Library implements LibraryAccess {
  readonly setList: HeldRows<PuzzleSet>;
  tags = $state.raw<readonly TagCount[]>([]);
  /** The puzzle on the board as the library has it; `null` if it is not from there. */
  kept = $state.raw<LibraryPuzzle | null>(null);
  readonly puzzles: PuzzleRows;
  readonly runs: RunRows;
  readonly comparisons: RowList<'comparisons'>;
  readonly questions: QuestionRows;
  readonly lessons: HeldRows<LessonEntry>;
  /** Lists of students, a class each. */
  readonly rosters: HeldRows<SavedDocument<'roster'>>;
  /** What classes know. */
  readonly desk: ClassDesk;
  readonly challenges: HeldRows<SavedDocument<'challenge'>>;
  /** The challenge that heuristics are scored in; it may be deleted. */
  challengeId = $state<number | null>(null);
  readonly #api: Api;
  readonly #lists: Lists;
  #asked = 0;

  /** `naming`: what moves are named for in the words of questions. */
  constructor(api: Api, lists: Lists, naming: () => MoveNaming = () => 'blank') {
    this.#api = api;
    this.#lists = lists;
    this.puzzles = new PuzzleRows(api.library);
    this.runs = new RunRows(api.library);
    this.questions = new QuestionRows(api.library);
    this.comparisons = new RowList(api.library, 'comparisons', ({ comparisonId }) => comparisonId);
    this.setList = lists.rows('sets', () => this.#leaveLostSet());
    this.lessons = lists.rows('lessons');
    this.challenges = lists.rows('challenges');
    this.rosters = lists.rows('rosters');
    this.desk = new ClassDesk(api.library, this.rosters, naming);
    lists.holdAll('tags', {}, (tags) => (this.tags = tags));
    lists.hold('puzzle', () => this.#askKept());
    lists.hold('puzzles', () => this.puzzles.ask());
    lists.hold('runs', () => this.runs.ask());
    lists.hold('comparisons', () => this.comparisons.ask());
    lists.hold('questions', () => this.questions.ask());
    lists.holdAll('handedIn', {}, (handedIn) => this.desk.takeHandedIn(handedIn));
    lists.holdAll('classes', {}, (classes) => this.questions.takeClasses(classes));
  }

  get sets(): readonly PuzzleSet[] {
    return this.setList.rows;
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

  /** If the open set is gone, perhaps deleted in another window, shows the whole library. */
  async #leaveLostSet(): Promise<void> {
    const { askedSetId } = this.puzzles;
    if (askedSetId !== null && !this.setWith(askedSetId)) await this.showSet(null);
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
