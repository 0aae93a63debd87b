/** Why a formula has no number on a board: the innermost part that has none, with what is wrong there. */
import type { Target } from '../heuristics/lines.ts';
import { onBoard } from '../heuristics/ownValue.ts';
import { compileFormula, namings, type NamedTiles } from './compile.ts';
import { FormulaFault } from './fault.ts';
import { BoardBlock } from './program.ts';
import { operandsOf, type Expression } from './syntax.ts';
import { wordOf } from './words.ts';

/** An expression, and the tiles that have a name in it. */
type BoundExpression = readonly [node: Expression, named: NamedTiles];

/** `root` must have no finite value on the board. */
export function whyNone(root: Expression, target: Target, cells: ArrayLike<number>): FormulaFault {
  const block = new BoardBlock(target.goal.length, 1);
  block.fill(cells, 1);
  const valueOf = ([node, named]: BoundExpression): number => {
    const { writer, value } = compileFormula(node, target, named);
    const { run, out } = writer.finish(value, block);
    run(1);
    return out[0];
  };
  let part: BoundExpression = [root, new Map()];
  for (;;) {
    const inner = partsOf(part, valueOf, target).find((one) => !Number.isFinite(valueOf(one)));
    if (inner === undefined) break;
    part = inner;
  }
  return new FormulaFault(sentenceOf(part, valueOf, onBoard(cells, target.cols)), part[0]);
}

/** What the value of a part is made from, in the order in which it decides: of two choices, the one taken. */
function partsOf(
  [node, named]: BoundExpression,
  valueOf: (part: BoundExpression) => number,
  { goal }: Target,
): readonly BoundExpression[] {
  const [first] = operandsOf(node);
  if (first?.kind === 'lambda')
    return namings(first.params, goal.length - 1, named).map((inner) => [first.body, inner] as const);
  const parts = operandsOf(node).map((operand) => [operand, named] as const);
  if (node.kind !== 'operator' || node.sign !== '?') return parts;
  return [parts[0], valueOf(parts[0]) === 0 ? parts[2] : parts[1]];
}

function sentenceOf([node, named]: BoundExpression, valueOf: (part: BoundExpression) => number, board: string): string {
  const given = operandsOf(node).flatMap((one) => (one.kind === 'lambda' ? [] : [valueOf([one, named])]));
  return REASONS[nameOf(node)]?.(given, board) ?? `The formula is too large a number ${board}.`;
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
