/** What of a question is accepted: everything that the engine can ask and a class can vote on, and nothing else. */
import * as v from 'valibot';
import { ASKED_KINDS, CONFUSION_NAMES, QUESTION_KINDS } from '../ask/kinds/questions.ts';
import type { QuestionKind } from '../ask/kinds/questions.ts';
import { LETTERS, OWN_CONFUSION, type ChoiceValue, type Unlettered } from '../ask/question.ts';
import { MIN_CHOICES, totalOf, VOTES } from '../ask/votes.ts';
import { checkArrangement } from '../puzzle/arrangement.ts';
import { MOVES } from '../puzzle/geometry.ts';
import { count } from '../text/numbers.ts';
import { DOCUMENT_KINDS } from './kinds.ts';
import { lineOfText, UNSEEN_RULE, visibleLine } from './lineOfText.ts';
import { MAX_CHOICE_LENGTH, MAX_QUESTION_LENGTH, MAX_REASON_LENGTH } from './ownQuestion.ts';
import { HANDS } from './handWork.ts';
import { CELLS, ID, integer, number, PUZZLE, SEARCH, TITLE } from './parse.ts';
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
  hands: v.exactOptional(HANDS),
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
const OWN_RIGHT_RULE = 'Your question needs a right choice and a wrong one.';
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

/** A text with its figures is longer than as it was written: `{f}` may be a number of many digits. */
const MOST_LONGER = 8;

const filledLine = (most: number): string =>
  `Words of a question have at most ${count(most, 'character')}, in one line.`;
const filled = (most: number) => visibleLine(MOST_LONGER * most, filledLine(MOST_LONGER * most));

/** Of the user's own. With their figures, choices may come out the same. */
const OWN_CHOICES: Schema<readonly Unlettered[]> = v.pipe(
  v.array(
    v.strictObject({
      value: v.variant('as', [
        v.strictObject({ as: v.literal('text'), text: filled(MAX_CHOICE_LENGTH) }),
        v.strictObject({ as: v.literal('board'), cells: CELLS }),
      ]),
      confusion: v.nullable(v.literal(OWN_CONFUSION)),
      reason: v.exactOptional(lineOfText(MOST_LONGER * MAX_REASON_LENGTH, filledLine(MOST_LONGER * MAX_REASON_LENGTH))),
    }),
    CHOICES_RULE,
  ),
  v.minLength(MIN_CHOICES, CHOICES_RULE),
  v.maxLength(LETTERS.length, CHOICES_RULE),
  v.check((choices) => new Set(choices.map(({ confusion }) => confusion)).size === 2, OWN_RIGHT_RULE),
);

const OWN_TEXT = filled(MAX_QUESTION_LENGTH);

const RECIPE = {
  puzzle: PUZZLE,
  searches: v.pipe(v.array(SEARCH, SEARCHES_RULE), v.minLength(1, SEARCHES_RULE), v.maxLength(2, SEARCHES_RULE)),
  step: WHOLE,
};

const OWN = { ...RECIPE, kind: v.literal('own'), text: OWN_TEXT, choices: OWN_CHOICES };

const CONTENTS = [
  ...KIND_IDS.map((kind) =>
    v.strictObject({ ...RECIPE, kind: v.literal(kind), choices: choicesOf(kind), votes: VOTES }),
  ),
  v.strictObject({ ...OWN, votes: VOTES }),
];

/** A question of the user's own in a comparison is about its first search and its last one. */
const isForKind = ({ kind, searches }: Pick<QuestionRecipe, 'kind' | 'searches'>): boolean =>
  kind === 'own' || searches.length === (kind === 'more' ? 2 : 1);

const areVotesOf = ({ choices, votes }: QuestionContent): boolean =>
  votes.every(({ counts, isClosed }) => isClosed && counts.length === choices.length) &&
  votes.some((round) => totalOf(round) > 0);

const areBoardsOf = ({ puzzle: { rows, cols }, choices = [] }: QuestionRecipe): boolean =>
  choices.every(({ value }) => !('cells' in value) || checkArrangement(value.cells, rows, cols) === null);

export const QUESTION_CONTENT: Schema<QuestionContent> = v.pipe(
  v.variant('kind', CONTENTS as [(typeof CONTENTS)[number]], `A question is one of ${ASKED_KINDS.join(', ')}.`),
  v.check((asked) => isForKind(asked), SEARCHES_RULE),
  v.check((content) => areVotesOf(content), VOTES_RULE),
  v.check((content) => areBoardsOf(content), BOARD_RULE),
);

export const QUESTION_LABEL: Schema<QuestionLabel> = v.strictObject({
  ...{ puzzleId: v.nullable(ID), title: TITLE },
  classLabel: CLASS_LABEL,
});

export const QUESTION_RECIPE: Schema<QuestionRecipe> = v.pipe(
  v.variant('kind', [v.strictObject({ ...RECIPE, kind: v.picklist(KIND_IDS) }), v.strictObject(OWN)]),
  v.check((asked) => isForKind(asked), SEARCHES_RULE),
  v.check((asked) => areBoardsOf(asked), BOARD_RULE),
);
