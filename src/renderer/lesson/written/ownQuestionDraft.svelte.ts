/** A question of the user's own while it is typed. It saves itself when it is complete; until then it says what lacks. */
import { LETTERS } from '../../../shared/ask/question.ts';
import { MIN_CHOICES } from '../../../shared/ask/votes.ts';
import type { LessonStop } from '../../../shared/contract/lessons.ts';
import type { OwnQuestion } from '../../../shared/contract/ownQuestion.ts';
import { readQuestion, typedChoice, type TypedChoice } from './typedQuestion.ts';

const SAVED_AFTER_MS = 400;

type Save = (asks: OwnQuestion) => Promise<unknown>;

export class OwnQuestionDraft {
  text = $state('');
  choices = $state<TypedChoice[]>([]);
  /** Why what is typed is not saved, in a sentence; `null` where it is. */
  fault = $state<string | null>(null);
  #saved: string | null;
  #lastKey = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ asks, puzzle: { cols } }: LessonStop) {
    this.#saved = asks ? JSON.stringify(asks) : null;
    this.text = asks?.text ?? '';
    const choices = asks?.choices ?? Array.from({ length: MIN_CHOICES }, () => null);
    this.choices = choices.map((choice) => typedChoice(++this.#lastKey, choice, cols));
  }

  get whyNoMore(): string | null {
    return this.choices.length < LETTERS.length ? null : `A question has at most ${LETTERS.length} choices.`;
  }

  get whyNoFewer(): string | null {
    return this.choices.length > MIN_CHOICES ? null : `A question has at least ${MIN_CHOICES} choices.`;
  }

  /** Adds an empty choice of the kind of the last one. */
  add(): void {
    if (this.whyNoMore !== null) return;
    const { as } = this.choices.at(-1)!;
    this.choices.push({ ...typedChoice(++this.#lastKey, null, 0), as });
  }

  /** Returns the function that puts it back. */
  remove(at: number): () => void {
    const [removed] = this.choices.splice(at, 1);
    return () => void this.choices.splice(at, 0, removed);
  }

  /** Moves a choice one place up (−1) or down, if there is one. */
  move(at: number, by: -1 | 1): void {
    const to = at + by;
    if (to < 0 || to >= this.choices.length) return;
    const [moved] = this.choices.splice(at, 1);
    this.choices.splice(to, 0, moved);
  }

  /** It is no longer asked: when it is again, it is saved anew. */
  forget(): void {
    this.#saved = null;
  }

  /** Saves a moment after the last change. */
  touch(stop: LessonStop, save: Save): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(stop, save), SAVED_AFTER_MS);
  }

  /** Saves now what is complete. What is refused stays as typed, with the reason. */
  async flush(stop: LessonStop, save: Save): Promise<void> {
    clearTimeout(this.#timer);
    const { asks, fault } = readQuestion({ text: this.text, choices: this.choices }, stop);
    this.fault = fault;
    const said = JSON.stringify(asks);
    if (asks === null || said === this.#saved) return;
    try {
      await save(asks);
      this.#saved = said;
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }
}
