/** A lesson on paper: what is known of its stops, and the rest, which is computed when somebody prints. */
import type { Lesson } from '../../../shared/contract/lessons.ts';
import type { Program } from '../../program/program.ts';
import { printPages } from '../../ui/printPages.ts';
import { FilledLesson } from '../filledLesson.svelte.ts';
import { StopQuestions } from '../stopQuestions.svelte.ts';
import { StopStates } from '../stopStates.svelte.ts';

export class Printout {
  readonly lesson: Lesson;
  readonly filled: FilledLesson;
  readonly states: StopStates;
  questions = $state.raw<StopQuestions>()!;
  /** Whether figures and states are known. */
  isFilled = $state(false);
  /** Whether somebody waits for what is computed. */
  isWaiting = $state(false);
  readonly #program: Program;
  #filling: Promise<void> | null = null;

  /** `before`: an earlier version of the lesson, whose results are reused. */
  constructor(program: Program, lesson: Lesson, before: Printout | null) {
    const { searches } = program.api;
    this.#program = program;
    this.lesson = lesson;
    this.filled = new FilledLesson(searches, lesson, before?.filled);
    this.states = new StopStates(searches, lesson, before?.states);
    this.questions = this.#questionsAfter(before?.questions ?? null);
  }

  /** What somebody waits for. */
  get computing(): string {
    const { known, all } = this.questions.progress;
    return known < all ? `Question ${known + 1} of ${all} is computed…` : 'The figures of the texts are computed…';
  }

  /** Computes what the screen shows of the lesson too. Throws if the host is gone. */
  fill(): Promise<void> {
    return (this.#filling ??= this.#fill());
  }

  async #fill(): Promise<void> {
    await this.filled.fill();
    await this.states.fill();
    this.isFilled = true;
  }

  /** Computes what is missing, then prints, unless it was cancelled meanwhile. Throws if the host is gone. */
  async print(print = printPages): Promise<void> {
    if (this.isWaiting) return;
    const questions = this.#questionsAfter(this.questions);
    this.questions = questions;
    this.isWaiting = true;
    try {
      await Promise.all([this.fill(), questions.fill()]);
    } finally {
      if (questions.isWanted) this.isWaiting = false;
    }
    if (questions.isWanted) print();
  }

  cancel(): void {
    this.isWaiting = false;
    this.questions.stop();
  }

  stop(): void {
    this.cancel();
    this.filled.stop();
    this.states.stop();
  }

  #questionsAfter(before: StopQuestions | null): StopQuestions {
    const { api, settings } = this.#program;
    return new StopQuestions(api.searches, this.lesson, settings.moveNaming, before);
  }
}
