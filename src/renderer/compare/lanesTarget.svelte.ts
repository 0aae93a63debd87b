/** Asks which of the first and the last search expands more; the answer is at their end. */
import { tick } from 'svelte';
import type { NamedRun } from '../../shared/ask/kinds/more.ts';
import type { EngineQuestion, QuestionKind } from '../../shared/ask/kinds/questions.ts';
import { askedRunOf } from '../ask/askedRunOf.ts';
import type { QuestionTarget } from '../ask/asking.svelte.ts';
import { questionKinds } from '../ask/questionKinds.svelte.ts';
import type { CommonClock } from './commonClock.svelte.ts';
import type { Lane } from './lane.svelte.ts';

interface AskedComparison {
  readonly lanes: readonly Lane[];
  readonly clock: CommonClock;
  readonly names: readonly { readonly short: string }[];
  untilEnded(): Promise<unknown>;
  clearSelection(): void;
}

export class LanesTarget implements QuestionTarget {
  /** Whether a question waits for its searches to end; meanwhile nothing may show the answer. */
  isAwaited = $state(false);
  readonly #comparison: AskedComparison;

  constructor(comparison: AskedComparison) {
    this.#comparison = comparison;
  }

  get about(): QuestionTarget['about'] {
    const [first, last] = [0, -1].map((at) => this.#comparison.lanes.at(at)!.player.opened!);
    return { puzzle: first.puzzle, searches: [first.search, last.search] };
  }

  get kinds(): readonly QuestionKind[] {
    return questionKinds() === null || this.ask() ? ['more'] : []; // before they are loaded, asking waits for them
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

  ask(): EngineQuestion | null {
    const [first, last] = [this.#named(0), this.#named(-1)];
    return first && last && (questionKinds()?.askOfTwo(first, last) ?? null);
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
