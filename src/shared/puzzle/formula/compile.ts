import type { Target } from '../heuristics/lines.ts';
import { formatNumber } from '../../text/numbers.ts';
import { FormulaFault } from './fault.ts';
import { ProgramWriter, type ProgramValue } from './program.ts';
import { operandsOf, type CallNode, type Expression, type LambdaNode } from './syntax.ts';
import { EACH_WORDS, FORMULA_WORDS, joinAll, wordOf } from './words.ts';

/** The most steps of a formula per board; `sum` and the like repeat their steps for every tile. */
export const MAX_STEPS = 20_000;

/** Tiles by the names that `sum` and the like give them. */
export type NamedTiles = ReadonlyMap<string, number>;

const NO_NAMES: NamedTiles = new Map();

/**
 * Compiles `root`, whose names are checked or in `named`; `sum` and the like are unrolled. Throws a `FormulaFault`
 * where it does not support this size.
 */
export function compileFormula(
  root: Expression,
  target: Target,
  named = NO_NAMES,
): { writer: ProgramWriter; value: ProgramValue } {
  const size = target.goal.length;
  const steps = stepsOf(root, size - 1);
  if (steps > MAX_STEPS) {
    throw new FormulaFault(
      `The formula takes ${formatNumber(steps)} steps for each board of ${size - 1} tiles; ${formatNumber(MAX_STEPS)} are allowed.`,
      root,
    );
  }
  const compiler = new Compiler(target);
  return { writer: compiler.writer, value: compiler.value(root, named) };
}

function stepsOf(node: Expression, tiles: number): number {
  const times = node.kind !== 'lambda' ? 1 : node.params.length === 1 ? tiles : (tiles * (tiles - 1)) / 2;
  return 1 + times * operandsOf(node).reduce((sum, part) => sum + stepsOf(part, tiles), 0);
}

class Compiler {
  readonly writer: ProgramWriter;
  readonly #target: Target;

  constructor(target: Target) {
    this.#target = target;
    this.writer = new ProgramWriter(target.goal.length);
  }

  value(node: Expression, named: NamedTiles): ProgramValue {
    const { writer } = this;
    switch (node.kind) {
      case 'number':
        return writer.constant(node.value);
      case 'name': {
        const tile = named.get(node.name);
        return tile === undefined ? this.#word(node.name, node, [], named) : writer.constant(tile);
      }
      case 'call':
        return this.#call(node, named);
      case 'operator':
        return writer.apply(
          node.sign,
          node.loop,
          node.operands.map((operand) => this.value(operand, named)),
        );
      case 'lambda':
        throw new Error('The checker has let a lambda through that stands alone.');
    }
  }

  #call({ name: { name }, args, at, end }: CallNode, named: NamedTiles): ProgramValue {
    const [first] = args;
    if (first?.kind === 'lambda') return this.#each(name, first, named);
    return this.#word(name, { at, end }, args, named);
  }

  #word(
    name: string,
    { at, end }: Pick<Expression, 'at' | 'end'>,
    args: readonly Expression[],
    named: NamedTiles,
  ): ProgramValue {
    const word = wordOf(name);
    const given = args.map((arg) => this.value(arg, named));
    return FORMULA_WORDS[word].compile({ word, target: this.#target, writer: this.writer, at, end }, given);
  }

  #each(name: string, { params, body }: LambdaNode, named: NamedTiles): ProgramValue {
    const values = namings(params, this.#target.goal.length - 1, named).map((inner) => this.value(body, inner));
    return joinAll(name, EACH_WORDS[name], values, this.writer);
  }
}

/** Every tile by the one name of `params`, or every pair by the two, beside those of `named`. */
export function namings(params: LambdaNode['params'], tiles: number, named = NO_NAMES): NamedTiles[] {
  const [first, second] = params.map((param) => param.name);
  const all = Array.from({ length: tiles }, (_, index) => index + 1);
  return all.flatMap((tile) => {
    const withFirst = new Map(named).set(first, tile);
    if (second === undefined) return [withFirst];
    return all.slice(tile).map((other) => new Map(withFirst).set(second, other));
  });
}
