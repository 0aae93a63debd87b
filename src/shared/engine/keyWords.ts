/** The number that a search ranks nodes by, in words: "f = g + h", "3 + 5 = 8". */
import { betterPathBy } from './options.ts';
import { evaluate, type RemovalOrder } from './removalOrder.ts';
import { DEFAULT_WEIGHT, STRATEGIES, type Strategy } from './strategy.ts';

/** "f", or "g" or "h" where it equals that. */
export function keyName({ strategy }: Pick<RemovalOrder, 'strategy'>): Strategy['key'] {
  return STRATEGIES[strategy].key;
}

/** "f = g + h", "f = g + 1.5 × h". */
export function keyFormula(order: RemovalOrder): string {
  const { formula, key } = STRATEGIES[order.strategy];
  return key === 'f' ? `f = ${formula.replace('w', String(weightOf(order)))}` : key;
}

/** The key with its parts, as what is filled in is headed: "g + h = f", "g". */
export function sumHead(order: RemovalOrder): string {
  return keyFormula(order).split(' = ').toReversed().join(' = ');
}

/** "3 + 1.5 × 5"; `null` for a single term. */
export function keyTerms(order: RemovalOrder, g: number, h: number): string | null {
  const { formula, key } = STRATEGIES[order.strategy];
  if (key !== 'f') return null;
  const values: Readonly<Record<string, number>> = { g, h, w: weightOf(order) };
  return formula.replaceAll(/[ghw]/g, (letter) => String(values[letter]));
}

/** "3 + 5 = 8", or "8" for a single term. */
export function keySum(order: RemovalOrder, g: number, h: number): string {
  const terms = keyTerms(order, g, h);
  const value = evaluate(order, g, h) ?? g;
  return terms === null ? String(value) : `${terms} = ${value}`;
}

export function weightOf({ weight = DEFAULT_WEIGHT }: Pick<RemovalOrder, 'weight'>): number {
  return weight;
}

/** What a path is that takes the place of another. `costsDiffer`: whether moves do not all cost 1. */
export function betterWord(
  { costsDiffer }: { readonly costsDiffer: boolean },
  options: Parameters<typeof betterPathBy>[0],
): 'cheaper' | 'shorter' {
  return costsDiffer && betterPathBy(options) === 'depth' ? 'shorter' : 'cheaper';
}
