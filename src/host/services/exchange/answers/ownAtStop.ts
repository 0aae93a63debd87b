/**
 * A question of its author's own at a stop, and whether an answer is to it. An answer holds the question as the class
 * saw it, with its figures; the lesson has them in braces. So that no search must run again, each figure stands for any
 * number here: what decides is every other word, every board, their order, and which choices are right.
 */
import { askedChoices, askedSearches } from '../../../../shared/contract/stopParts.ts';
import { canonicalJson } from '../../../../shared/contract/canonicalJson.ts';
import { piecesOf, type TextPiece } from '../../../../shared/contract/lessonText.ts';
import type { LessonStop } from '../../../../shared/contract/lessons.ts';
import type { OwnQuestion } from '../../../../shared/contract/ownQuestion.ts';
import type { QuestionRecipe } from '../../../../shared/contract/questions.ts';
import type { Unlettered } from '../../../../shared/ask/question.ts';
import { puzzleKey } from '../../../../shared/puzzle/puzzleKey.ts';

export class OwnAtStop {
  /** Equal for equal questions. */
  readonly key: string;
  readonly #place: string;
  readonly #step: number | 'end';
  readonly #text: string;
  readonly #choices: readonly Unlettered[];

  constructor(stop: LessonStop, asks: OwnQuestion) {
    const { view, puzzle, steps } = stop;
    this.#step = view === 'compare' ? 0 : steps[0];
    this.#place = placeOf({ puzzle, searches: askedSearches(stop) });
    this.#text = asks.text;
    this.#choices = askedChoices(asks);
    const said = this.#choices.map(({ value, confusion }) => [value, confusion]);
    this.key = canonicalJson([this.#place, this.#step, asks.text, said]);
  }

  /** Whether the stop asks exactly this, and holds the same to be right. */
  asks({ puzzle, searches, step, text = '', choices = [] }: QuestionRecipe): boolean {
    return (
      (this.#step === 'end' || this.#step === step) &&
      placeOf({ puzzle, searches }) === this.#place &&
      isFilled(this.#text, text) &&
      choices.length === this.#choices.length &&
      choices.every((choice, place) => isChoice(this.#choices[place], choice))
    );
  }
}

function placeOf({ puzzle, searches }: Pick<QuestionRecipe, 'puzzle' | 'searches'>): string {
  return canonicalJson([puzzleKey(puzzle), searches]);
}

function isChoice(asked: Unlettered, { value, confusion }: Unlettered): boolean {
  if (asked.confusion !== confusion) return false;
  if (asked.value.as === 'text') return value.as === 'text' && isFilled(asked.value.text, value.text);
  return canonicalJson(asked.value) === canonicalJson(value);
}

/** Whether `told` is the text with its figures. In time linear in both, whatever a file says. */
function isFilled(text: string, told: string): boolean {
  let ends: ReadonlySet<number> = new Set([0]);
  for (const piece of piecesOf(text)) ends = endsAfter(piece, told, ends);
  return ends.has(told.length);
}

/** Where a piece may end that begins at one of `starts`. */
function endsAfter(piece: TextPiece, told: string, starts: ReadonlySet<number>): ReadonlySet<number> {
  if (typeof piece !== 'string') return endsOfFigure(told, starts);
  return new Set([...starts].filter((at) => told.startsWith(piece, at)).map((at) => at + piece.length));
}

/** A figure is told as a number, or as the dash of none. */
function endsOfFigure(told: string, starts: ReadonlySet<number>): ReadonlySet<number> {
  const ends = new Set<number>();
  let isWithin = false;
  for (let at = 0; at < told.length; at++) {
    isWithin = (isWithin || starts.has(at)) && IN_FIGURE.test(told[at]);
    if (isWithin) ends.add(at + 1);
  }
  return ends;
}

const IN_FIGURE = /[\d.,–-]/;
