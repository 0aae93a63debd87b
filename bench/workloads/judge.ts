import { Worker } from 'node:worker_threads';
import { Sandbox } from '../../src/main/sandbox/sandbox.ts';
import { judge } from '../../src/shared/judge/judge.ts';
import { batchByFormula, readFormula } from '../../src/shared/puzzle/formula/formula.ts';
import { coldMs } from '../cold.ts';
import { EIGHT_GOAL } from '../puzzles.ts';
import { boundRow, type Workload } from '../report.ts';

const COLD_ROUNDS = 5;
const EIGHT = { rows: 3, cols: 3, goal: EIGHT_GOAL };

const OUT_OF_LINE = 'sum(tile => (row(tile) != goalRow(tile)) + (col(tile) != goalCol(tile)))';
const REVERSED_PAIRS =
  'count((a, b) => cell(a) == goalCell(b) and cell(b) == goalCell(a) and abs(row(a) - row(b)) + abs(col(a) - col(b)) == 1)';

function judged(formula: string): number {
  const result = judge(EIGHT, batchByFormula(readFormula(formula), EIGHT));
  return result.verdict.moves;
}

/** Manhattan distance, written out. */
const PROGRAM = `function h(board, goal, rows, cols) {
  let sum = 0;
  for (let cell = 0; cell < board.length; cell++) {
    const tile = board[cell];
    if (tile === 0) continue;
    const goalCell = goal.indexOf(tile);
    sum += Math.abs(Math.floor(cell / cols) - Math.floor(goalCell / cols)) + Math.abs((cell % cols) - (goalCell % cols));
  }
  return sum;
}`;

function judgedProgram(): number {
  const worker = new URL('../../src/main/sandbox/worker.ts', import.meta.url);
  const sandbox = new Sandbox(PROGRAM, EIGHT, (workerData) => new Worker(worker, { workerData }));
  try {
    return judge(EIGHT, sandbox.measure).verdict.moves;
  } finally {
    sandbox.close();
  }
}

export const contenders = {
  tiles: () => judged(`${OUT_OF_LINE} + misplaced`),
  pairs: () => judged(`${OUT_OF_LINE} + 2 * ${REVERSED_PAIRS}`),
  program: judgedProgram,
};

export const workload: Workload = {
  title:
    'A heuristic of one’s own, judged on all 181,440 states of the 3×3, in a fresh process; the textbook judges none',
  measure() {
    const { tiles, pairs, program } = coldMs('judge', ['tiles', 'pairs', 'program'], COLD_ROUNDS);
    return [
      boundRow('a formula with a sum over the tiles', tiles, 1000, 'ms'),
      boundRow('a formula with a count of pairs', pairs, 1000, 'ms'),
      boundRow('Manhattan distance in JavaScript', program, 10_000, 'ms'),
    ];
  },
};
