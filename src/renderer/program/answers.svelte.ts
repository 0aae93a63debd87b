/** The answers of whoever does an exported page alone: they are in the page until it is closed, and leave as a file for the teacher. */
import type { PageBrings } from '../../shared/contract/pages.ts';
import type { QuestionRecipe, SavedQuestion } from '../../shared/contract/questions.ts';

export class Answers {
  /** What the page holds. */
  readonly page: PageBrings;
  /** The first answer to each question, in the order in which they were given. */
  given = $state.raw<readonly SavedQuestion[]>([]);
  /** Whose they are; '' until they are saved. */
  name = $state('');
  /** How many of them were given before they were saved the last time. */
  #saved = $state(0);

  constructor(page: PageBrings) {
    this.page = page;
  }

  /** Answers that are in no file yet. */
  get unsaved(): number {
    return this.given.length - this.#saved;
  }

  /** How many are right. */
  get right(): number {
    return this.given.filter(({ choices, votes }) => {
      const place = choices.findIndex(({ confusion }) => confusion === null);
      return votes.at(-1)!.counts[place] > 0;
    }).length;
  }

  /** Whether this was answered already: its answer has been seen. */
  has(asked: QuestionRecipe): boolean {
    return this.given.some((answer) => recipeOf(answer) === recipeOf(asked));
  }

  add(answer: SavedQuestion): void {
    this.given = [...this.given, answer];
  }

  /** All that were given are in a file, under this name. */
  noteSaved(name: string): void {
    this.name = name;
    this.#saved = this.given.length;
  }
}

function recipeOf({ puzzle, searches, kind, step }: QuestionRecipe): string {
  const { rows, cols, start, goal } = puzzle;
  return JSON.stringify([rows, cols, start, goal, searches, kind, step]);
}
