/** What the command line asks for, typed. */
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import { MOVE_LETTERS } from '../../shared/puzzle/geometry.ts';
import { NAMED_HEURISTICS, type HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import {
  DUPLICATE_RULES,
  GOAL_TESTS,
  MAX_WEIGHT,
  MIN_WEIGHT,
  STRAIGHT_BACK_RULES,
  STRATEGIES,
  TIE_RULES,
  type DuplicateRule,
  type GoalTest,
  type StraightBackRule,
  type StrategyId,
  type TieRule,
} from '../../shared/engine/strategy.ts';
import { InputError, readArguments } from './arguments.ts';
import { parseOwnChoice, type OwnChoice } from './ownChoice.ts';

export interface SolveOptions {
  /** Boards as they were written. */
  readonly boards: readonly string[];
  /** A file with more of them. */
  readonly file: string | undefined;
  /** The goal as it was written; none: the tiles in order, the blank last. */
  readonly goal: string | undefined;
  readonly search: SearchChoice;
  readonly own: OwnChoice;
  readonly limits: LimitChoice;
  readonly json: boolean;
  readonly help: boolean;
}

/** What to search with. What was not chosen has its usual value for the algorithm or the size of the board. */
export interface SearchChoice {
  readonly algorithm: StrategyId | undefined;
  readonly heuristic: HeuristicId | undefined;
  readonly weight: number | undefined;
  readonly order: string;
  readonly ties: TieRule;
  readonly goalTest: GoalTest;
  readonly duplicates: DuplicateRule | undefined;
  readonly straightBack: StraightBackRule | undefined;
}

/** Where a search is to stop, for each puzzle. */
export interface LimitChoice {
  readonly expansions: number | undefined;
  readonly nodes: number | undefined;
  readonly depth: number | undefined;
}

/** Reads the arguments. Throws an `InputError`. */
export function parseSolveOptions(argv: readonly string[]): SolveOptions {
  const { values, positionals } = read(argv);
  return {
    boards: positionals,
    file: values.file,
    goal: values.goal,
    search: {
      algorithm: rowOf(STRATEGIES, 'algorithm', values),
      heuristic: rowOf(NAMED_HEURISTICS, 'heuristic', values),
      weight: parseWeight(values.weight),
      order: parseOrder(values.order),
      ties: rowOf(TIE_RULES, 'ties', values) ?? DEFAULT_SEARCH.ties,
      goalTest: rowOf(GOAL_TESTS, 'goal-test', values) ?? DEFAULT_SEARCH.goalTest,
      duplicates: rowOf(DUPLICATE_RULES, 'duplicates', values),
      straightBack: rowOf(STRAIGHT_BACK_RULES, 'straight-back', values),
    },
    own: parseOwnChoice(values['heuristic-formula'], values['heuristic-file'], values.heuristic),
    limits: {
      expansions: parseCount('limit', values),
      nodes: parseCount('nodes', values),
      depth: parseCount('depth', values),
    },
    json: values.json,
    help: values.help,
  };
}

const TEXT = { type: 'string' } as const;
const SWITCH = { type: 'boolean', default: false } as const;

/** The options by their names. */
const OPTIONS = {
  goal: TEXT,
  file: TEXT,
  algorithm: TEXT,
  heuristic: TEXT,
  'heuristic-formula': TEXT,
  'heuristic-file': TEXT,
  weight: TEXT,
  order: { type: 'string', default: DEFAULT_SEARCH.order },
  ties: TEXT,
  'goal-test': TEXT,
  duplicates: TEXT,
  'straight-back': TEXT,
  limit: TEXT,
  nodes: TEXT,
  depth: TEXT,
  json: SWITCH,
  help: { ...SWITCH, short: 'h' },
} as const;

function read(argv: readonly string[]) {
  return readArguments(argv, OPTIONS);
}

type OptionValues = ReturnType<typeof read>['values'];

/** The row of `table` that an option names. */
function rowOf<Table extends object>(
  table: Table,
  option: keyof OptionValues,
  values: OptionValues,
): (keyof Table & string) | undefined {
  const name = values[option];
  if (name === undefined || Object.hasOwn(table, name as string)) return name as (keyof Table & string) | undefined;
  throw new InputError(`--${option} is one of ${Object.keys(table).join(', ')}, not “${name}”.`);
}

function parseOrder(text: string): string {
  const order = text.toUpperCase();
  if (Array.from(order).sort().join('') === Array.from(MOVE_LETTERS).sort().join('')) return order;
  throw new InputError(`--order names each of U, D, L and R once, as in ${MOVE_LETTERS}, not “${text}”.`);
}

function parseCount(option: keyof OptionValues, values: OptionValues): number | undefined {
  const text = values[option] as string | undefined;
  if (text === undefined) return undefined;
  if (/^\d{1,12}$/.test(text) && Number(text) > 0) return Number(text);
  throw new InputError(`--${option} takes a whole number of at least 1, not “${text}”.`);
}

function parseWeight(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const weight = /^\d(\.\d{1,2})?$/.test(text) ? Number(text) : NaN;
  if (weight >= MIN_WEIGHT && weight <= MAX_WEIGHT) return weight;
  throw new InputError(`--weight takes a number from ${MIN_WEIGHT} to ${MAX_WEIGHT} with two decimals, not “${text}”.`);
}
