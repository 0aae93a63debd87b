/** Questions to a class, kept in the library with their votes. */
import * as v from 'valibot';
import {
  CONFUSION_NAMES,
  LETTERS,
  QUESTION_KINDS,
  type ChoiceValue,
  type ConfusionId,
  type QuestionKind,
  type Unlettered,
  type Word,
} from '../ask/question.ts';
import { MIN_CHOICES, totalOf, VOTES, type Votes } from '../ask/votes.ts';
import { MOVES } from '../puzzle/geometry.ts';
import { checkArrangement } from '../puzzle/arrangement.ts';
import { withoutForcedDirection } from './direction.ts';
import { DOCUMENT_KINDS } from './kinds.ts';
import { ID, integer, number, parse, PUZZLE, QUERY, SEARCH, TITLE, UNSEEN_RULE } from './parse.ts';
import type { Schema } from './schema.ts';
import { isSeen } from './seen.ts';
import type { Puzzle, RunLabel, SearchSpec } from './types.ts';

/** Code points. */
export const MAX_CLASS_LENGTH = 60;

/** Equal recipes are the same question. */
export interface QuestionRecipe {
  readonly puzzle: Puzzle;
  /** One search, or both of a question about two. */
  readonly searches: readonly SearchSpec[];
  readonly kind: QuestionKind;
  /** It was asked after this step. */
  readonly step: number;
}

/** The rest is asked again: the engine is deterministic. */
export interface QuestionContent extends QuestionRecipe {
  /** In the order of their letters. The one without a confusion is right. */
  readonly choices: readonly Unlettered[];
  /** All rounds are closed, and somebody has voted. */
  readonly votes: Votes;
}

/** `classLabel`: as the teacher calls the class; '' for none. */
export interface QuestionLabel extends RunLabel {
  readonly classLabel: string;
}

export interface SavedQuestion extends QuestionContent, QuestionLabel {
  readonly questionId: number;
  /** When it was revealed: milliseconds since 1970-01-01 UTC. */
  readonly savedAtMs: number;
  /** Whether the choices are a file's claim that the engine has not checked. */
  readonly isClaimed: boolean;
}

/** A missing member lets all pass. */
export interface QuestionFilter {
  /** Words that must all occur in the title or the label of the class. */
  readonly text?: string;
  readonly classLabel?: string;
}

export interface ClassCount {
  readonly classLabel: string;
  readonly questionCount: number;
}

/** Whether more than one person voted: a single vote is the answer of somebody with a name. */
export function isOfClass({ votes }: Pick<QuestionContent, 'votes'>): boolean {
  return votes.some((round) => totalOf(round) > 1);
}

/** Whether the vote of one person alone is for the right letter. */
export function isRightAlone({ choices, votes }: Pick<QuestionContent, 'choices' | 'votes'>): boolean {
  const place = choices.findIndex(({ confusion }) => confusion === null);
  return votes.at(-1)!.counts[place] > 0;
}

const CLASS_RULE = `The label of a class has at most ${MAX_CLASS_LENGTH} characters, none of them a control character.`;

/** Trims, and strips characters that force a direction. */
export const CLASS_LABEL: Schema<string> = v.pipe(
  v.string(CLASS_RULE),
  v.transform(withoutForcedDirection),
  v.trim(),
  v.maxCodePoints(MAX_CLASS_LENGTH, CLASS_RULE),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, CLASS_RULE),
);

export const ANSWERS_LABEL = {
  name: v.pipe(
    CLASS_LABEL,
    v.minLength(1, 'Answers need the name of the person who gave them.'),
    v.check(isSeen, UNSEEN_RULE),
  ),
  title: TITLE,
  lessons: v.exactOptional(v.pipe(v.array(TITLE), v.maxLength(DOCUMENT_KINDS.lesson.most))),
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

function valueOf(kind: QuestionKind): Schema<ChoiceValue> {
  const { choices } = QUESTION_KINDS[kind];
  if (typeof choices !== 'string')
    return v.strictObject({ as: v.literal('word'), word: v.picklist<readonly Word[]>(choices) });
  return { node: NODE, number: NUMBER, moves: ACTIONS }[choices];
}
const KIND_IDS = Object.keys(QUESTION_KINDS) as QuestionKind[];

/** Wrong nodes and wrong answers reveal different confusions. */
const ABOUT_NODES = Object.keys(QUESTION_KINDS.next.confusions) as ConfusionId[];
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
        value: valueOf(kind),
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

const CONTENTS = KIND_IDS.map((kind) =>
  v.strictObject({ ...RECIPE, kind: v.literal(kind), choices: choicesOf(kind), votes: VOTES }),
);

const isForKind = ({ kind, searches }: Pick<QuestionRecipe, 'kind' | 'searches'>): boolean =>
  searches.length === QUESTION_KINDS[kind].searches;

const areVotesOf = ({ choices, votes }: QuestionContent): boolean =>
  votes.every(({ counts, isClosed }) => isClosed && counts.length === choices.length) &&
  votes.some((round) => totalOf(round) > 0);

const areBoardsOf = ({ puzzle: { rows, cols }, choices }: QuestionContent): boolean =>
  choices.every(({ value }) => value.as !== 'node' || checkArrangement(value.cells, rows, cols) === null);

/** Everything that the engine can ask and a class can vote on, and nothing else. */
export const QUESTION_CONTENT: Schema<QuestionContent> = v.pipe(
  v.variant('kind', CONTENTS as [(typeof CONTENTS)[number]], `A question is one of ${KIND_IDS.join(', ')}.`),
  v.check((asked) => isForKind(asked), SEARCHES_RULE),
  v.check((content) => areVotesOf(content), VOTES_RULE),
  v.check((content) => areBoardsOf(content), BOARD_RULE),
);

/** Equal choices give equal texts. */
export function writeChoices(kind: QuestionKind, choices: readonly Unlettered[]): string {
  return JSON.stringify(parse(choicesOf(kind), choices));
}

export const QUESTION_LABEL: Schema<QuestionLabel> = v.strictObject({
  ...{ puzzleId: v.nullable(ID), title: TITLE },
  classLabel: CLASS_LABEL,
});
export const QUESTION_RECIPE: Schema<QuestionRecipe> = v.pipe(
  v.strictObject({ ...RECIPE, kind: v.picklist(KIND_IDS) }),
  v.check((asked) => isForKind(asked), SEARCHES_RULE),
);
export const QUESTION_FILTER: Schema<QuestionFilter> = v.strictObject({
  text: v.exactOptional(QUERY),
  classLabel: v.exactOptional(CLASS_LABEL),
});
