/**
 * A run as a short code to type in: `SL1-7K2F-93QD-M0X4` is a puzzle, a search and a step. Only values that differ from
 * the defaults make it longer: a board of nine cells takes three groups. The letters are those of D. Crockford, "Base 32"
 * (2002), without the ambiguous I, L, O and U. The number in a code is a multiple of a prime, so that a wrong letter, or
 * two swapped ones, never open another run.
 */
import { DEFAULT_SEARCH } from '../contract/defaults.ts';
import { parse, PUZZLE, SEARCH } from '../contract/parse.ts';
import type { Cells, Puzzle, SearchSpec } from '../contract/types.ts';
import { STRATEGIES } from '../engine/strategy.ts';
import { MAX_SIDE, MIN_SIDE, MOVE_LETTERS } from '../puzzle/geometry.ts';
import { GOALS, type GoalId } from '../puzzle/goals.ts';
import { HEURISTICS, type MaxMember } from '../puzzle/heuristics/heuristics.ts';
import { MAX_TILE_COST, withCosts, type TileCosts } from '../puzzle/tileCosts.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import {
  DECIMAL,
  listOf,
  mapped,
  NATURAL,
  numberOf,
  oneOf,
  optional,
  orderOf,
  record,
  TEXT,
  valueOf,
  type Field,
} from './codeDigits.ts';

export interface CodedRun {
  readonly puzzle: Puzzle;
  readonly search: SearchSpec;
  readonly step: number;
}

export type ReadRunCode =
  | { readonly ok: true; readonly run: CodedRun }
  /** `message`: one sentence. */
  | { readonly ok: false; readonly message: string };

const VERSION = 'SL1';
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;
/** The longest code, without its first group. */
const MAX_LETTERS = 400;

/**
 * Two letters hold the check. 32 is a primitive root of this prime: a difference of one letter, or of two swapped ones
 * among the first thousand, is never a multiple.
 */
const CHECK = 1019n;

// The numbers in a code never change their meaning: new rows are appended, wherever they are in their tables.
const GOAL_IDS = ['own', 'blank-last', 'blank-first', 'blank-middle', 'spiral', 'snake'] as const;
const TIES = ['low-h', 'high-h', 'first-in', 'last-in', 'leftmost'] as const;
const ALGORITHMS = byCode(STRATEGIES);
const HEURISTIC_IDS = byCode(HEURISTICS);
const MEMBERS = HEURISTIC_IDS.filter((id) => HEURISTICS[id].joinsMaximum) as MaxMember[];

/** In the order of their codes. */
function byCode<Id extends string>(rows: Readonly<Record<Id, { readonly code: number }>>): Id[] {
  return (Object.keys(rows) as Id[]).sort((one, other) => rows[one].code - rows[other].code);
}

const ROOM = { goals: 8, algorithms: 16, heuristics: 16, ties: 8, members: 16 } as const;

const SIDE = oneOf(Array.from({ length: MAX_SIDE - MIN_SIDE + 1 }, (_, index) => MIN_SIDE + index));

/** The size, the start, and the goal by name if it has one. */
const PUZZLE_FIELD: Field<Puzzle> = {
  write: ({ rows, cols, start, goal }, to) => {
    const named = namedGoal(goal, rows, cols);
    SIDE.write(rows, to);
    SIDE.write(cols, to);
    cellsOf(rows, cols).write(start, to);
    oneOf(GOAL_IDS, ROOM.goals).write(named, to);
    if (named === 'own') cellsOf(rows, cols).write(goal, to);
  },
  read: (from) => {
    const [rows, cols] = [SIDE.read(from), SIDE.read(from)];
    const start = cellsOf(rows, cols).read(from);
    const named = oneOf(GOAL_IDS, ROOM.goals).read(from);
    const goal = named === 'own' ? cellsOf(rows, cols).read(from) : GOALS[named].cells(rows, cols);
    return { rows, cols, start, goal };
  },
};

function cellsOf(rows: number, cols: number): Field<Cells> {
  return orderOf(Array.from({ length: rows * cols }, (_, tile) => tile));
}

/** The first name of a goal, so that one goal has one code. */
function namedGoal(goal: Cells, rows: number, cols: number): (typeof GOAL_IDS)[number] {
  const isGoal = (id: GoalId): boolean => GOALS[id].cells(rows, cols).every((tile, cell) => tile === goal[cell]);
  return GOAL_IDS.find((id) => id !== 'own' && isGoal(id)) ?? 'own';
}

type CodedOptions = Omit<SearchSpec, 'algorithm' | 'heuristic' | 'own'>;
type Limits = NonNullable<SearchSpec['limits']>;

const ORDER = mapped(
  orderOf(Array.from(MOVE_LETTERS)),
  (order: string) => Array.from(order),
  (letters) => letters.join(''),
);

const OPTIONS_FIELD = record<CodedOptions>({
  order: usually(DEFAULT_SEARCH.order, ORDER),
  ties: usually(DEFAULT_SEARCH.ties, oneOf(TIES, ROOM.ties)),
  goalTest: usually(DEFAULT_SEARCH.goalTest, oneOf(['expansion', 'generation'])),
  weight: optional(DECIMAL),
  factor: optional(DECIMAL),
  members: optional(listOf(oneOf(MEMBERS, ROOM.members))),
  duplicates: optional(oneOf(['dropped', 'kept'])),
  straightBack: optional(oneOf(['generated', 'skipped'])),
  limits: optional(
    record<Limits>({
      expansions: optional(NATURAL),
      nodes: optional(NATURAL),
      depth: optional(NATURAL),
      bytes: optional(NATURAL),
    }),
  ),
});

/** A single digit for the default value. */
function usually<Value>(usual: Value, field: Field<Value>): Field<Value> {
  return mapped(
    optional(field),
    (value: Value) => (value === usual ? undefined : value),
    (written) => written ?? usual,
  );
}

const USUAL_OPTIONS: CodedOptions = {
  order: DEFAULT_SEARCH.order,
  ties: DEFAULT_SEARCH.ties,
  goalTest: DEFAULT_SEARCH.goalTest,
};

/** An own formula; a program would be too long to type. */
const FORMULA_FIELD = record<OwnHeuristic>({ name: TEXT, kind: oneOf<OwnHeuristic['kind']>(['formula']), text: TEXT });

const SEARCH_FIELD: Field<SearchSpec> = {
  write: ({ algorithm, heuristic, own, ...options }, to) => {
    oneOf(ALGORITHMS, ROOM.algorithms).write(algorithm, to);
    oneOf(HEURISTIC_IDS, ROOM.heuristics).write(heuristic, to);
    const isUsual = numberOf(OPTIONS_FIELD, options) === numberOf(OPTIONS_FIELD, USUAL_OPTIONS);
    optional(OPTIONS_FIELD).write(isUsual ? undefined : options, to);
    if (heuristic === 'own') FORMULA_FIELD.write(own!, to);
  },
  read: (from) => {
    const algorithm = oneOf(ALGORITHMS, ROOM.algorithms).read(from);
    const heuristic = oneOf(HEURISTIC_IDS, ROOM.heuristics).read(from);
    const options = optional(OPTIONS_FIELD).read(from) ?? USUAL_OPTIONS;
    const own = heuristic === 'own' ? { own: FORMULA_FIELD.read(from) } : {};
    return { algorithm, heuristic, ...options, ...own };
  },
};

/** An empty list: the number of each tile. */
const COSTS_FIELD: Field<TileCosts> = mapped(
  listOf(oneOf(Array.from({ length: MAX_TILE_COST }, (_, index) => index + 1))),
  (costs: TileCosts) => (costs === 'tile' ? [] : costs),
  (list) => (list.length === 0 ? 'tile' : list),
);

/** The costs stand last, so that a code without them is that of a puzzle whose moves all cost 1. */
const RUN_FIELD: Field<CodedRun> = mapped(
  record<CodedRun & { readonly costs?: TileCosts }>({
    ...{ puzzle: PUZZLE_FIELD, search: SEARCH_FIELD, step: NATURAL },
    costs: optional(COSTS_FIELD),
  }),
  (run) => ({ ...run, costs: run.puzzle.costs }),
  ({ costs, puzzle, ...run }) => ({ ...run, puzzle: withCosts(puzzle, costs) }),
);

/**
 * The code of a run at a step; `null` where it has none: its heuristic is a program, or a formula of several hundred
 * letters.
 */
export function writeRunCode(run: CodedRun): string | null {
  const { heuristic, own } = run.search;
  if (heuristic === 'own' && own?.kind !== 'formula') return null;
  const digits = (numberOf(RUN_FIELD, run) * CHECK).toString(LETTERS.length);
  const letters = Array.from(digits, (digit) => LETTERS[Number.parseInt(digit, LETTERS.length)]!).join('');
  if (letters.length > MAX_LETTERS) return null;
  const whole = letters.padStart(Math.ceil(letters.length / GROUP) * GROUP, LETTERS[0]);
  return [VERSION, ...(whole.match(/.{4}/g) ?? [])].join('-');
}

/**
 * Whether a text looks like a code, valid or not: no board begins like it. Excludes words that begin with SLI or SLL.
 */
export function looksLikeRunCode(text: string): boolean {
  return /^\s*SL(?:[0-9]|[IL][\u2010-\u2015-])/i.test(text) || readRunCode(text).ok;
}

export function readRunCode(text: string): ReadRunCode {
  const letters = text
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .replace(/^SL[IL]/, VERSION);
  const fault = faultOf(letters);
  if (fault !== null) return { ok: false, message: fault };
  return readLetters(plainLetters(letters));
}

function faultOf(letters: string): string | null {
  if (!letters.startsWith('SL')) return `A code begins with ${VERSION}.`;
  if (!letters.startsWith(VERSION)) return `This code is not one of this version, whose codes begin with ${VERSION}.`;
  const body = plainLetters(letters);
  if (body.length > MAX_LETTERS) return `This text has ${body.length} letters: too many for a code.`;
  const foreign = Array.from(body).find((letter) => !LETTERS.includes(letter));
  if (foreign !== undefined) return `“${foreign}” is in no code: there are digits, and letters without I, L, O and U.`;
  if (body.length === 0 || body.length % GROUP !== 0)
    return `A code has groups of ${GROUP} letters after ${VERSION}; here are ${body.length} letters.`;
  return null;
}

/** The letters after the version; look-alikes of digits count as these. */
function plainLetters(letters: string): string {
  return letters.slice(VERSION.length).replaceAll(/[IL]/g, '1').replaceAll('O', '0');
}

const MISREAD: ReadRunCode = {
  ok: false,
  message: 'A letter of this code is wrong or missing. Compare it with the page that it stands on.',
};

function readLetters(letters: string): ReadRunCode {
  const number = Array.from(letters).reduce((sum, letter) => 32n * sum + BigInt(LETTERS.indexOf(letter)), 0n);
  if (number % CHECK !== 0n) return MISREAD;
  try {
    return checked(valueOf(RUN_FIELD, number / CHECK), letters);
  } catch {
    return MISREAD; // digits that name nothing, or values that the contract refuses
  }
}

/** Rejects impossible values, and non-canonical digits. */
function checked({ puzzle, search, step }: CodedRun, letters: string): ReadRunCode {
  const run = { puzzle: parse(PUZZLE, puzzle), search: parse(SEARCH, search), step };
  const { label, sizes, isFor } = HEURISTICS[search.heuristic];
  if (!isFor(puzzle.rows, puzzle.cols))
    return { ok: false, message: `This code asks for ${label}, which is for ${sizes}.` };
  return writeRunCode(run)?.replaceAll('-', '') === VERSION + letters ? { ok: true, run } : MISREAD;
}
