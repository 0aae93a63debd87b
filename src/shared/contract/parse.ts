/**
 * From untrusted to typed: a schema for each noun of the contract. An invalid value is refused with one sentence that
 * names the place ("puzzle.start: …"); so are unknown members.
 */
import * as v from 'valibot';
import { checkArrangement } from '../puzzle/arrangement.ts';
import { MAX_SIDE, MIN_SIDE } from '../puzzle/geometry.ts';
import { FormulaFault, placeInText } from '../puzzle/formula/fault.ts';
import { readFormula } from '../puzzle/formula/formula.ts';
import { COST_RULE, costsFault, withCosts, type TileCosts } from '../puzzle/tileCosts.ts';
import { HEURISTICS, MAX_MEMBERS, type MaxMember } from '../puzzle/heuristics/heuristics.ts';
import { MAX_FACTOR, MIN_FACTOR } from '../puzzle/heuristics/measure.ts';
import { MAX_PROGRAM_LENGTH, OWN_KINDS, type OwnHeuristic } from '../puzzle/heuristics/own.ts';
import {
  DUPLICATE_RULES,
  GOAL_TESTS,
  MAX_DEPTH_LIMIT,
  MAX_WEIGHT,
  MIN_WEIGHT,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  TIE_RULES,
} from '../engine/strategy.ts';
import { formatNumber } from '../text/numbers.ts';
import { withoutForcedDirection } from './direction.ts';
import { AppError } from './errors.ts';
import { lineOfText, UNSEEN_RULE, visibleLine } from './lineOfText.ts';
import type { Schema } from './schema.ts';
import { isSeen } from './seen.ts';
import { type Puzzle, type PuzzleFilter, type RunFilter, type RunLabel, type SearchSpec } from './types.ts';

/** Code points. */
export const MAX_TITLE_LENGTH = 200;
/** Code points; few, since it appears wherever built-in names do. */
export const MAX_OWN_NAME_LENGTH = 40;
/** Code points. */
const MAX_NOTES_LENGTH = 10_000;
/** Tags per puzzle, and characters per tag. */
const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 40;
export const MAX_QUERY_LENGTH = 200;
/** Steps per second while playing. */
export const MIN_SPEED = 0.1;
export const MAX_SPEED = 10_000;

/** The bounds of a `Date`, either side of 1970. */
const MAX_TIME_MS = 8.64e15;

/** Names of unknown members come from outside, so a sentence shortens them. */
const MAX_PLACE_LENGTH = 60;

type WriteIssue = (issue: v.BaseIssue<unknown>) => string;

/** Throws an `AppError` with code `bad-params` and a sentence that begins with the place of what is wrong. */
export function parse<Output>(schema: Schema<Output>, value: unknown, write: WriteIssue = sentence): Output {
  const parsed = v.safeParse(schema, value, { abortEarly: true, message: whatIsWrong });
  if (parsed.success) return parsed.output;
  throw new AppError('bad-params', write(parsed.issues[0]));
}

/** The parameters of a method: the sentence is read by a user. */
export function parseParams<Output>(schema: Schema<Output>, params: unknown): Output {
  return parse(schema, params, sentenceOfParams);
}

/** The sentence for schemas without their own. */
function whatIsWrong({ received }: v.BaseIssue<unknown>): string {
  return received === 'undefined' ? 'This is missing.' : 'This value is not valid here.';
}

/** Both bounds included. */
export function integer(least: number, most: number): Schema<number> {
  const message = `An integer ${between(least, most)} is needed.`;
  return v.pipe(v.number(message), v.safeInteger(message), v.minValue(least, message), v.maxValue(most, message));
}

/** Both bounds included. */
export function number(least: number, most: number): Schema<number> {
  const message = `A number ${between(least, most)} is needed.`;
  return v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));
}

function between(...bounds: readonly [least: number, most: number]): string {
  // A fraction would load number formats, which takes a browser long at the start.
  return `from ${bounds.map((bound) => (Number.isSafeInteger(bound) ? formatNumber(bound) : bound)).join(' to ')}`;
}

/** Ids of searches and of rows of the library. */
export const ID: Schema<number> = integer(1, Number.MAX_SAFE_INTEGER);

export const TITLE_RULE = `A title has 1 to ${MAX_TITLE_LENGTH} characters, none of them a control character.`;

export const TITLE = visibleLine(MAX_TITLE_LENGTH, TITLE_RULE);

const NOTES_RULE = `Notes have at most ${formatNumber(MAX_NOTES_LENGTH)} characters, none of them a control character but tabs and line ends.`;

export const NOTES: Schema<string> = v.pipe(
  v.string(NOTES_RULE),
  v.transform((text) => withoutForcedDirection(text).replaceAll(/\r\n?/g, '\n')),
  v.maxCodePoints(MAX_NOTES_LENGTH, NOTES_RULE),
  v.regex(/^(?:[\t\n]|[^\p{Cc}\p{Cs}])*$/u, NOTES_RULE),
);

const TAG_RULE = `A tag has 1 to ${MAX_TAG_LENGTH} characters, none of them a comma or a control character.`;

const TAG = v.pipe(lineOfText(MAX_TAG_LENGTH, TAG_RULE), v.regex(/^[^,]+$/, TAG_RULE), v.check(isSeen, UNSEEN_RULE));

/** Drops repeats. */
export const TAGS: Schema<readonly string[]> = v.pipe(
  v.array(TAG),
  v.transform((tags) => [...new Set(tags)]),
  v.maxLength(MAX_TAGS, `A puzzle has at most ${MAX_TAGS} tags.`),
);

const SIDE = integer(MIN_SIDE, MAX_SIDE);
/** Not checked: whether they are a complete arrangement. */
export const CELLS = v.array(integer(0, MAX_SIDE * MAX_SIDE - 1), 'The cells of a board are a list of numbers.');

const COSTS_RULE = `The costs of moves are “tile”, the number of each tile, or a list: ${COST_RULE}.`;
export const COSTS: Schema<TileCosts> = v.union(
  [v.literal('tile'), v.array(v.number(COSTS_RULE), COSTS_RULE)],
  COSTS_RULE,
);

const BOARDS = v.strictObject({ rows: SIDE, cols: SIDE, start: CELLS, goal: CELLS, costs: v.exactOptional(COSTS) });
type BoardsInput = v.InferOutput<typeof BOARDS>;

/** A size, two complete arrangements of it, and what moves cost. Not checked: whether one leads to the other. */
export const PUZZLE: Schema<Puzzle> = v.pipe(
  BOARDS,
  held('start', ({ start, rows, cols }) => checkArrangement(start, rows, cols)),
  held('goal', ({ goal, rows, cols }) => checkArrangement(goal, rows, cols)),
  held('costs', ({ costs, goal }) => costs && costsFault(costs, goal.length)),
  v.transform((boards) => withCosts(boards, boards.costs)),
);

const LIMIT = integer(1, Number.MAX_SAFE_INTEGER);

const LIMITS = v.strictObject({
  expansions: v.exactOptional(LIMIT),
  nodes: v.exactOptional(LIMIT),
  depth: v.exactOptional(integer(0, MAX_DEPTH_LIMIT)),
  bytes: v.exactOptional(LIMIT),
});

const MEMBER_RULE = `A maximum is taken of one or more of ${MAX_MEMBERS.join(', ')}, each named once.`;

const MEMBERS: Schema<readonly MaxMember[]> = v.pipe(
  v.array(v.picklist(MAX_MEMBERS, MEMBER_RULE), MEMBER_RULE),
  v.minLength(1, MEMBER_RULE),
  v.check((members) => new Set(members).size === members.length, MEMBER_RULE),
);

const NAME_RULE = `A heuristic has a name of 1 to ${MAX_OWN_NAME_LENGTH} characters, none of them a control character.`;
const PROGRAM_RULE = `A program has 1 to ${formatNumber(MAX_PROGRAM_LENGTH)} characters.`;

const PROGRAM: Schema<string> = v.pipe(
  v.string(PROGRAM_RULE),
  v.transform((text) => text.replaceAll(/\r\n?/g, '\n')),
  v.minLength(1, PROGRAM_RULE),
  v.maxLength(MAX_PROGRAM_LENGTH, PROGRAM_RULE),
  v.regex(/^(?:[\t\n]|[^\p{Cc}\p{Cs}])*$/u, 'A program has no control characters but tabs and line ends.'),
);

const OWN_NAME = visibleLine(MAX_OWN_NAME_LENGTH, NAME_RULE);

/** Checks that a formula can be read; a program is checked where it runs. */
export const OWN_HEURISTIC: Schema<OwnHeuristic> = v.pipe(
  v.strictObject({ name: OWN_NAME, kind: rowOf(OWN_KINDS, 'what a heuristic is written in'), text: PROGRAM }),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed && dataset.value.kind === 'formula' ? formulaFault(dataset.value.text) : null;
    if (fault !== null) addIssue({ message: fault });
  }),
);

/** What is wrong with a formula, and where; `null` for a valid one. */
function formulaFault(text: string): string | null {
  try {
    readFormula(text);
    return null;
  } catch (error) {
    if (!(error instanceof FormulaFault)) throw error;
    const { line, column } = placeInText(text, error.at);
    return `formula, line ${line}, column ${column}: ${error.message}`;
  }
}

/** Options missing in a search of an older library are those of its algorithm's row. */
export const SEARCH: Schema<SearchSpec> = v.pipe(
  v.strictObject({
    algorithm: rowOf(STRATEGIES, 'an algorithm'),
    heuristic: rowOf(HEURISTICS, 'a heuristic'),
    order: v.pipe(v.string(), v.regex(/^(?!.*(.).*\1)[UDLR]{4}$/, 'An order names each of U, D, L and R once.')),
    ties: rowOf(TIE_RULES, 'a rule for ties'),
    goalTest: rowOf(GOAL_TESTS, 'a time for the goal test'),
    weight: v.exactOptional(number(MIN_WEIGHT, MAX_WEIGHT)),
    factor: v.exactOptional(number(MIN_FACTOR, MAX_FACTOR)),
    members: v.exactOptional(MEMBERS),
    duplicates: v.exactOptional(rowOf(DUPLICATE_RULES, 'a rule for repeated states')),
    straightBack: v.exactOptional(rowOf(STRAIGHT_BACK_RULES, 'a rule for the move straight back')),
    limits: v.exactOptional(LIMITS),
    own: v.exactOptional(OWN_HEURISTIC),
  }),
  v.check(
    ({ heuristic, own }) => heuristic !== 'own' || own !== undefined,
    'A search by your own heuristic needs its text.',
  ),
  v.transform(({ own, ...search }) => (search.heuristic === 'own' ? { ...search, own: own! } : search)),
);

const LENGTH = integer(0, Number.MAX_SAFE_INTEGER);

const QUERY_RULE = `A search text has at most ${MAX_QUERY_LENGTH} characters.`;

export const QUERY: Schema<string> = v.pipe(v.string(QUERY_RULE), v.maxCodePoints(MAX_QUERY_LENGTH, QUERY_RULE));

export const PUZZLE_FILTER: Schema<PuzzleFilter> = v.strictObject({
  text: v.exactOptional(QUERY),
  setId: v.exactOptional(ID),
  tags: v.exactOptional(TAGS),
  sizes: v.exactOptional(v.pipe(v.array(v.strictObject({ rows: SIDE, cols: SIDE })), v.maxLength(MAX_SIDE * MAX_SIDE))),
  length: v.exactOptional(v.strictObject({ least: LENGTH, most: LENGTH })),
  solvable: v.exactOptional(v.boolean()),
});

const TIME = integer(-MAX_TIME_MS, MAX_TIME_MS);

export const RUN_FILTER: Schema<RunFilter> = v.strictObject({
  puzzleId: v.exactOptional(ID),
  setId: v.exactOptional(ID),
  algorithm: v.exactOptional(rowOf(STRATEGIES, 'an algorithm')),
  fromMs: v.exactOptional(TIME),
  beforeMs: v.exactOptional(TIME),
  pinned: v.exactOptional(v.boolean()),
});

export const RUN_LABEL: Schema<RunLabel> = v.strictObject({ puzzleId: v.nullable(ID), title: TITLE });

/** Refuses what the puzzle says is wrong with a member, with its sentence. */
function held(
  member: 'start' | 'goal' | 'costs',
  faultOf: (boards: BoardsInput) => string | null | undefined,
): v.RawCheckAction<BoardsInput> {
  return v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? faultOf(dataset.value) : null;
    if (!dataset.typed || message === null || message === undefined) return;
    const { value: input } = dataset;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key: member, value: input[member] }] });
  });
}

function rowOf<Table extends object>(table: Table, what: string): Schema<keyof Table & string> {
  const names = Object.keys(table) as (keyof Table & string)[];
  return v.picklist(names, `This is not ${what}; there are ${names.join(', ')}.`);
}

/**
 * Of parameters: a rule for a text that a user types says itself what it is about, as a title. A text of a list has its
 * place.
 */
function sentenceOfParams(issue: v.BaseIssue<unknown>): string {
  const isOfText = issue.kind === 'validation' && typeof issue.input === 'string';
  const isOneOfSeveral = issue.path?.some(({ key }) => typeof key === 'number');
  return isOfText && !isOneOfSeveral ? issue.message : sentence(issue);
}

function sentence(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue);
  return place === null ? issue.message : `${place.slice(0, MAX_PLACE_LENGTH)}: ${issue.message}`;
}
