/** What a frontier orders by, and what a program prints for it. */
import type { StateEstimates } from './estimates.ts';

export interface KeyRules {
  /** The key of a path is ofG × g + ofH × h, in whole numbers; the least leaves first. */
  readonly ofG: number;
  readonly ofH: number;
  /** f, as a program prints it, is the key divided by this. */
  readonly scale: number;
  readonly estimates: StateEstimates | null;
  /** Whether g and h are multiplied, not added. */
  readonly multiplies?: boolean;
}

export function weighedKey({ ofG, ofH, multiplies }: KeyRules, g: number, h: number): number {
  return multiplies === true ? g * h : ofG * g + ofH * h;
}

export function fOf(rules: KeyRules, g: number, h: number): number {
  return weighedKey(rules, g, h) / rules.scale;
}

/** What may be printed for f: also the plain sum where the key is another one, and the key that the order turns. */
export function fsOf(rules: KeyRules, g: number, h: number): readonly number[] {
  const { ofG, ofH } = rules;
  const f = fOf(rules, g, h);
  return [f, ...(ofG === ofH ? [] : [g + h]), ...(ofG < 0 || ofH < 0 ? [-f] : [])];
}

export type GSums = 'costs' | 'moves' | 'last move' | 'f' | 'nothing' | 'twice' | 'steps';

/** g of a successor; `steps`: states expanded so far. */
export const G_AFTER: Readonly<Record<GSums, (g: number, h: number, cost: number, steps: number) => number>> = {
  costs: (g, _h, cost) => g + cost,
  moves: (g) => g + 1,
  'last move': (_g, _h, cost) => cost,
  f: (g, h, cost) => g + h + cost,
  nothing: (g) => g,
  twice: (g, _h, cost) => g + 2 * cost,
  steps: (_g, _h, _cost, steps) => steps,
};
