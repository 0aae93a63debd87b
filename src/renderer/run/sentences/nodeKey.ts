/** The number that a node is chosen by, for the label under its board. */
import { keySum } from '../../../shared/engine/keyWords.ts';
import { evaluate, type RemovalOrder } from '../../../shared/engine/removalOrder.ts';
import { STRATEGIES } from '../../../shared/engine/strategy.ts';
import type { KeyTerm } from '../runOwner.ts';

export interface NodeKey {
  /** With its parts: `3+4=7`. */
  readonly text: string;
  /** The sum alone: 7. */
  readonly value: number;
}

/** `f = g + h`; `null` where nodes only have their depth. */
export function formulaOf({ strategy }: RemovalOrder): string | null {
  const { formula, usesHeuristic } = STRATEGIES[strategy];
  return usesHeuristic ? `f = ${formula}` : null;
}

/** The number with its formula, for the first node: `f = g + h = 0 + 8 = 8`. */
export function keyInFull(removal: RemovalOrder, g: number, h: number): string {
  const formula = formulaOf(removal);
  if (formula === null) return `g = ${g}`;
  return `${formula} = ${keySum(removal, g, h)}`;
}

/** The same while somebody works it out, with the terms that are told: `3+?=?`; with a weight, `h=8 f=?`. */
export function hiddenKey({ strategy }: RemovalOrder, told: Partial<Record<KeyTerm, number>>): string {
  const { key, usesWeight } = STRATEGIES[strategy];
  if (key !== 'f') return `${key}=?`;
  const { g = '?', h = '?' }: Partial<Record<KeyTerm, number | string>> = told;
  if (!usesWeight) return `${g}+${h}=?`;
  const terms = (['g', 'h'] as const).flatMap((term) => (told[term] === undefined ? [] : [`${term}=${told[term]} `]));
  return `${terms.join('')}f=?`;
}

/** The terms of a node that are told. */
export function toldTerms(told: readonly KeyTerm[] = ['g'], g: number, h: number): Partial<Record<KeyTerm, number>> {
  return { ...(told.includes('g') && { g }), ...(told.includes('h') && { h }) };
}

/** f, or the depth for a strategy without f. */
export function nodeKey(removal: RemovalOrder, g: number, h: number): NodeKey {
  const value = evaluate(removal, g, h) ?? g;
  const { key, usesWeight } = STRATEGIES[removal.strategy];
  const isShort = key === 'f' && !usesWeight;
  return { text: isShort ? `${g}+${h}=${value}` : `${key}=${value}`, value };
}
