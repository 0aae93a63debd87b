/** What the command line asks for, typed. */
import { parseArgs } from 'node:util';
import { MOVE_LETTERS } from '../../shared/puzzle/geometry.ts';
import { HEURISTICS, type HeuristicId } from '../../shared/puzzle/heuristics.ts';
import {
  GOAL_TESTS,
  STRATEGIES,
  TIE_RULES,
  type GoalTest,
  type StrategyId,
  type TieRule,
} from '../../shared/search/strategy.ts';

export interface SolveOptions {
  /** Boards as they were written. */
  readonly boards: readonly string[];
  /** A file with more of them. */
  readonly file: string | undefined;
  /** The goal as it was written; none: the tiles in order, the blank last. */
  readonly goal: string | undefined;
  readonly algorithm: StrategyId;
  readonly heuristic: HeuristicId;
  readonly order: string;
  readonly ties: TieRule;
  /** None: what is usual for the algorithm. */
  readonly goalTest: GoalTest | undefined;
  /** Most expansions for each puzzle. */
  readonly limit: number | undefined;
  readonly json: boolean;
  readonly help: boolean;
}

/** The command line, or a file that it names, cannot be understood; the message is a sentence. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** Reads the arguments. Throws an `InputError`. */
export function parseSolveOptions(argv: readonly string[]): SolveOptions {
  const { values, positionals } = read(argv);
  return {
    boards: positionals,
    file: values.file,
    goal: values.goal,
    algorithm: rowOf(STRATEGIES, '--algorithm', values.algorithm),
    heuristic: rowOf(HEURISTICS, '--heuristic', values.heuristic),
    order: parseOrder(values.order),
    ties: rowOf(TIE_RULES, '--ties', values.ties),
    goalTest: values['goal-test'] === undefined ? undefined : rowOf(GOAL_TESTS, '--goal-test', values['goal-test']),
    limit: values.limit === undefined ? undefined : parseLimit(values.limit),
    json: values.json,
    help: values.help,
  };
}

function read(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        goal: { type: 'string' },
        file: { type: 'string' },
        algorithm: { type: 'string', default: 'astar' },
        heuristic: { type: 'string', default: 'manhattan' },
        order: { type: 'string', default: MOVE_LETTERS },
        ties: { type: 'string', default: 'low-h' },
        'goal-test': { type: 'string' },
        limit: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new InputError(`${(error as Error).message.split(/[.\n]/)[0]}. --help lists the options.`);
  }
}

/** The row of `table` with that name. */
function rowOf<Table extends object>(table: Table, option: string, name: string): keyof Table & string {
  if (Object.hasOwn(table, name)) return name as keyof Table & string;
  throw new InputError(`${option} is one of ${Object.keys(table).join(', ')}, not “${name}”.`);
}

function parseOrder(text: string): string {
  const order = text.toUpperCase();
  if (Array.from(order).sort().join('') === Array.from(MOVE_LETTERS).sort().join('')) return order;
  throw new InputError(`--order names each of U, D, L and R once, as in ${MOVE_LETTERS}, not “${text}”.`);
}

function parseLimit(text: string): number {
  if (/^\d{1,9}$/.test(text) && Number(text) > 0) return Number(text);
  throw new InputError(`--limit takes a number of expansions from 1 to 999999999, not “${text}”.`);
}
