/** A question to the class about the search on show: from the moment it is asked, over two rounds of votes, to its answer. */
import type { AskedRun } from '../../shared/ask/askedRun.ts';
import type { Letter, Question, QuestionKind } from '../../shared/ask/question.ts';
import { ask, offeredAt, questionsAt, type SingleKind } from '../../shared/ask/questions.ts';
import { closed, firstRound, MAX_ROUNDS, nextRound, totalOf, withVotes, type Votes } from '../../shared/ask/votes.ts';
import { nextWorthAsking, worthAsking, type Occasion } from '../../shared/ask/worthAsking.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { askedRunOf } from './askedRunOf.ts';

/** Kinds of which the answer is seen in the next step: that step is the answer. */
const SEEN_IN_NEXT_STEP: readonly QuestionKind[] = ['next', 'dropped', 'new-states', 'f-grows', 'goal-now'];

export class Asking {
  /** The question that is open; `null` while none is. */
  question = $state.raw<Question | null>(null);
  votes = $state.raw<Votes>([]);
  isRevealed = $state(false);
  /** Whether the letters stand at the nodes of the tree. */
  showsLetters = $state(true);

  readonly #view: RunView;

  constructor(view: RunView) {
    this.#view = view;
  }

  /** Whether the class is to think: the step does not move meanwhile. */
  get isWaiting(): boolean {
    return this.question !== null && !this.isRevealed;
  }

  /** The run as far as it has come; `null` while no search is open. */
  readonly #run = $derived.by((): AskedRun | null => askedRunOf(this.#view));

  /** The kinds of questions that make sense at the step. */
  get kinds(): readonly SingleKind[] {
    return this.#run ? questionsAt(this.#run, this.#view.player.step) : [];
  }

  /** The node whose number is asked for, as long as it is; `NONE` for none. */
  get unkeyed(): number {
    return this.isWaiting && this.question!.kind === 'f' ? this.question!.about!.node : NONE;
  }

  /** Letters of the nodes that are to be told apart in the tree, and a sign for the one that a question is about. */
  readonly signs = $derived.by((): ReadonlyMap<number, string> => {
    const { question } = this;
    if (question === null || !this.showsLetters) return new Map();
    const nodes = question.choices.flatMap(({ letter, value }) =>
      value.as === 'node' ? [[value.node, letter] as const] : [],
    );
    return new Map([...(question.about ? [[question.about.node, '?'] as const] : []), ...nodes]);
  });

  /** The kinds to choose from while a question is open; they tell nothing of what comes. */
  readonly offered = $derived.by((): readonly SingleKind[] => {
    return this.question && this.#run ? offeredAt(this.#run, this.question.step) : [];
  });

  /** Why the question stays as it is; `null` where another kind can be asked instead. */
  get whyNoOther(): string | null {
    if (this.isRevealed) return 'The answer is shown: go on first.';
    return this.votes.some((round) => totalOf(round) > 0) ? 'Hands were counted: this question stays open.' : null;
  }

  /** Asks another kind at the same step. Returns whether it makes sense there. */
  change(kind: SingleKind): boolean {
    return this.whyNoOther === null && this.begin(kind);
  }

  /** Asks the next kind that makes sense at the step. Returns whether there is another one. */
  changeToNext(): boolean {
    const at = this.offered.findIndex((kind) => kind === this.question?.kind);
    const others = [...this.offered.slice(at + 1), ...this.offered.slice(0, Math.max(0, at))];
    return others.some((kind) => this.change(kind));
  }

  get canDiscuss(): boolean {
    return this.isWaiting && this.votes.length < MAX_ROUNDS;
  }

  /** Asks at the step: a question of this kind, or the first kind that makes sense. Returns whether there is one. */
  begin(kind: SingleKind | undefined = this.kinds[0]): boolean {
    const run = this.#run;
    const question = run && kind && ask(kind, run, this.#view.player.step);
    if (!question) return false;
    this.#view.letGo();
    this.#view.fine.leave();
    this.#view.player.pause();
    this.question = question as Question;
    this.votes = firstRound(question.choices.length);
    this.isRevealed = false;
    return true;
  }

  /** Goes to the next moment that is worth a question, and asks it there. Returns whether there is one. */
  beginAtNextOccasion(): boolean {
    const occasion = this.#nextOccasion();
    if (!occasion) return false;
    this.close();
    this.#view.jump(occasion.step);
    return this.begin(occasion.kind);
  }

  #nextOccasion(): Occasion | null {
    return this.#run && nextWorthAsking(worthAsking(this.#run), this.#view.player.step);
  }

  /** So many more hands for a letter; fewer where it is negative. */
  vote(letter: Letter, more: number): void {
    if (this.isWaiting) this.votes = withVotes(this.votes, letter, more);
  }

  /** Closes the round and begins the next one, for a vote after the discussion. */
  discuss(): void {
    if (this.canDiscuss) this.votes = nextRound(closed(this.votes));
  }

  /** Shows the right answer: the step that it is about is taken. */
  reveal(): void {
    const { question } = this;
    if (question === null || this.isRevealed) return;
    this.votes = closed(this.votes);
    this.isRevealed = true;
    if (SEEN_IN_NEXT_STEP.includes(question.kind)) this.#view.stepBy(1);
  }

  close(): void {
    this.question = null;
    this.votes = [];
    this.isRevealed = false;
  }
}
