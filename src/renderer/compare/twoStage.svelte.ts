/** Asking about the first and the last search of a comparison: which of them expands more. The answer is their end. */
import { tick } from 'svelte';
import type { NamedRun } from '../../shared/ask/kinds/more.ts';
import type { Question, QuestionKind } from '../../shared/ask/question.ts';
import { askOfTwo } from '../../shared/ask/questions.ts';
import { askedRunOf } from '../ask/askedRunOf.ts';
import type { AskStage } from '../ask/askStage.ts';
import type { Comparison } from './comparison.svelte.ts';

export class TwoStage implements AskStage {
  /** Whether a question waits for the ends of its searches: nothing tells the answer meanwhile. */
  isAwaited = $state(false);
  readonly #comparison: Comparison;

  constructor(comparison: Comparison) {
    this.#comparison = comparison;
  }

  get about(): AskStage['about'] {
    const [first, last] = [0, -1].map((at) => this.#comparison.lanes.at(at)!.player.opened!);
    return { puzzle: first.puzzle, searches: [first.search, last.search] };
  }

  get kinds(): readonly QuestionKind[] {
    return this.ask() ? ['more'] : [];
  }

  /** The view is about to open: waits until its searches have ended, or were given up. Then it is known which one expands more. */
  async untilAskable(): Promise<void> {
    this.isAwaited = true;
    await tick(); // the searches begin with the view
    await this.#comparison.untilEnded().catch(() => {});
    this.isAwaited = false;
  }

  offeredBeside(): readonly QuestionKind[] {
    return ['more'];
  }

  ask(): Question | null {
    const [first, last] = [this.#named(0), this.#named(-1)];
    return first && last && askOfTwo(first, last);
  }

  #named(at: 0 | -1): NamedRun | null {
    const { lanes, names } = this.#comparison;
    const run = askedRunOf(lanes.at(at)!.view);
    return run && { name: names.at(at)!.short, run };
  }

  hold(): void {
    this.#comparison.clock.playing = false;
    this.#comparison.letGo();
  }

  answer(): void {
    this.#comparison.clock.jump(Infinity);
  }
}
