/** h of one board, part by part. */
import { FormulaFault } from '../../shared/puzzle/formula/fault.ts';
import { measureByFormula, readFormula } from '../../shared/puzzle/formula/formula.ts';
import type { Expression } from '../../shared/puzzle/formula/syntax.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';

/** A part of a sum as written, and its value; `null` if that is not a valid h on its own. */
export interface FormulaPart {
  readonly text: string;
  readonly value: number | null;
}

export interface ShownValue {
  /** `null` where it has none; then `failure` says why. */
  readonly h: number | null;
  readonly failure: string | null;
  /** The parts of a sum; none of what is no sum, or no formula. */
  readonly parts: readonly FormulaPart[];
}

/** What the formula says of the start of `puzzle`. */
export function formulaValue(text: string, puzzle: Puzzle): ShownValue {
  try {
    const { root } = readFormula(text);
    const h = valueOf(text, puzzle);
    const addends = addendsOf(root);
    const parts = addends.length < 2 ? [] : addends.map((addend) => partOf(text.slice(addend.at, addend.end), puzzle));
    return { h, failure: null, parts };
  } catch (error) {
    if (error instanceof HeuristicFault) return { h: null, failure: error.message, parts: [] };
    throw error;
  }
}

function addendsOf(node: Expression): Expression[] {
  return node.kind === 'binary' && node.operator === '+' ? [...addendsOf(node.left), ...addendsOf(node.right)] : [node];
}

function partOf(text: string, puzzle: Puzzle): FormulaPart {
  const written = text
    .replaceAll(/\/\/[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  try {
    return { text: written, value: valueOf(text, puzzle) };
  } catch (error) {
    if (error instanceof HeuristicFault || error instanceof FormulaFault) return { text: written, value: null };
    throw error;
  }
}

function valueOf(text: string, puzzle: Puzzle): number {
  return measureByFormula(readFormula(text), puzzle)(puzzle.start);
}
