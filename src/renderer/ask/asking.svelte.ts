/** A question to the class: asked, voted on in up to two rounds, and answered. */
import { rulesOf } from '../../shared/ask/askedRun.ts';
import { askOwn } from '../../shared/ask/kinds/own.ts';
import type { AskedKind, EngineQuestion, Question, QuestionKind } from '../../shared/ask/kinds/questions.ts';
import type { Letter } from '../../shared/ask/question.ts';
import {
  closed,
  firstRound,
  MAX_ROUNDS,
  nextRound,
  totalOf,
  withOnly,
  withVotes,
  type Votes,
} from '../../shared/ask/votes.ts';
import type { QuestionRecipe } from '../../shared/contract/questions.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { NONE } from '../../shared/trace/trace.ts';
import { ALL_NODES } from '../run/runOwner.ts';
import { isAskedAlone } from '../program/alone.ts';
import type { Program } from '../program/program.ts';
import { loadQuestionKinds } from './questionKinds.svelte.ts';
import { type About, recipeOf, VoteKeeper } from './voteKeeper.svelte.ts';

/** A question of the user's own. `title`: of its puzzle, where that may not be on the board. */
export type OwnRecipe = About &
  Required<Pick<QuestionRecipe, 'step' | 'text' | 'choices'>> & { readonly title?: string | undefined };

/** What questions are asked about. */
export interface QuestionTarget {
  readonly about: About;
  /** The kinds that make sense now. */
  readonly kinds: readonly QuestionKind[];
  /** The kinds offered beside a question; they reveal nothing of what comes. */
  offeredBeside(question: EngineQuestion): readonly QuestionKind[];
  ask(kind: QuestionKind): EngineQuestion | null;
  /** Stops playback and clears the selection. */
  hold(): void;
  answer(question: EngineQuestion): void;
  /** Goes to the next moment worth a question. Returns its kind; `null` for none. */
  goToOccasion?(): QuestionKind | null;
}

/** The kinds that ask for the number under the marked node, or for a part of it. */
const ASKS_FOR_KEY: ReadonlySet<AskedKind> = new Set(['f', 'h']);

/** The kinds that leave the numbers in the tree: who writes a question says what it is about. */
const ASKED_WITH_KEYS: ReadonlySet<AskedKind> = new Set(['more', 'own']);

const ANSWER_SHOWN = 'The answer is already shown.';

export class Asking {
  question = $state.raw<Question | null>(null);
  votes = $state.raw<Votes>([]);
  isRevealed = $state(false);
  /** Whether the letters mark nodes of the tree. */
  showsLetters = $state(true);

  /** Whether a question was called for and is not there yet. */
  isComing = $state(false);

  #about: About | null = null;
  #title = '';
  readonly #target: QuestionTarget;
  readonly #program: () => Program;
  readonly #keeper: VoteKeeper;

  constructor(target: QuestionTarget, program: () => Program) {
    this.#target = target;
    this.#program = program;
    this.#keeper = new VoteKeeper(program);
  }

  get kept(): Pick<VoteKeeper, 'standing' | 'before'> {
    return this.#keeper;
  }

  get recipe(): QuestionRecipe | null {
    const { question } = this;
    return question && recipeOf(question, this.#about!);
  }

  /** Whether one person answers alone, and no hands are counted. */
  get isAlone(): boolean {
    return isAskedAlone(this.#program());
  }

  /** Whether the class is to think: the step must not move. */
  get isWaiting(): boolean {
    return this.question !== null && !this.isRevealed;
  }

  get kinds(): readonly QuestionKind[] {
    return this.#target.kinds;
  }

  /** Whether the search of the question has numbers that a class can work out. */
  get hasKeys(): boolean {
    return this.question !== null && this.whyNoKeys === null;
  }

  /** A sentence; `null` where f and h can be hidden. */
  get whyNoKeys(): string | null {
    const { question } = this;
    if (question === null) return null;
    if (ASKED_WITH_KEYS.has(question.kind)) return 'This question hides neither f nor h.';
    return STRATEGIES[question.rules.strategy].usesHeuristic ? null : 'This search has no h to work out.';
  }

  /** Whether the class works f and h out itself: they are hidden until the answer. */
  get hidesKeys(): boolean {
    return this.isWaiting && this.hasKeys && this.#program().settings.now.worksOut;
  }

  toggleKeys(): void {
    const { settings } = this.#program();
    settings.remember({ worksOut: !settings.now.worksOut });
  }

  /** The node whose number is asked for, until the answer; `ALL_NODES` where all are worked out; `NONE` for none. */
  get unkeyed(): number {
    if (this.hidesKeys) return ALL_NODES;
    return this.isWaiting && ASKS_FOR_KEY.has(this.question!.kind) ? this.question!.about!.node : NONE;
  }

  /** The letters of nodes in the tree, and a sign for the node in question. */
  readonly signs = $derived.by((): ReadonlyMap<number, string> => {
    const { question } = this;
    if (question === null || !this.showsLetters) return new Map();
    const nodes = question.choices.flatMap(({ letter, value }) =>
      value.as === 'node' ? [[value.node, letter] as const] : [],
    );
    return new Map([...(question.about ? [[question.about.node, '?'] as const] : []), ...nodes]);
  });

  readonly offered = $derived.by((): readonly QuestionKind[] => {
    const { question } = this;
    return question === null || question.kind === 'own' ? [] : this.#target.offeredBeside(question);
  });

  /** A sentence; `null` where another kind can be asked instead. */
  get whyNoOther(): string | null {
    if (this.isRevealed) return ANSWER_SHOWN;
    return this.votes.some((round) => totalOf(round) > 0)
      ? 'Votes are counted already: this question can no longer be changed.'
      : null;
  }

  /** Asks another kind at the same step. Returns whether it makes sense there. */
  change(kind: QuestionKind): boolean {
    return this.whyNoOther === null && this.#ask(kind);
  }

  /** Asks the next kind that makes sense at the step. Returns whether there is one. */
  changeToNext(): boolean {
    const at = this.offered.findIndex((kind) => kind === this.question?.kind);
    const others = [...this.offered.slice(at + 1), ...this.offered.slice(0, Math.max(0, at))];
    return others.some((kind) => this.change(kind));
  }

  /** Whether the votes for each letter are in sight: at the end, or all the time where the teacher wants that. */
  get showsVotes(): boolean {
    return this.isRevealed || this.#program().settings.now.showsVotes;
  }

  toggleVotes(): void {
    const { settings } = this.#program();
    settings.remember({ showsVotes: !settings.now.showsVotes });
  }

  /** A sentence; `null` where the class can vote again. */
  get whyNoRound(): string | null {
    if (this.isAlone) return 'Only a class can vote again; here one person answers.';
    if (this.isRevealed) return ANSWER_SHOWN;
    return this.votes.length < MAX_ROUNDS ? null : 'A question has at most two rounds of votes.';
  }

  get canDiscuss(): boolean {
    return this.isWaiting && this.whyNoRound === null;
  }

  /** Asks a question of this kind, or of the first kind that makes sense. Resolves to whether there is one. */
  async begin(kind?: QuestionKind): Promise<boolean> {
    return (await this.#areKindsLoaded()) && this.#ask(kind ?? this.kinds[0]);
  }

  /** Asks at the next moment worth a question. Resolves to whether there is one. */
  async beginAtNextOccasion(): Promise<boolean> {
    return (await this.#areKindsLoaded()) && this.#ask(this.#target.goToOccasion?.() ?? undefined);
  }

  async #areKindsLoaded(): Promise<boolean> {
    this.isComing = true;
    const areLoaded = await this.#program().notices.attempt(loadQuestionKinds);
    this.isComing = false;
    return areLoaded;
  }

  #ask(kind: QuestionKind | undefined): boolean {
    const question = kind ? this.#target.ask(kind) : null;
    if (question) this.#pose(question, this.#target.about);
    return question !== null;
  }

  /** Asks a question of the user's own. */
  poseOwn({ puzzle, searches, step, text, choices, title }: OwnRecipe): void {
    const rules = rulesOf({ options: searchOptionsOf(searches[0]) });
    this.#pose(askOwn({ step, rules, text, cols: puzzle.cols, choices }), { puzzle, searches }, title);
  }

  #pose(question: Question, about: About, title = ''): void {
    this.#target.hold();
    this.#about = about;
    this.#title = title;
    this.question = question;
    this.votes = firstRound(question.choices.length);
    this.isRevealed = false;
  }

  /** Adds hands for a letter (`more` may be negative), or sets the answer of one person. */
  vote(letter: Letter, more: number): void {
    if (!this.isWaiting) return;
    this.votes = this.isAlone && more > 0 ? withOnly(this.votes, letter) : withVotes(this.votes, letter, more);
  }

  /** A sentence; `null` where the answer can be shown. */
  get whyNoReveal(): string | null {
    const isOpen = this.isWaiting && this.isAlone && totalOf(this.votes[0]) === 0;
    return isOpen ? 'Choose an answer first, or skip the question (Esc).' : null;
  }

  /** Closes the round and begins the next one, for a vote after the discussion. */
  discuss(): void {
    if (this.canDiscuss) this.votes = nextRound(closed(this.votes));
  }

  reveal(): void {
    const { question } = this;
    if (question === null || this.isRevealed || this.whyNoReveal !== null) return;
    this.votes = closed(this.votes);
    this.isRevealed = true;
    void this.#keeper.revealed(question, this.votes, this.#about!, this.#title);
    if (question.kind !== 'own') this.#target.answer(question);
  }

  close(): void {
    if (this.isRevealed) this.#keeper.forget();
    this.question = null;
    this.votes = [];
    this.isRevealed = false;
  }
}
