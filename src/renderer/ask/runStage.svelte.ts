/** Questions about the current search at its step; the next step is the answer. */
import type { AskedRun } from '../../shared/ask/askedRun.ts';
import type { Question, QuestionKind, SingleKind } from '../../shared/ask/question.ts';
import { ask, offeredAt, questionsAt, SINGLE_QUESTIONS } from '../../shared/ask/kinds/questions.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { askedRunOf } from './askedRunOf.ts';
import type { AskStage } from './askStage.ts';
import type { Occasions } from './occasions.svelte.ts';

export class RunStage implements AskStage {
  readonly #view: RunView;
  readonly #occasions: Occasions;

  constructor(view: RunView, occasions: Occasions) {
    this.#view = view;
    this.#occasions = occasions;
  }

  readonly #run = $derived.by((): AskedRun | null => askedRunOf(this.#view));

  get about(): AskStage['about'] {
    const { puzzle, search } = this.#view.player.opened!;
    return { puzzle, searches: [search] };
  }

  get kinds(): readonly SingleKind[] {
    return this.#run ? questionsAt(this.#run, this.#view.player.step) : [];
  }

  offeredBeside({ step }: Question): readonly SingleKind[] {
    return this.#run ? offeredAt(this.#run, step) : [];
  }

  ask(kind: QuestionKind): Question | null {
    if (!this.#run || kind === 'more') return null;
    return ask(kind, this.#run, this.#view.player.step) as Question | null;
  }

  hold(): void {
    this.#view.clearSelection();
    this.#view.fine.leave();
    this.#view.player.pause();
  }

  answer({ kind }: Question): void {
    if (kind !== 'more' && SINGLE_QUESTIONS[kind].isSeenInNextStep) this.#view.stepBy(1);
  }

  goToOccasion(): SingleKind | null {
    const occasion = this.#occasions.nextAfter(this.#view.player.step);
    if (occasion) this.#view.jump(occasion.step);
    return occasion && occasion.kind;
  }
}
