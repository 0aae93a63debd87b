/** Questions to a class, kept in the library with their votes. */
import * as v from 'valibot';
import type { AskedKind } from '../ask/kinds/questions.ts';
import type { Unlettered } from '../ask/question.ts';
import { totalOf, type Votes } from '../ask/votes.ts';
import { canonicalJson } from './canonicalJson.ts';
import { lineOfText } from './lineOfText.ts';
import { integer, QUERY, TITLE } from './parse.ts';
import type { Parsed, Schema } from './schema.ts';
import type { Puzzle, RunLabel, SearchSpec } from './types.ts';

/** Code points. */
export const MAX_CLASS_LENGTH = 60;

/** Equal recipes are the same question. */
export interface QuestionRecipe {
  readonly puzzle: Puzzle;
  /** One search, or both of a question about two. */
  readonly searches: readonly SearchSpec[];
  readonly kind: AskedKind;
  /** It was asked after this step. */
  readonly step: number;
  /** What a question of the user's own asks and offers, with its figures; missing from others. */
  readonly text?: string;
  readonly choices?: readonly Unlettered[];
}

/** The rest is asked again: the engine is deterministic. Of the user's own, everything is here. */
export interface QuestionContent extends QuestionRecipe {
  /** In the order of their letters. The one without a confusion is right; of the user's own, each of them is. */
  readonly choices: readonly Unlettered[];
  /** All rounds are closed, and there is a vote. */
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
  /** Of an answer that a student has handed in, whose name is the label. */
  readonly homework?: Homework;
}

/** A missing member lets all pass. */
export interface QuestionFilter {
  /** Words that must all occur in the title or the label of the class. */
  readonly text?: string;
  readonly classLabel?: string;
  /** Whether students have handed them in. */
  readonly isHomework?: boolean;
}

export interface ClassCount {
  readonly classLabel: string;
  readonly questionCount: number;
}

/** Whether more than one person voted: a single vote is the answer of a named person. */
export function isOfClass({ votes }: Pick<QuestionContent, 'votes'>): boolean {
  return votes.some((round) => totalOf(round) > 1);
}

const CLASS_RULE = `The label of a class has at most ${MAX_CLASS_LENGTH} characters, none of them a control character.`;

export const CLASS_LABEL = lineOfText(MAX_CLASS_LENGTH, CLASS_RULE);

/** Whether their letters mean the same, whatever reasons the user has written. */
export function areSameChoices(one: readonly Unlettered[], other: readonly Unlettered[]): boolean {
  return canonicalJson(one.map(withoutReason)) === canonicalJson(other.map(withoutReason));
}

function withoutReason({ value, confusion }: Unlettered): Unlettered {
  return { value, confusion };
}

/** What tells questions of the user's own apart: what they ask, what they offer, and what is right. Empty for others. */
export function saidOf({ kind, text, choices = [] }: Pick<QuestionRecipe, 'kind' | 'text' | 'choices'>): unknown[] {
  return kind === 'own' ? [text, choices.map(withoutReason)] : [];
}

/** The recipe alone: with its choices where the user wrote them. */
export function recipeOfContent({ puzzle, searches, kind, step, text, choices }: QuestionRecipe): QuestionRecipe {
  return { puzzle, searches, kind, step, ...(kind === 'own' && { text: text!, choices: choices! }) };
}

export const QUESTION_FILTER: Schema<QuestionFilter> = v.strictObject({
  text: v.exactOptional(QUERY),
  classLabel: v.exactOptional(CLASS_LABEL),
  isHomework: v.exactOptional(v.boolean()),
});

/** More than all lessons of a page can ask. */
const MAX_ASKED = 20_000;

/** What an answer belongs to that a student has handed in. */
export const HOMEWORK = v.strictObject({
  /** '' for none. */
  classLabel: CLASS_LABEL,
  /** The lesson that asks it; without one, the title of what the page held. */
  lesson: TITLE,
  /** Among the questions of the lesson, from 0; `null` where the lesson does not ask it. */
  place: v.nullable(integer(0, MAX_ASKED)),
  /** How many questions the lesson asks; `null` where the library did not have it. */
  asks: v.nullable(integer(0, MAX_ASKED)),
  /** When the file was imported. */
  handedInAtMs: integer(-8.64e15, 8.64e15),
});
export type Homework = Parsed<typeof HOMEWORK>;
