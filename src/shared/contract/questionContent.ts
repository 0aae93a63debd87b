/** What of a question is accepted: everything that the engine can ask and a class can vote on, and nothing else. */
import * as v from 'valibot';
import { CONFUSION_NAMES, QUESTION_KINDS } from '../ask/kinds/questions.ts';
import type { QuestionKind } from '../ask/kinds/questions.ts';
import { LETTERS, type ChoiceValue, type Unlettered } from '../ask/question.ts';
import { MIN_CHOICES, totalOf, VOTES } from '../ask/votes.ts';
import { checkArrangement } from '../puzzle/arrangement.ts';
import { MOVES } from '../puzzle/geometry.ts';
import { DOCUMENT_KINDS } from './kinds.ts';
import { UNSEEN_RULE } from './lineOfText.ts';
import { ID, integer, number, PUZZLE, SEARCH, TITLE } from './parse.ts';
import { CLASS_LABEL, type QuestionContent, type QuestionLabel, type QuestionRecipe } from './questions.ts';
import type { Schema } from './schema.ts';
import { isSeen } from './seen.ts';

/** With answers that leave as a file: who gave them, in what, and its lessons. */
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
  const { answers } = QUESTION_KINDS[kind];
  if (typeof answers !== 'string')
    return v.strictObject({ as: v.literal('word'), word: v.picklist(Object.keys(answers)) });
  return { node: NODE, number: NUMBER, moves: ACTIONS }[answers as 'node' | 'number' | 'moves'];
}
const KIND_IDS = Object.keys(QUESTION_KINDS) as QuestionKind[];

/** Wrong nodes and wrong answers reveal different confusions. */
const ABOUT_NODES = Object.keys(QUESTION_KINDS.next.confusions);
const ABOUT_OTHERS = Object.keys(CONFUSION_NAMES).filter((id) => !ABOUT_NODES.includes(id));

const CHOICES_RULE = `A question has ${MIN_CHOICES} to ${LETTERS.length} choices.`;
const RIGHT_RULE = 'Exactly one choice of a question is right, and has no confusion.';
const DIFFERENT_RULE = 'The choices of a question say different things.';
const SEARCHES_RULE = 'A question is about one search, and the question which one expands more is about two.';
const VOTES_RULE = 'Each round of votes must be closed, with a number for each choice and at least one vote.';
const BOARD_RULE = 'A choice needs a complete arrangement of the puzzle.';

export const choicesOf = (kind: QuestionKind): Schema<readonly Unlettered[]> =>
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
  searches.length === (kind === 'more' ? 2 : 1);

const areVotesOf = ({ choices, votes }: QuestionContent): boolean =>
  votes.every(({ counts, isClosed }) => isClosed && counts.length === choices.length) &&
  votes.some((round) => totalOf(round) > 0);

const areBoardsOf = ({ puzzle: { rows, cols }, choices }: QuestionContent): boolean =>
  choices.every(({ value }) => value.as !== 'node' || checkArrangement(value.cells, rows, cols) === null);

export const QUESTION_CONTENT: Schema<QuestionContent> = v.pipe(
  v.variant('kind', CONTENTS as [(typeof CONTENTS)[number]], `A question is one of ${KIND_IDS.join(', ')}.`),
  v.check((asked) => isForKind(asked), SEARCHES_RULE),
  v.check((content) => areVotesOf(content), VOTES_RULE),
  v.check((content) => areBoardsOf(content), BOARD_RULE),
);

export const QUESTION_LABEL: Schema<QuestionLabel> = v.strictObject({
  ...{ puzzleId: v.nullable(ID), title: TITLE },
  classLabel: CLASS_LABEL,
});

export const QUESTION_RECIPE: Schema<QuestionRecipe> = v.pipe(
  v.strictObject({ ...RECIPE, kind: v.picklist(KIND_IDS) }),
  v.check((asked) => isForKind(asked), SEARCHES_RULE),
);
