/** The number that a node is chosen by, as it stands under its board. */
import { evaluate, type RemovalOrder } from '../../../shared/engine/removalOrder.ts';
import { DEFAULT_WEIGHT, STRATEGIES } from '../../../shared/engine/strategy.ts';

export interface NodeKey {
  /** With what it is made of: `3+4=7`. */
  readonly text: string;
  /** By itself: 7. */
  readonly value: number;
}

/** How f is made, where it depends on the state: `f = g + h`; `null` where nodes are told by their depth. */
export function formulaOf({ strategy }: RemovalOrder): string | null {
  const { formula, usesHeuristic } = STRATEGIES[strategy];
  return usesHeuristic ? `f = ${formula}` : null;
}

/** The number of a node with its formula, as it stands at the first one: `f = g + h = 0 + 8 = 8`. */
export function keyInFull(removal: RemovalOrder, g: number, h: number): string {
  const formula = formulaOf(removal);
  if (formula === null) return `g = ${g}`;
  const { value } = nodeKey(removal, g, h);
  const { weight = DEFAULT_WEIGHT } = removal;
  const sums: Readonly<Record<string, string>> = {
    'f = g + h': `${g} + ${h} = `,
    'f = g + w × h': `${g} + ${weight} × ${h} = `,
  };
  return `${formula} = ${sums[formula] ?? ''}${value}`;
}

/** f where the strategy has one, else the depth. */
export function nodeKey(removal: RemovalOrder, g: number, h: number): NodeKey {
  const value = evaluate(removal, g, h) ?? g;
  const { formula } = STRATEGIES[removal.strategy];
  if (formula === 'g + h') return { text: `${g}+${h}=${value}`, value };
  if (formula === 'g + w × h') return { text: `f=${value}`, value };
  return { text: `${formula ?? 'g'}=${value}`, value };
}
