/** h of one board, and what it is made of. */
import type { StartValue } from '../../shared/contract/heuristics.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { measureByFormula, type Formula } from '../../shared/puzzle/formula/formula.ts';
import { valuesOfParts, type FormulaParts, type TilesOfValue } from '../../shared/puzzle/formula/parts.ts';
import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { NO_LOG } from '../../shared/puzzle/heuristics/programLog.ts';
import { count, formatNumber } from '../ui/format.ts';

export interface ShownValue extends StartValue {
  /** Of a formula that is more than one word. */
  readonly parts: FormulaParts;
}

export const NO_PARTS: FormulaParts = { parts: [], more: 0 };

/** The parts are told also where h is no valid value, because they say why. */
export function formulaValue(formula: Formula, puzzle: Puzzle): ShownValue {
  return { ...valueOf(formula, puzzle), log: NO_LOG, parts: partsThere(formula, puzzle) };
}

function valueOf(formula: Formula, puzzle: Puzzle): Pick<StartValue, 'h' | 'failure'> {
  try {
    return { h: measureByFormula(formula, puzzle)(puzzle.start), failure: null };
  } catch (error) {
    return { h: null, failure: faultOf(error).message };
  }
}

function partsThere(formula: Formula, puzzle: Puzzle): FormulaParts {
  try {
    return valuesOfParts(formula, { target: puzzle, cells: puzzle.start });
  } catch (error) {
    faultOf(error);
    return NO_PARTS;
  }
}

function faultOf(error: unknown): HeuristicFault {
  if (error instanceof HeuristicFault) return error;
  throw error;
}

/** "6.5", "−2", "∞"; a dash where there is none. */
export function shortValue(value: number | null): string {
  if (value === null) return '–';
  return (value < 0 ? '−' : '') + (Number.isFinite(value) ? formatNumber(Math.abs(value)) : '∞');
}

/** "1: tiles 3, 8"; of the pairs that add nothing, how many: "0: 28 pairs". */
export function tilesInWords({ value, tiles, more }: TilesOfValue): string {
  const [word, all] = [tiles[0]!.length > 1 ? 'pair' : 'tile', tiles.length + more];
  if (value === 0 && word === 'pair') return `0: ${count(all, word)}`;
  const rest = more > 0 ? ` and ${formatNumber(more)} more` : '';
  return `${shortValue(value)}: ${all === 1 ? word : `${word}s`} ${tiles.map((each) => each.join('–')).join(', ')}${rest}`;
}

export function moreInWords(more: number, one: string): string {
  return `… and ${count(more, `more ${one}`)}`;
}
