/** Asks which of the first and the last search expands more; the answer is at their end. */
import { tick } from 'svelte';
import type { NamedRun } from '../../shared/ask/kinds/more.ts';
import type { Question, QuestionKind } from '../../shared/ask/question.ts';
import { askOfTwo } from '../../shared/ask/kinds/questions.ts';
import { askedRunOf } from '../ask/askedRunOf.ts';
import type { AskStage } from '../ask/askStage.ts';
import type { CommonClock } from './commonClock.svelte.ts';
import type { Lane } from './lane.svelte.ts';

interface AskedComparison {
  readonly lanes: readonly Lane[];
  readonly clock: CommonClock;
  readonly names: readonly { readonly short: string }[];
  untilEnded(): Promise<unknown>;
  clearSelection(): void;
}

export class LanesTarget implements AskStage {
  /** Whether a question waits for its searches to end; meanwhile nothing may show the answer. */
  isAwaited = $state(false);
  readonly #comparison: AskedComparison;

  constructor(comparison: AskedComparison) {
    this.#comparison = comparison;
  }

  get about(): AskStage['about'] {
    const [first, last] = [0, -1].map((at) => this.#comparison.lanes.at(at)!.player.opened!);
    return { puzzle: first.puzzle, searches: [first.search, last.search] };
  }

  get kinds(): readonly QuestionKind[] {
    return this.ask() ? ['more'] : [];
  }

  /** Waits for the view's searches to end or be given up: then the answer is known. */
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
    this.#comparison.clock.isPlaying = false;
    this.#comparison.clearSelection();
  }

  answer(): void {
    this.#comparison.clock.jump(Infinity);
  }
}
