/** One person's answers in an exported page: kept until it is closed, and saved as a file for the teacher. */
import type { HandWork } from '../../shared/contract/handWork.ts';
import { MAX_HANDS } from '../../shared/ask/handParts.ts';
import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import type { PageBrings } from '../../shared/contract/description.ts';
import { isRightAlone } from '../../shared/ask/votes.ts';
import { saidOf, type QuestionRecipe, type SavedQuestion } from '../../shared/contract/questions.ts';
import { puzzleKey } from '../../shared/puzzle/puzzleKey.ts';

export class Answers {
  readonly page: PageBrings;
  /** The first answer to each question, in the order given. */
  given = $state.raw<readonly SavedQuestion[]>([]);
  /** Searches by hand, in the order in which they were begun. */
  hands = $state.raw<readonly HandWork[]>([]);
  /** The person; '' until the answers are saved. */
  name = $state('');
  /** The questions of its lessons' stops, as `recipeOf`. */
  #ofLesson = $state.raw<ReadonlySet<string>>(new Set());
  /** Number of answers at the last save. */
  #saved = $state(0);
  #savedHands = $state.raw<readonly HandWork[]>([]);
  /** Revealed questions, also those without an answer yet. */
  readonly #revealed = new Set<string>();

  constructor(page: PageBrings) {
    this.page = page;
  }

  get unsaved(): number {
    return this.given.length - this.#saved + this.hands.filter((work) => !this.#savedHands.includes(work)).length;
  }

  /** Answers, and searches by hand. */
  get size(): number {
    return this.given.length + this.hands.length;
  }

  /** Answers to the questions of the lessons; all where no lesson asks. */
  readonly counted = $derived.by((): readonly SavedQuestion[] => {
    const hasLesson = this.page.asks > 0;
    return hasLesson ? this.given.filter((asked) => this.#ofLesson.has(recipeOf(asked))) : this.given;
  });

  get right(): number {
    return this.counted.filter(isRightAlone).length;
  }

  /** Counts the answer to this question, also if it was given before. */
  noteOfLesson(asked: QuestionRecipe): void {
    this.#ofLesson = new Set([...this.#ofLesson, recipeOf(asked)]);
  }

  has(asked: QuestionRecipe): boolean {
    return this.#revealed.has(recipeOf(asked));
  }

  /** After a question is revealed, no later answer counts. */
  noteRevealed(asked: QuestionRecipe): void {
    this.#revealed.add(recipeOf(asked));
  }

  add(answer: SavedQuestion): void {
    this.given = [...this.given, answer];
  }

  /** Notes a search by hand, as far as it has come; the latest, as many as a file takes. */
  noteHand(work: HandWork): void {
    const others = this.hands.filter(({ beganAtMs }) => beganAtMs !== work.beganAtMs);
    this.hands = [...others, work].slice(-MAX_HANDS);
  }

  /** The first `count` answers and these searches by hand are in a file, under this name. */
  noteSaved(name: string, count: number, hands: readonly HandWork[]): void {
    this.#savedHands = hands;
    this.name = name;
    this.#saved = count;
  }
}

/** A canonical key: the library and a page write the options of a search in different orders. */
function recipeOf(asked: QuestionRecipe): string {
  const { puzzle, searches, kind, step } = asked;
  return canonicalJson([puzzleKey(puzzle), searches, kind, step, ...saidOf(asked)]);
}
