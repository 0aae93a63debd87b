/** One person's answers in an exported page: kept until it is closed, and saved as a file for the teacher. */
import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import type { PageBrings } from '../../shared/contract/pages.ts';
import { isRightAlone, type QuestionRecipe, type SavedQuestion } from '../../shared/contract/questions.ts';

export class Answers {
  /** What the page holds. */
  readonly page: PageBrings;
  /** The first answer to each question, in the order in which they were given. */
  given = $state.raw<readonly SavedQuestion[]>([]);
  /** Whose they are; '' until they are saved. */
  name = $state('');
  /** The questions that stops of its lessons have asked. */
  #ofLesson = $state.raw<ReadonlySet<string>>(new Set());
  /** How many of them were given before they were saved the last time. */
  #saved = $state(0);
  /** What was revealed, also where its answer is not kept yet. */
  readonly #revealed = new Set<string>();

  constructor(page: PageBrings) {
    this.page = page;
  }

  /** Answers that are not saved in a file yet. */
  get unsaved(): number {
    return this.given.length - this.#saved;
  }

  /** Those that count: to the questions of the lessons, or all where the page has no lesson that asks. */
  readonly counted = $derived.by((): readonly SavedQuestion[] => {
    const hasLesson = this.page.asks > 0;
    return hasLesson ? this.given.filter((asked) => this.#ofLesson.has(recipeOf(asked))) : this.given;
  });

  /** How many of these are right. */
  get right(): number {
    return this.counted.filter(isRightAlone).length;
  }

  /** A stop of a lesson of the page asks this: an answer counts, also one that was given before. */
  noteOfLesson(asked: QuestionRecipe): void {
    this.#ofLesson = new Set([...this.#ofLesson, recipeOf(asked)]);
  }

  /** Whether this was revealed already. */
  has(asked: QuestionRecipe): boolean {
    return this.#revealed.has(recipeOf(asked));
  }

  /** Somebody knows what is right: no later answer counts. */
  noteRevealed(asked: QuestionRecipe): void {
    this.#revealed.add(recipeOf(asked));
  }

  add(answer: SavedQuestion): void {
    this.given = [...this.given, answer];
  }

  /** The first `count` of them are in a file, under this name. */
  noteSaved(name: string, count: number): void {
    this.name = name;
    this.#saved = count;
  }
}

/** Equal questions have equal texts: the library writes the options of a search in another order than a page. */
function recipeOf({ puzzle, searches, kind, step }: QuestionRecipe): string {
  const { rows, cols, start, goal } = puzzle;
  return canonicalJson([rows, cols, start, goal, searches, kind, step]);
}
