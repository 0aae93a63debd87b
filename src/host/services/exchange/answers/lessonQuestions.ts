/** The questions that lessons ask: only answers to these count for them. */
import { canonicalJson } from '../../../../shared/contract/canonicalJson.ts';
import { askedSearches, type Lesson, type LessonStop } from '../../../../shared/contract/lessons.ts';
import type { QuestionRecipe } from '../../../../shared/contract/questions.ts';
import { puzzleKey } from '../../../../shared/puzzle/puzzleKey.ts';
import type { AskedRecipe, AskingAgain } from './askedAgain.ts';
import { OwnAtStop } from './ownAtStop.ts';

export class LessonQuestions {
  readonly #asked: ReadonlySet<string>;
  /** Those of its author's own. */
  readonly #own: ReadonlyMap<string, OwnAtStop>;

  constructor(asked: Iterable<string> = [], own: Iterable<OwnAtStop> = []) {
    this.#asked = new Set(asked);
    this.#own = new Map(Array.from(own, (one) => [one.key, one]));
  }

  get size(): number {
    return this.#asked.size + this.#own.size;
  }

  has(recipe: QuestionRecipe): boolean {
    const { kind, ...rest } = recipe;
    if (kind === 'own') return this.ownKey(recipe) !== null;
    return this.#asked.has(keyOf({ kind, ...rest })) || this.#asked.has(keyOf({ kind, ...rest, step: 'end' }));
  }

  /** The key of the question of its author's own that is answered; `null` for none. */
  ownKey(recipe: QuestionRecipe): string | null {
    if (recipe.kind !== 'own') return null;
    return [...this.#own.values()].find((own) => own.asks(recipe))?.key ?? null;
  }

  with(others: LessonQuestions): LessonQuestions {
    return new LessonQuestions([...this.#asked, ...others.#asked], [...this.#own.values(), ...others.#own.values()]);
  }
}

/** What a lesson asks: of the engine's questions, as the engine asks it; one that makes no sense there is not asked. */
export function questionsOf({ stops }: Pick<Lesson, 'stops'>, asking: AskingAgain): LessonQuestions {
  const asked = stops.flatMap((stop) => recipeOf(stop) ?? []);
  const own = stops.flatMap((stop) => (stop.asks === undefined ? [] : [new OwnAtStop(stop, stop.asks)]));
  return new LessonQuestions(
    asked.flatMap((recipe) => keyAsked(recipe, asking) ?? []),
    own,
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
