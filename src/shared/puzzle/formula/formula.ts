/** Heuristics written as formulas: `sum(tile => row(tile) != goalRow(tile))`. */
import type { Target } from '../heuristics/lines.ts';
import type { Measure } from '../heuristics/measure.ts';
import { checkedValue, MENDED_IN, type BatchMeasure } from '../heuristics/ownValue.ts';
import { checkNames } from './check.ts';
import { compileFormula } from './compile.ts';
import { parseFormula } from './parser.ts';
import { BoardBlock } from './program.ts';
import type { Expression } from './syntax.ts';
import { whyNone } from './whyNone.ts';

export interface Formula {
  readonly text: string;
  readonly root: Expression;
}

/** Boards computed at once: the columns of a usual formula still fit the processor's cache. */
const BLOCK = 256;

/** Throws a `FormulaFault`. */
export function readFormula(text: string): Formula {
  const root = parseFormula(text);
  checkNames(root);
  return { text, root };
}

/**
 * h towards `target` for many boards at once. Throws a `FormulaFault` where the formula does not support this size.
 */
export function batchByFormula(formula: Formula, target: Target): BatchMeasure {
  const cells = target.goal.length;
  const compute = blockByFormula(formula, target, BLOCK);
  return (boards, count, out) => {
    for (let first = 0; first < count; first += BLOCK) {
      const end = Math.min(first + BLOCK, count);
      compute(boards.subarray(first * cells, end * cells), end - first, out.subarray(first, end));
    }
  };
}

/** The same for single boards. */
export function measureByFormula(formula: Formula, target: Target): Measure {
  const compute = blockByFormula(formula, target, 1);
  const out = new Uint16Array(1);
  return (cells) => {
    compute(cells, 1, out);
    return out[0];
  };
}

function blockByFormula({ root }: Formula, target: Target, room: number) {
  const cells = target.goal.length;
  const block = new BoardBlock(cells, room);
  const { writer, value } = compileFormula(root, target);
  const program = writer.finish(value, block);
  return (boards: ArrayLike<number>, count: number, out: Uint16Array): void => {
    block.fill(boards, count);
    program.run(count);
    for (let board = 0; board < count; board++) {
      const value = program.out[board];
      if (!Number.isFinite(value)) throw whyNone(root, target, block.board(board));
      out[board] = checkedValue(value, block.board(board), target.cols, MENDED_IN.formula);
    }
  };
}
