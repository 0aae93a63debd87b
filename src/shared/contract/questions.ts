/** Questions that a class was asked, kept in the library with their votes. */
import * as v from 'valibot';
import { CONFUSION_NAMES, NODE_CONFUSION_NAMES, type ConfusionId } from '../ask/confusions.ts';
import { LETTERS, type ChoiceValue, type QuestionKind, type Unlettered, type Word } from '../ask/question.ts';
import { MIN_CHOICES, totalOf, VOTES, type Votes } from '../ask/votes.ts';
import { MOVES } from '../puzzle/geometry.ts';
import { checkArrangement } from '../puzzle/arrangement.ts';
import { withoutForcedDirection } from './direction.ts';
import {
  ID,
  integer,
  MAX_LESSONS,
  number,
  parse,
  PUZZLE,
  QUERY,
  SEARCH,
  TITLE,
  UNSEEN_RULE,
  type Schema,
} from './parse.ts';
import { isSeen } from './seen.ts';
import type { Damaged, Page, Puzzle, RunLabel, SearchSpec } from './types.ts';

/** Questions that one library keeps, the deleted ones not counted. */
export const MAX_QUESTIONS = 20_000;
/** Characters of the label of a class, counted as code points. */
export const MAX_CLASS_LENGTH = 60;

/** What a question was asked about: equal recipes are the same question. */
export interface QuestionRecipe {
  readonly puzzle: Puzzle;
  /** The search on show; of a question about two searches, both. */
  readonly searches: readonly SearchSpec[];
  readonly kind: QuestionKind;
  /** The step after which it was asked. */
  readonly step: number;
}

/** What is kept of a question. What else belongs to it, the engine asks again: it is deterministic. */
export interface QuestionContent extends QuestionRecipe {
  /** In the order of their letters. The one without a confusion is right. */
  readonly choices: readonly Unlettered[];
  /** All rounds are closed, and somebody has voted. */
  readonly votes: Votes;
}

/** What it is kept under: the puzzle as it was called, and the class as the teacher calls it; '' where it has no label. */
export interface QuestionLabel extends RunLabel {
  readonly classLabel: string;
}

export interface SavedQuestion extends QuestionContent, QuestionLabel {
  readonly questionId: number;
  /** When it was revealed: milliseconds since 1970-01-01 UTC. */
  readonly savedAtMs: number;
  /** Whether the choices are what a file says, and nobody has asked the engine. */
  readonly isClaimed: boolean;
}

/** Which questions are meant; a member that is not given lets all pass. */
export interface QuestionFilter {
  /** Words that must all occur in the title or the label of the class. */
  readonly text?: string;
  readonly classLabel?: string;
}

/** One page of them. The page is as long as `questions` and `damaged` together. */
export interface QuestionPage {
  readonly total: number;
  readonly questions: readonly SavedQuestion[];
  readonly damaged: readonly Damaged[];
}

/** A label of a class, and how many questions it has. */
export interface ClassCount {
  readonly classLabel: string;
  readonly questionCount: number;
}

/** Whether more than one person voted: a vote alone is the answer of somebody with a name. */
export function isOfClass({ votes }: Pick<QuestionContent, 'votes'>): boolean {
  return votes.some((round) => totalOf(round) > 1);
}

/** Whether the vote of one person alone is for the right letter. */
export function isRightAlone({ choices, votes }: Pick<QuestionContent, 'choices' | 'votes'>): boolean {
  const place = choices.findIndex(({ confusion }) => confusion === null);
  return votes.at(-1)!.counts[place] > 0;
}

export interface QuestionsApi {
  /** Keeps a question that was revealed, with its votes. Refused as `too-many` beyond `MAX_QUESTIONS`. */
  save(params: { content: QuestionContent; keepAs: QuestionLabel }): Promise<SavedQuestion>;
  /** The questions that pass `filter`, by the time at which they were asked. A damaged one does not hide the others. */
  list(params: { filter: QuestionFilter; descending: boolean } & Page): Promise<QuestionPage>;
  /** The last time that a class was asked this and voted; `null` where none was. The answer of one person alone does not count. */
  last(params: QuestionRecipe): Promise<SavedQuestion | null>;
  /** Every label of a class, in alphabetical order. */
  listClasses(params: Record<never, never>): Promise<ClassCount[]>;
  /** `restore` brings it back for `DELETED_KEPT_DAYS` days. */
  delete(params: { questionId: number }): Promise<void>;
  restore(params: { questionId: number }): Promise<void>;
}

const CLASS_RULE = `The label of a class has at most ${MAX_CLASS_LENGTH} characters, none of them a control character.`;

/** Comes out without white space at the ends and without a forced direction. */
export const CLASS_LABEL: Schema<string> = v.pipe(
  v.string(CLASS_RULE),
  v.transform(withoutForcedDirection),
  v.trim(),
  v.maxCodePoints(MAX_CLASS_LENGTH, CLASS_RULE),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, CLASS_RULE),
);

/** Whose answers they are, and to what: see `AnswersLabel`. */
export const ANSWERS_LABEL = {
  name: v.pipe(
    CLASS_LABEL,
    v.minLength(1, 'Answers need the name of the person who gave them.'),
    v.check(isSeen, UNSEEN_RULE),
  ),
  title: TITLE,
  lessons: v.exactOptional(v.pipe(v.array(TITLE), v.maxLength(MAX_LESSONS))),
} as const;

const WHOLE = integer(0, Number.MAX_SAFE_INTEGER);
const MEASURE = number(0, Number.MAX_VALUE);

const NODE = v.strictObject({
  as: v.literal('node'),
  node: WHOLE,
  cells: v.array(WHOLE),
  g: WHOLE,
  h: MEASURE,
  f: v.nullable(MEASURE),
});

const NUMBER = v.strictObject({ as: v.literal('number'), number: MEASURE });

const ACTIONS_RULE = `The moves of a choice are different numbers from 0 to ${MOVES.length - 1}.`;
const ACTIONS = v.strictObject({
  as: v.literal('moves'),
  actions: v.pipe(
    v.array(integer(0, MOVES.length - 1), ACTIONS_RULE),
    v.check((actions) => new Set(actions).size === actions.length, ACTIONS_RULE),
  ),
});

const oneOf = (...words: Word[]) => v.strictObject({ as: v.literal('word'), word: v.picklist(words) });

/** What the choices of each kind say. */
const VALUES: Readonly<Record<QuestionKind, Schema<ChoiceValue>>> = {
  next: NODE,
  dropped: ACTIONS,
  'new-states': NUMBER,
  f: NUMBER,
  'f-grows': oneOf('grows', 'stays', 'falls'),
  'goal-now': oneOf('found', 'generated', 'waits'),
  shortest: oneOf('sure', 'bounded', 'unsure', 'if-taken', 'if-order'),
  solvable: oneOf('solvable', 'unsolvable', 'search-tells'),
  more: oneOf('first-far-more', 'first-more', 'as-many', 'second-more', 'second-far-more'),
};
const KINDS = Object.keys(VALUES) as QuestionKind[];

/** Wrong nodes stand for other confusions than wrong answers. */
const ABOUT_NODES = Object.keys(NODE_CONFUSION_NAMES) as ConfusionId[];
const ABOUT_OTHERS = (Object.keys(CONFUSION_NAMES) as ConfusionId[]).filter((id) => !ABOUT_NODES.includes(id));

const CHOICES_RULE = `A question has ${MIN_CHOICES} to ${LETTERS.length} choices.`;
const RIGHT_RULE = 'Exactly one choice of a question is right, and has no confusion.';
const DIFFERENT_RULE = 'The choices of a question say different things.';
const SEARCHES_RULE = 'A question is about one search, and the question which one expands more is about two.';
const VOTES_RULE = 'Each round of votes must be closed, with a number for each choice and at least one vote.';
const BOARD_RULE = 'A choice needs a complete arrangement of the puzzle.';

const choicesOf = (kind: QuestionKind): Schema<readonly Unlettered[]> =>
  v.pipe(
    v.array(
      v.strictObject({
        value: VALUES[kind],
        confusion: v.nullable(v.picklist(kind === 'next' ? ABOUT_NODES : ABOUT_OTHERS)),
      }),
      CHOICES_RULE,
    ),
    v.minLength(MIN_CHOICES, CHOICES_RULE),
    v.maxLength(LETTERS.length, CHOICES_RULE),
    v.check((choices) => choices.filter(({ confusion }) => confusion === null).length === 1, RIGHT_RULE),
    v.check(
      (choices) => new Set(choices.map(({ value }) => JSON.stringify(value))).size === choices.length,
      DIFFERENT_RULE,
    ),
  );

const RECIPE = {
  puzzle: PUZZLE,
  searches: v.pipe(v.array(SEARCH, SEARCHES_RULE), v.minLength(1, SEARCHES_RULE), v.maxLength(2, SEARCHES_RULE)),
  step: WHOLE,
};

/** A question of each kind. */
const CONTENTS = KINDS.map((kind) =>
  v.strictObject({ ...RECIPE, kind: v.literal(kind), choices: choicesOf(kind), votes: VOTES }),
);

const isForKind = ({ kind, searches }: Pick<QuestionRecipe, 'kind' | 'searches'>): boolean =>
  searches.length === (kind === 'more' ? 2 : 1);

const areVotesOf = ({ choices, votes }: QuestionContent): boolean =>
  votes.every(({ counts, isClosed }) => isClosed && counts.length === choices.length) &&
  votes.some((round) => totalOf(round) > 0);

const areBoardsOf = ({ puzzle: { rows, cols }, choices }: QuestionContent): boolean =>
  choices.every(({ value }) => value.as !== 'node' || checkArrangement(value.cells, rows, cols) === null);

/** Everything that the engine can pose and a class can vote on, and nothing else. */
export const QUESTION_CONTENT: Schema<QuestionContent> = v.pipe(
  v.variant('kind', CONTENTS as [(typeof CONTENTS)[number]], `A question is one of ${KINDS.join(', ')}.`),
  v.check((asked) => isForKind(asked), SEARCHES_RULE),
  v.check((content) => areVotesOf(content), VOTES_RULE),
  v.check((content) => areBoardsOf(content), BOARD_RULE),
);

/** The choices as they are kept: the same ones are equal texts. */
export function writeChoices(kind: QuestionKind, choices: readonly Unlettered[]): string {
  return JSON.stringify(parse(choicesOf(kind), choices));
}

const QUESTION_LABEL: Schema<QuestionLabel> = v.strictObject({
  ...{ puzzleId: v.nullable(ID), title: TITLE },
  classLabel: CLASS_LABEL,
});
export const NEW_QUESTION = v.strictObject({ content: QUESTION_CONTENT, keepAs: QUESTION_LABEL });
export const QUESTION_RECIPE: Schema<QuestionRecipe> = v.pipe(
  v.strictObject({ ...RECIPE, kind: v.picklist(KINDS) }),
  v.check((asked) => isForKind(asked), SEARCHES_RULE),
);
export const QUESTION_FILTER: Schema<QuestionFilter> = v.strictObject({
  text: v.exactOptional(QUERY),
  classLabel: v.exactOptional(CLASS_LABEL),
});
export const ONE_QUESTION = v.strictObject({ questionId: ID });
