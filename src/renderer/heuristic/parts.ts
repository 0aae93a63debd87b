/** Splits a formula's h of one board into its parts. */
import { FormulaFault } from '../../shared/puzzle/formula/fault.ts';
import { measureByFormula, readFormula } from '../../shared/puzzle/formula/formula.ts';
import type { Expression } from '../../shared/puzzle/formula/syntax.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';

/** A summand as written, and its value; `null` if that is not a valid h on its own. */
export interface FormulaPart {
  readonly text: string;
  readonly value: number | null;
}

export interface ShownValue {
  /** `null`: see `failure`. */
  readonly h: number | null;
  readonly failure: string | null;
  /** Summands; empty where the formula is no sum. */
  readonly parts: readonly FormulaPart[];
}

export function formulaValue(text: string, puzzle: Puzzle): ShownValue {
  try {
    const { root } = readFormula(text);
    const h = valueOf(text, puzzle);
    const addends = splitSum(root);
    const parts = addends.length < 2 ? [] : addends.map((addend) => partOf(text.slice(addend.at, addend.end), puzzle));
    return { h, failure: null, parts };
  } catch (error) {
    if (error instanceof HeuristicFault) return { h: null, failure: error.message, parts: [] };
    throw error;
  }
}

function splitSum(node: Expression): Expression[] {
  return node.kind === 'operator' && node.sign === '+' ? node.operands.flatMap(splitSum) : [node];
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
