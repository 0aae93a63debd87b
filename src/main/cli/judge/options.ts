/** What `npm run judge` is asked for, typed. */
import { sizeFault } from '../../../shared/puzzle/arrangement.ts';
import { InputError, readArguments } from '../arguments.ts';
import { inOrder, readBoard } from '../input.ts';

export interface JudgeOptions {
  /** The formula as it was written; `null` where there is none. */
  readonly formula: string | null;
  /** A file with JavaScript instead; `null` where there is none. */
  readonly javascript: string | null;
  readonly target: JudgedGoal;
  readonly json: boolean;
  /** Whether JSON has what takes longer, too. */
  readonly all: boolean;
  readonly help: boolean;
}

/** A goal and its size. */
export interface JudgedGoal {
  readonly rows: number;
  readonly cols: number;
  readonly goal: readonly number[];
}

const TEXT = { type: 'string' } as const;
const SWITCH = { type: 'boolean', default: false } as const;

const OPTIONS = {
  goal: TEXT,
  size: TEXT,
  javascript: TEXT,
  json: SWITCH,
  all: SWITCH,
  help: { ...SWITCH, short: 'h' },
} as const;

/** Reads the arguments. Throws an `InputError`. */
export function parseJudgeOptions(argv: readonly string[]): JudgeOptions {
  const { values, positionals } = readArguments(argv, OPTIONS);
  const { javascript = null, json, all, help } = values;
  const [formula = null, ...others] = positionals;
  if (others.length > 0) throw new InputError('One formula at a time: write it between quotes.');
  if (!help && (formula === null) === (javascript === null))
    throw new InputError('Write one formula, or --javascript FILE. --help shows examples.');
  return { formula, javascript, target: targetOf(values.goal, values.size), json, all, help };
}

function targetOf(goal: string | undefined, size: string | undefined): JudgedGoal {
  if (goal === undefined) return ofSize(size ?? '3x3');
  if (size !== undefined) throw new InputError('--goal has a size of its own: leave out --size.');
  const { rows, cols, cells } = readBoard({ name: '--goal', text: goal, line: 1 });
  return { rows, cols, goal: cells };
}

function ofSize(text: string): JudgedGoal {
  const [, rows, cols] = (/^(\d)[x×](\d)$/i.exec(text) ?? []).map(Number);
  if (rows === undefined) throw new InputError(`--size is rows x columns, as in 3x3, not “${text}”.`);
  const fault = sizeFault(rows, cols);
  if (fault !== null) throw new InputError(fault);
  return { rows, cols, goal: inOrder(rows * cols) };
}
