/** What searches go by, and counts of things, as the sentences of questions need them. */
import { evaluate } from '../../engine/removalOrder.ts';
import { DEFAULT_WEIGHT, STRATEGIES } from '../../engine/strategy.ts';
import { nameOfMove } from '../../puzzle/moveNames.ts';
import type { MoveNaming } from '../../puzzle/geometry.ts';
import type { Rules } from '../question.ts';

/** How a search ranks nodes. */
export type Ranking = Pick<Rules, 'strategy' | 'ties' | 'weight'>;

/** The search in short: "A*". */
export function searchName({ strategy }: Ranking): string {
  return STRATEGIES[strategy].shortLabel;
}

/** The number that the search goes by: "f", or "g" or "h" where it is that alone. */
export function keyName({ strategy }: Ranking): string {
  const { formula } = STRATEGIES[strategy];
  return formula === 'g' || formula === 'h' ? formula : 'f';
}

/** The same with its formula: "f = g + h", "f = g + 1.5 × h". */
export function keyFormula(rules: Ranking): string {
  const name = keyName(rules);
  if (name !== 'f') return name;
  return rules.strategy === 'weighted-astar' ? `f = g + ${weightOf(rules)} × h` : 'f = g + h';
}

/** The number of a node: "3 + 5 = 8", or "8" where nothing is added. */
export function keySum(rules: Ranking, g: number, h: number): string {
  const value = evaluate(rules, g, h);
  if (value === null) return String(g);
  if (keyName(rules) !== 'f') return String(value);
  const factor = rules.strategy === 'weighted-astar' ? `${weightOf(rules)} × ` : '';
  return `${g} + ${factor}${h} = ${value}`;
}

/** The factor on h of weighted A*. */
export function weightOf({ weight = DEFAULT_WEIGHT }: Ranking): number {
  return weight;
}

/** How many of the successors are new. */
export function newOnes(fresh: number): string {
  if (fresh === 0) return 'none of them joins the frontier as a new state';
  return fresh === 1 ? '1 joins the frontier as a new state' : `${fresh} join the frontier as new states`;
}

/** "up", "up and left", "up, down and left"; "none". */
export function movesInWords(actions: readonly number[], naming: MoveNaming): string {
  const words = actions.map((action) => nameOfMove(action, naming).word);
  if (words.length < 2) return words[0] ?? 'none';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;
}
