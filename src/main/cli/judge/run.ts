import { judge } from '../../../shared/judge/judge.ts';
import type { RunningProgram, RunProgram } from '../../../shared/judge/ownMeasure.ts';
import { sizeFault } from '../../../shared/puzzle/arrangement.ts';
import { FormulaFault, placeInText } from '../../../shared/puzzle/formula/fault.ts';
import { batchByFormula, readFormula } from '../../../shared/puzzle/formula/formula.ts';
import { SIGNS_BY_STRENGTH } from '../../../shared/puzzle/formula/parser.ts';
import { MAX_FORMULA_LENGTH } from '../../../shared/puzzle/formula/tokens.ts';
import { EACH_WORDS, FORMULA_WORDS } from '../../../shared/puzzle/formula/words.ts';
import { type BatchMeasure, MAX_H } from '../../../shared/puzzle/heuristics/ownValue.ts';
import { formatNumber } from '../../../shared/text/numbers.ts';
import { CALL_MILLIS, MAX_BYTES, TOTAL_MILLIS } from '../../../shared/sandbox/limits.ts';
import { EXIT, explained, HELP, runCommandLine, section, type Terminal, textOfFile } from '../command.ts';
import { COST, inOrder, readBoard, weighed } from '../input.ts';
import { flag, InputError, kind, text } from '../options.ts';
import { judgedAsJson, judgedAsText, type JudgedGoal } from './print.ts';

export interface JudgeTerminal extends Terminal {
  /** Throws a `HeuristicFault` where the program cannot be run. */
  readonly runProgram: RunProgram;
}

const options = {
  javascript: text('FILE', 'judge the function h(board, goal, rows, cols) of FILE instead of a formula'),
  size: kind(
    'ROWSxCOLS',
    'size of the board (default: 3x3); the goal has its tiles in order, the blank last',
    'is rows x columns, as in 3x3',
    readSize,
  ),
  goal: text('BOARD', 'another goal, with its size'),
  cost: COST,
  json: flag(
    'print one JSON object: states, admissible, overestimates, largestOverestimate, consistent, inconsistentMoves, moves, mean, and what else was counted',
  ),
  all: flag(
    'with --json: how it relates to other heuristics, the nearest start that A* gets wrong, and the nodes that A* expands, too',
  ),
  ...HELP,
};

export function runJudge(argv: readonly string[], terminal: JudgeTerminal): Promise<number> {
  return runCommandLine({ options, usage }, argv, terminal, ({ javascript, goal, size, cost, json, all }, formulas) => {
    const [formula, another] = formulas;
    if (another !== undefined) throw new InputError('One formula at a time: write it between quotes.');
    const named = formula ?? javascript;
    if (named === undefined || (formula !== undefined && javascript !== undefined))
      throw new InputError('Write one formula, or --javascript FILE. --help shows examples.');
    if (all && !json) throw new InputError('--all is for --json: the sentences without it say all of that.');
    const target = weighed(readTarget(goal, size), cost);
    const judged =
      formula === undefined
        ? judgeProgram(textOfFile(named, terminal), target, terminal)
        : judge(target, measureOfFormula(formula, target));
    terminal.out(json ? judgedAsJson(judged, all) : judgedAsText(judged, named, target));
    return EXIT.done;
  });
}

function readTarget(goal: string | undefined, size: readonly number[] | undefined): JudgedGoal {
  if (goal === undefined) {
    const [rows = 3, cols = 3] = size ?? [];
    return { rows, cols, goal: inOrder(rows * cols) };
  }
  if (size !== undefined) throw new InputError('--goal gives the size: leave out --size.');
  const { rows, cols, cells } = readBoard({ name: '--goal', text: goal, line: 1 });
  return { rows, cols, goal: cells };
}

function readSize(text: string): readonly number[] | undefined {
  const [, rows, cols] = (/^(\d)[x×](\d)$/i.exec(text) ?? []).map(Number);
  if (rows === undefined || cols === undefined) return undefined;
  const fault = sizeFault(rows, cols);
  if (fault !== null) throw new InputError(fault);
  return [rows, cols];
}

function judgeProgram(text: string, target: JudgedGoal, { runProgram }: JudgeTerminal): ReturnType<typeof judge> {
  const start = (): RunningProgram => runProgram(text, target);
  const program = start();
  try {
    return judge(target, program.measure, start);
  } finally {
    program.close();
  }
}

function measureOfFormula(text: string, target: JudgedGoal): BatchMeasure {
  try {
    return batchByFormula(readFormula(text), target);
  } catch (error) {
    if (!(error instanceof FormulaFault)) throw error;
    const { line, column } = placeInText(text, error.at);
    throw new InputError(`formula, line ${line}, column ${column}: ${error.message}`);
  }
}

function usage(command: string): string {
  const words = [...Object.values(EACH_WORDS), ...Object.values(FORMULA_WORDS)];
  return `Usage: ${command} [options] "FORMULA"

Judges a heuristic: on every state of boards of up to 9 cells, and by a sample on larger ones.

${section('Options', options)}

Formulas
  h is a whole number from 0 to ${formatNumber(MAX_H)}. A formula has at most ${formatNumber(MAX_FORMULA_LENGTH)} characters; // begins a comment.
  Signs, the loosest first: ${SIGNS_BY_STRENGTH}
  True is 1 and false is 0. Rows, columns and cells are counted from 0. The blank is no tile of sum and the like.

${explained(words.map(({ write, meaning }) => ({ label: write, meaning })))}

JavaScript
  function h(board, goal, rows, cols): both boards are arrays of cells, row by row, 0 the blank. cost(tile) is
  what moving a tile costs. It runs in an interpreter that has nothing of this computer: ${CALL_MILLIS / 1000} second for a call, ${TOTAL_MILLIS / 1000} seconds for all, ${MAX_BYTES / 1024 / 1024} MB.
  It is asked twice for every state, or every board of the sample: the second time it is started anew, and they come in
  another order. h must be the same.

Examples:
  ${command} "sum(tile => (row(tile) != goalRow(tile)) + (col(tile) != goalCol(tile)))"
  ${command} --json "max(manhattan, gaschnig)"
  ${command} --goal "1 2 3/8 _ 4/7 6 5" "misplaced + 2 * reversals"
  ${command} --size 4x4 "manhattan + 2 * conflicts"
  ${command} --javascript h.js

The exit status is 0 when the heuristic was judged, 2 when it could not be understood or has no value on a board.
`;
}
