/** What a class has answered: each question and each student once, and who chose which letter. */
import * as v from 'valibot';
import type { HandScore } from '../ask/kinds/perform.ts';
import type { ChoiceValue } from '../ask/question.ts';
import type { Votes } from '../ask/votes.ts';
import { MOVE_NAMINGS } from '../puzzle/geometry.ts';
import { TITLE } from './parse.ts';
import { CLASS_LABEL, type QuestionRecipe } from './questions.ts';
import type { Parsed } from './schema.ts';
import type { SearchSpec } from './types.ts';

export const CLASS_QUERY = v.strictObject({
  /** '' for answers without a class. */
  classLabel: CLASS_LABEL,
  /** `null`: all lessons. */
  lesson: v.nullable(TITLE),
  /** What moves are named for in the words of questions. */
  naming: v.picklist(MOVE_NAMINGS),
});
export type ClassQuery = Parsed<typeof CLASS_QUERY>;

/** The tables of what a class knows. */
export const RESULT_TABLES = ['student', 'question', 'mistake'] as const;
export type ResultTable = (typeof RESULT_TABLES)[number];

/** A class that has handed in answers to a lesson. */
export interface HandedInLesson {
  readonly classLabel: string;
  readonly lesson: string;
  readonly studentCount: number;
  /** When its last answer was given. */
  readonly answeredAtMs: number;
}

export interface ResultChoice {
  readonly value: ChoiceValue;
  readonly words: string;
  /** `null` if it is right. */
  readonly confusion: string | null;
  /** What a vote for it means; `null` if it is right. */
  readonly mistake: string | null;
}

/** How a class did: so many people of so many were right. */
export interface ShareRight {
  readonly classLabel: string;
  readonly right: number;
  readonly total: number;
  readonly savedAtMs: number;
}

export interface ResultQuestion extends QuestionRecipe {
  /** Of its puzzle. */
  readonly title: string;
  readonly lesson: string;
  /** Among the questions of the lesson, from 0; `null` where the lesson does not ask it. */
  readonly place: number | null;
  readonly words: string;
  readonly choices: readonly ResultChoice[];
  /** Whether the right letter is the claim of a file. */
  readonly isClaimed: boolean;
  /** The last vote of this class; `null` for none. */
  readonly inClass: { readonly votes: Votes; readonly savedAtMs: number } | null;
  /** The class that was asked it last before this one; `null` for none. */
  readonly before: ShareRight | null;
}

export interface ResultStudent {
  readonly name: string;
  /** Whether the student belongs to the class, as far as that is known. */
  readonly isListed: boolean;
  /** The last time; `null` for never. */
  readonly handedInAtMs: number | null;
  readonly remarks: readonly string[];
}

/** `student`, `question` and `choice` by their places. */
export interface ResultAnswer {
  readonly questionId: number;
  readonly student: number;
  readonly question: number;
  readonly choice: number;
  readonly savedAtMs: number;
}

/** A search by hand, judged by the engine here. `student`: by place. */
export interface ResultHand {
  readonly student: number;
  /** Of its puzzle. */
  readonly title: string;
  readonly search: SearchSpec;
  readonly beganAtMs: number;
  readonly score: HandScore;
}

export interface ClassResults {
  /** By name. */
  readonly students: readonly ResultStudent[];
  /** By lesson and place; those that no lesson asks come last. */
  readonly questions: readonly ResultQuestion[];
  readonly answers: readonly ResultAnswer[];
  readonly hands: readonly ResultHand[];
  /** Searches by hand that the engine here does not repeat. */
  readonly handsLeftOut: number;
  /** How many questions the lessons ask; `null` where that is not known. */
  readonly asks: number | null;
  /** Answers that have changed on the disk, and are not counted. */
  readonly damaged: number;
}
