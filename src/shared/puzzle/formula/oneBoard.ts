/** What a part of a formula is on one board. */
import type { Target } from '../heuristics/lines.ts';
import { compileFormula, type NamedTiles } from './compile.ts';
import { BoardBlock } from './program.ts';
import type { Expression } from './syntax.ts';

/** A part of a formula, and the tiles that have a name in it. */
export type BoundExpression = readonly [node: Expression, named?: NamedTiles];

/** A `FormulaFault` comes from what does not support this size. */
export class OneBoard {
  readonly target: Target;
  readonly cells: ArrayLike<number>;
  readonly #block: BoardBlock;

  constructor(target: Target, cells: ArrayLike<number>) {
    [this.target, this.cells] = [target, cells];
    this.#block = new BoardBlock(cells.length, 1);
    this.#block.fill(cells, 1);
  }

  /** Any number, also one that is not finite; `NaN` where it has none. */
  valueOf([node, named]: BoundExpression): number {
    const { writer, value } = compileFormula(node, this.target, named);
    const { run, out } = writer.finish(value, this.#block);
    run(1);
    return out[0];
  }

  /** Whether it is the same on every board. */
  isConstant(node: Expression): boolean {
    const { writer, value } = compileFormula(node, this.target);
    return writer.constantOf(value) !== null;
  }
}
