/** What the parts of a formula are on one board. */
import type { Target } from '../heuristics/lines.ts';
import { compileFormula } from './compile.ts';
import type { Formula } from './formula.ts';
import { BoardBlock } from './program.ts';
import { operandsOf, type CallNode, type Expression, type LambdaNode } from './syntax.ts';

export interface FormulaPart {
  /** How deep it is in the formula, from 0. */
  readonly depth: number;
  /** As written, in one line, cut where it is long; what is subtracted has a minus in front. */
  readonly text: string;
  /** Any number; `null` where it has none there. */
  readonly value: number | null;
  /** Of `sum(tile => …)` and the like: the tiles, or the pairs, by their value. */
  readonly tiles: readonly TilesOfValue[];
}

export interface TilesOfValue {
  readonly value: number | null;
  /** One tile or two each; at most `MAX_NAMED`. */
  readonly tiles: readonly (readonly number[])[];
  readonly more: number;
}

export interface FormulaParts {
  readonly parts: readonly FormulaPart[];
  /** Parts beyond the limit. */
  readonly more: number;
}

export const MAX_PARTS = 24;
const MAX_NAMED = 12;
/** In characters: the whole text stands in the formula. */
const MAX_TEXT = 48;

interface BoardGiven {
  readonly target: Target;
  readonly cells: ArrayLike<number>;
}

interface Term {
  readonly node: Expression;
  readonly depth: number;
  readonly isTaken: boolean;
}

/**
 * What the formula is made of, from the outside in; numbers, and what is the same on every board, are left out. Throws a
 * `FormulaFault` where the formula does not support this size.
 */
export function valuesOfParts({ text, root }: Formula, place: BoardGiven): FormulaParts {
  const terms = [...(eachOf(root) ? [{ node: root, depth: 0, isTaken: false }] : termsWithin(root, 0))];
  const told = terms.filter(({ node }) => node.kind !== 'number');
  const parts: FormulaPart[] = [];
  let seen = 0;
  for (; seen < told.length && parts.length < MAX_PARTS; seen++) {
    const part = partOf(text, told[seen], place);
    if (part) parts.push(part);
  }
  return { parts, more: told.length - seen };
}

function* termsWithin(node: Expression, depth: number): Iterable<Term> {
  for (const [operand, isTaken] of operandsWithSign(node)) {
    yield { node: operand, depth, isTaken };
    yield* termsWithin(operand, depth + 1);
  }
}

/** A sum of several terms has all of them as its operands. */
function operandsWithSign(node: Expression, isTaken = false): (readonly [Expression, boolean])[] {
  if (eachOf(node)) return [];
  if (!isSum(node)) return operandsOf(node).map((operand) => [operand, false]);
  return operandsOf(node).flatMap((operand, index) => {
    const isOwnTaken = isTaken !== (signOf(node) === '-' && index > 0);
    return isSum(operand) ? operandsWithSign(operand, isOwnTaken) : [[operand, isOwnTaken] as const];
  });
}

function signOf(node: Expression): string | null {
  return node.kind === 'operator' ? node.sign : null;
}

function isSum(node: Expression): boolean {
  return ['+', '-'].includes(signOf(node) ?? '');
}

function eachOf(node: Expression): { readonly call: CallNode; readonly lambda: LambdaNode } | null {
  const lambda = node.kind === 'call' ? node.args[0] : undefined;
  return node.kind === 'call' && lambda?.kind === 'lambda' ? { call: node, lambda } : null;
}

/** `null` where it is the same on every board. */
function partOf(text: string, { node, depth, isTaken }: Term, place: BoardGiven): FormulaPart | null {
  const { value, isSameEverywhere } = valueOf(node, place);
  if (isSameEverywhere) return null;
  const each = eachOf(node);
  return {
    depth,
    text: `${isTaken ? '− ' : ''}${written(text.slice(node.at, node.end))}`,
    value: isTaken && value !== null ? 0 - value : value,
    tiles: each ? tilesByValue(each.lambda, each.call.name.name === 'count', place) : [],
  };
}

function written(text: string): string {
  const line = text
    .replaceAll(/\/\/[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT - 1)}…` : line;
}

function valueOf(node: Expression, { target, cells }: BoardGiven) {
  const block = new BoardBlock(cells.length, 1);
  block.fill(cells, 1);
  const { writer, value } = compileFormula(node, target);
  const isSameEverywhere = writer.constantOf(value) !== null;
  const program = writer.finish(value, block);
  program.run(1);
  const [result] = program.out;
  return { value: Number.isNaN(result) ? null : result, isSameEverywhere };
}

/** The greatest value first. `counts`: whether it is asked only if the body is true. */
function tilesByValue({ params, body }: LambdaNode, counts: boolean, place: BoardGiven): TilesOfValue[] {
  const [first, second] = params.map(({ name }) => name);
  const all = Array.from({ length: place.cells.length - 1 }, (_, index) => index + 1);
  const given = all.flatMap((tile) =>
    second === undefined ? [[tile]] : all.slice(tile).map((other) => [tile, other]),
  );
  const byValue = Map.groupBy(given, (tiles) => {
    const names = new Map(tiles.map((tile, index) => [index === 0 ? first : second, tile]));
    const { value } = valueOf(withTiles(body, names), place);
    return counts && value !== null ? Number(value !== 0) : value;
  });
  return Array.from(byValue, ([value, tiles]) => ({
    value,
    tiles: tiles.slice(0, MAX_NAMED),
    more: Math.max(0, tiles.length - MAX_NAMED),
  })).toSorted((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity));
}

/** The expression in which names of tiles are replaced by the tiles. A name is given once only. */
function withTiles(node: Expression, tiles: ReadonlyMap<string, number>): Expression {
  const within = (part: Expression): Expression => withTiles(part, tiles);
  switch (node.kind) {
    case 'name': {
      const value = tiles.get(node.name);
      return value === undefined ? node : { kind: 'number', value, at: node.at, end: node.end };
    }
    case 'call':
      return { ...node, args: node.args.map(within) };
    case 'lambda':
      return { ...node, body: within(node.body) };
    case 'operator':
      return { ...node, operands: node.operands.map(within) };
    default:
      return node;
  }
}
