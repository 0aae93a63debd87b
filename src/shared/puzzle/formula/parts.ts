/** What the parts of a formula are on one board. */
import type { Target } from '../heuristics/lines.ts';
import { namings } from './compile.ts';
import type { Formula } from './formula.ts';
import { OneBoard } from './oneBoard.ts';
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
  const board = new OneBoard(place.target, place.cells);
  const terms = [...(eachOf(root) ? [{ node: root, depth: 0, isTaken: false }] : termsWithin(root, 0))];
  const told = terms.filter(({ node }) => node.kind !== 'number' && !board.isConstant(node));
  return {
    parts: told.slice(0, MAX_PARTS).map((term) => partOf(text, term, board)),
    more: Math.max(0, told.length - MAX_PARTS),
  };
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

function partOf(text: string, { node, depth, isTaken }: Term, board: OneBoard): FormulaPart {
  const value = knownValue(board.valueOf([node]));
  const each = eachOf(node);
  return {
    depth,
    text: `${isTaken ? '− ' : ''}${written(text.slice(node.at, node.end))}`,
    value: isTaken && value !== null ? 0 - value : value,
    tiles: each ? tilesByValue(each.lambda, each.call.name.name === 'count', board) : [],
  };
}

function knownValue(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

function written(text: string): string {
  const line = text
    .replaceAll(/\/\/[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT - 1)}…` : line;
}

/** The greatest value first. `counts`: whether it is asked only if the body is true. */
function tilesByValue({ params, body }: LambdaNode, counts: boolean, board: OneBoard): TilesOfValue[] {
  const byValue = Map.groupBy(namings(params, board.cells.length - 1), (named) => {
    const value = knownValue(board.valueOf([body, named]));
    return counts && value !== null ? Number(value !== 0) : value;
  });
  return Array.from(byValue, ([value, all]) => ({
    value,
    tiles: all.slice(0, MAX_NAMED).map((named) => [...named.values()]),
    more: Math.max(0, all.length - MAX_NAMED),
  })).toSorted((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity));
}
