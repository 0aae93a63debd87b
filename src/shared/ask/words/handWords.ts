/** What is said to somebody who performs a search by hand. */
import { nodeValue, rulesOf, type AskedRun } from '../askedRun.ts';
import { groundsOfNext } from '../kinds/next.ts';
import type { HandStep } from '../perform.ts';
import { nodeMistake } from './nodeMistakes.ts';
import { reasonOfNext } from './reasons.ts';

/** The rule that a mistake goes against, in a sentence; `null` where there was none. */
export function ruleWords(run: AskedRun, { step, pointedAt, confusion }: HandStep): string | null {
  if (confusion === null) return null;
  const value = nodeValue(run, pointedAt);
  return nodeMistake(confusion, { name: 'This state', value, rules: rulesOf(run), taken: groundsOfNext(run, step) });
}

/** Why the node that is taken after `step` is the one, in a sentence. */
export function takenWords(run: AskedRun, step: number): string {
  return reasonOfNext({ answer: 'This state', rules: rulesOf(run), grounds: groundsOfNext(run, step) });
}
