/** A question that the user writes for a stop of a lesson: its choices are texts or boards, and one or more are right. */
import * as v from 'valibot';
import { LETTERS } from '../ask/question.ts';
import { MIN_CHOICES } from '../ask/votes.ts';
import { lineOfText, visibleLine } from './lineOfText.ts';
import { CELLS } from './parse.ts';
import type { Parsed } from './schema.ts';

/** Code points of the question, and of a choice or its reason. */
export const MAX_QUESTION_LENGTH = 160;
export const MAX_CHOICE_LENGTH = 80;
export const MAX_REASON_LENGTH = 200;

const TEXT_RULE = `Your question has 1 to ${MAX_QUESTION_LENGTH} characters, in one line.`;
const CHOICE_RULE = `A choice has 1 to ${MAX_CHOICE_LENGTH} characters, in one line.`;
const REASON_RULE = `The reason for a choice has at most ${MAX_REASON_LENGTH} characters, in one line.`;
const CHOICES_RULE = `A question has ${MIN_CHOICES} to ${LETTERS.length} choices.`;
const RIGHT_RULE = 'A question has a right choice and a wrong one.';
const DIFFERENT_RULE = 'The choices of a question say different things.';

/** Words or a number, with figures (`lessonText.ts`); or a state of the stop's puzzle. */
const VALUE = v.variant('as', [
  v.strictObject({ as: v.literal('text'), text: visibleLine(MAX_CHOICE_LENGTH, CHOICE_RULE) }),
  v.strictObject({ as: v.literal('board'), cells: CELLS }),
]);

const CHOICE = v.strictObject({
  value: VALUE,
  isRight: v.boolean(),
  /** Shown with the answer: why it is right, or what a vote for it would have meant; '' for none. With figures. */
  reason: lineOfText(MAX_REASON_LENGTH, REASON_RULE),
});
export type OwnChoice = Parsed<typeof CHOICE>;

export const OWN_QUESTION = v.strictObject({
  /** With figures. */
  text: visibleLine(MAX_QUESTION_LENGTH, TEXT_RULE),
  /** In the order of their letters. */
  choices: v.pipe(
    v.array(CHOICE, CHOICES_RULE),
    v.minLength(MIN_CHOICES, CHOICES_RULE),
    v.maxLength(LETTERS.length, CHOICES_RULE),
    v.check((choices) => new Set(choices.map(({ isRight }) => isRight)).size === 2, RIGHT_RULE),
    v.check(
      (choices) => new Set(choices.map(({ value }) => JSON.stringify(value))).size === choices.length,
      DIFFERENT_RULE,
    ),
  ),
});
export type OwnQuestion = Parsed<typeof OWN_QUESTION>;
