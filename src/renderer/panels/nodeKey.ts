/** The number that a node is chosen by, as it stands under its board. */
import { evaluate, type RemovalOrder } from '../../shared/search/removalOrder.ts';
import { STRATEGIES } from '../../shared/search/strategy.ts';

export interface NodeKey {
  /** With what it is made of: `3+4=7`. */
  readonly text: string;
  /** By itself: 7. */
  readonly value: number;
}

/** f where the strategy has one, else the depth. */
export function nodeKey(order: RemovalOrder, g: number, h: number): NodeKey {
  const value = evaluate(order, g, h) ?? g;
  const { formula } = STRATEGIES[order.strategy];
  if (formula === 'g + h') return { text: `${g}+${h}=${value}`, value };
  if (formula === 'g + w × h') return { text: `f=${value}`, value };
  return { text: `${formula ?? 'g'}=${value}`, value };
}
