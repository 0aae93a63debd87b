/** The questions that lessons ask: only answers to these count for them. */
import { canonicalJson } from '../../../../shared/contract/canonicalJson.ts';
import type { Lesson, LessonStop } from '../../../../shared/contract/lessons.ts';
import type { QuestionRecipe } from '../../../../shared/contract/questions.ts';
import type { AskedRecipe, AskingAgain } from './askedAgain.ts';
import { puzzleKey } from '../../../../shared/puzzle/puzzleKey.ts';

export class LessonQuestions {
  readonly #asked: ReadonlySet<string>;

  constructor(asked: Iterable<string>) {
    this.#asked = new Set(asked);
  }

  get size(): number {
    return this.#asked.size;
  }

  has(recipe: QuestionRecipe): boolean {
    return this.#asked.has(keyOf(recipe)) || this.#asked.has(keyOf({ ...recipe, step: 'end' }));
  }

  with(others: LessonQuestions): LessonQuestions {
    return new LessonQuestions([...this.#asked, ...others.#asked]);
  }
}

/** What a lesson asks, as the engine asks it; a stop whose question makes no sense asks nothing. */
export function questionsOf({ stops }: Pick<Lesson, 'stops'>, asking: AskingAgain): LessonQuestions {
  const asked = stops.flatMap((stop) => recipeOf(stop) ?? []);
  return new LessonQuestions(asked.flatMap((recipe) => keyAsked(recipe, asking) ?? []));
}

function recipeOf({ view, puzzle, searches, steps, question: kind }: LessonStop): AskedRecipe | null {
  if (kind === undefined) return null;
  if (view === 'compare') return { puzzle, searches: [searches[0], searches.at(-1)!], kind, step: 0 };
  return { puzzle, searches, kind, step: steps[0] };
}

function keyAsked(recipe: AskedRecipe, asking: AskingAgain): string | null {
  const posed = asking.posedInLesson(recipe);
  if (posed === 'long') return keyOf(recipe);
  return posed.question && keyOf({ ...recipe, step: posed.step });
}

function keyOf({ puzzle, searches, kind, step }: AskedRecipe): string {
  return canonicalJson([puzzleKey(puzzle), searches, kind, step]);
}

/** The lessons of the library and of the program, with what they ask. */
export class KnownLessons {
  readonly #lessons: () => readonly Lesson[];
  readonly #asking: AskingAgain;
  readonly #questions = new Map<string, readonly LessonQuestions[]>();

  /** `lessons`: those of the library first. */
  constructor(lessons: () => readonly Lesson[], asking: AskingAgain) {
    this.#lessons = lessons;
    this.#asking = asking;
  }

  /** What the lesson of this title asks; `null` for no such lesson. Of several, the one with most of the `answered`. */
  asked(title: string, answered: readonly QuestionRecipe[]): LessonQuestions | null {
    const all = this.#ofTitle(title);
    const found = all.map((questions) => answered.filter((recipe) => questions.has(recipe)).length);
    return all[found.indexOf(Math.max(...found))] ?? null;
  }

  #ofTitle(title: string): readonly LessonQuestions[] {
    const known = this.#questions.get(title);
    if (known !== undefined) return known;
    const lessons = this.#lessons().filter((lesson) => lesson.title === title);
    const questions = lessons.map((lesson) => questionsOf(lesson, this.#asking));
    this.#questions.set(title, questions);
    return questions;
  }
}
