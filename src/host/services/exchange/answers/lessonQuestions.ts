/** The questions that lessons ask: only answers to these count for them. */
import { askedSearches } from '../../../../shared/contract/stopParts.ts';
import { canonicalJson } from '../../../../shared/contract/canonicalJson.ts';
import type { Lesson, LessonStop } from '../../../../shared/contract/lessons.ts';
import type { QuestionRecipe } from '../../../../shared/contract/questions.ts';
import { puzzleKey } from '../../../../shared/puzzle/puzzleKey.ts';
import type { AskedRecipe, AskingAgain } from './askedAgain.ts';
import { OwnAtStop } from './ownAtStop.ts';

export class LessonQuestions {
  readonly #asked: readonly (string | OwnAtStop)[];
  /** The place of each question, by its key. */
  readonly #places: ReadonlyMap<string, number>;

  /** Keys of the engine's questions, and those of its author's own, in the order of the lesson. */
  constructor(asked: Iterable<string | OwnAtStop> = []) {
    this.#asked = [...asked];
    const keys = new Set(this.#asked.map((one) => (typeof one === 'string' ? one : one.key)));
    this.#places = new Map([...keys].map((key, place) => [key, place]));
  }

  get size(): number {
    return this.#places.size;
  }

  has(recipe: QuestionRecipe): boolean {
    return this.placeOf(recipe) !== null;
  }

  /** Among these questions, from 0. */
  placeOf(recipe: QuestionRecipe): number | null {
    const { kind, ...rest } = recipe;
    const keys =
      kind === 'own' ? [this.ownKey(recipe)] : [keyOf({ kind, ...rest }), keyOf({ kind, ...rest, step: 'end' })];
    const key = keys.find((key) => key !== null && this.#places.has(key));
    return key == null ? null : this.#places.get(key)!;
  }

  /** The key of the question of its author's own that is answered; `null` for none. */
  ownKey(recipe: QuestionRecipe): string | null {
    if (recipe.kind !== 'own') return null;
    const own = this.#asked.filter((one) => typeof one !== 'string');
    return own.find((one) => one.asks(recipe))?.key ?? null;
  }

  with(others: LessonQuestions): LessonQuestions {
    return new LessonQuestions([...this.#asked, ...others.#asked]);
  }
}

/** What a lesson asks: of the engine's questions, as the engine asks it; one that makes no sense there is not asked. */
export function questionsOf({ stops }: Pick<Lesson, 'stops'>, asking: AskingAgain): LessonQuestions {
  return new LessonQuestions(
    stops.flatMap((stop): readonly (string | OwnAtStop)[] => {
      if (stop.asks) return [new OwnAtStop(stop, stop.asks)];
      const recipe = recipeOf(stop);
      const key = recipe && keyAsked(recipe, asking);
      return key === null ? [] : [key];
    }),
  );
}

function recipeOf(stop: LessonStop): AskedRecipe | null {
  const { view, puzzle, steps, question: kind } = stop;
  if (kind === undefined) return null;
  return { puzzle, searches: askedSearches(stop), kind, step: view === 'compare' ? 0 : steps[0] };
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
