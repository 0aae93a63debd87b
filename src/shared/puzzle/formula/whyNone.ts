/** Why a formula has no number on a board: the innermost part that has none, with what is wrong there. */
import type { Target } from '../heuristics/lines.ts';
import { onBoard } from '../heuristics/ownValue.ts';
import { namings } from './compile.ts';
import { FormulaFault } from './fault.ts';
import { OneBoard, type BoundExpression } from './oneBoard.ts';
import { operandsOf, type Expression } from './syntax.ts';
import { wordOf } from './words.ts';

/** `root` must have no finite value on the board. */
export function whyNone(root: Expression, target: Target, cells: ArrayLike<number>): FormulaFault {
  const board = new OneBoard(target, cells);
  let part: BoundExpression = [root];
  for (;;) {
    const inner = partsOf(part, board).find((one) => !Number.isFinite(board.valueOf(one)));
    if (inner === undefined) break;
    part = inner;
  }
  return new FormulaFault(sentenceOf(part, board), part[0]);
}

/** What the value of a part is made from, in the order in which it decides: of two choices, the one taken. */
function partsOf([node, named]: BoundExpression, board: OneBoard): readonly BoundExpression[] {
  const [first] = operandsOf(node);
  if (first?.kind === 'lambda')
    return namings(first.params, board.cells.length - 1, named).map((inner) => [first.body, inner] as const);
  const parts = operandsOf(node).map((operand) => [operand, named] as const);
  if (node.kind !== 'operator' || node.sign !== '?') return parts;
  return [parts[0], board.valueOf(parts[0]) === 0 ? parts[2] : parts[1]];
}

function sentenceOf([node, named]: BoundExpression, board: OneBoard): string {
  const given = operandsOf(node).flatMap((one) => (one.kind === 'lambda' ? [] : [board.valueOf([one, named])]));
  const there = onBoard(board.cells, board.target.cols);
  return REASONS[nameOf(node)]?.(given, there) ?? `The formula is too large a number ${there}.`;
}

function nameOf(node: Expression): string {
  if (node.kind === 'operator') return node.sign;
  return node.kind === 'call' ? wordOf(node.name.name) : '';
}

/** By word or sign. */
const REASONS: Readonly<Partial<Record<string, (given: readonly number[], board: string) => string | null>>> = {
  '/': divides,
  '%': divides,
  '^': ([base, power], board) => {
    if (base === 0) return dividesByZero(board);
    return base < 0 && !Number.isInteger(power)
      ? `The formula takes ${written(base)} to the power of ${power} ${board}.`
      : null;
  },
  sqrt: ([of], board) => `The formula takes the square root of a negative number, ${written(of)}, ${board}.`,
  ...Object.fromEntries(['row', 'col', 'cell', 'goalRow', 'goalCol', 'goalCell', 'cost'].map((word) => [word, noTile])),
};

function divides([, divisor]: readonly number[], board: string): string | null {
  return divisor === 0 ? dividesByZero(board) : null;
}

function dividesByZero(board: string): string {
  return `The formula divides by 0 ${board}.`;
}

function noTile([tile]: readonly number[]): string {
  return `There is no tile ${written(tile)} on this board.`;
}

function written(value: number): string {
  return String(value).replace('-', '−');
}
