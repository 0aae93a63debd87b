/** The algorithm as the textbook writes it, with the line that the step shown has reached. */
import type { GoalTest, Strategy } from '../../shared/search/strategy.ts';
import { NONE, type Trace } from '../../shared/search/trace.ts';

/** What a step came to. */
export type Stage = 'before' | 'start-is-goal' | 'expanded' | 'goal' | 'failed';

export interface Pseudocode {
  readonly lines: readonly string[];
  /** Index of the line to mark at each stage. */
  readonly at: Readonly<Record<Stage, number>>;
}

/** What `step` came to; a search that tests on generation can be over before its first step. */
export function stageAt({ expansions, status, goal }: Trace, step: number): Stage {
  const isEnd = step === expansions && status !== 'running';
  if (isEnd && goal !== NONE) return step === 0 ? 'start-is-goal' : 'goal';
  if (step === 0) return 'before';
  return isEnd && status === 'exhausted' ? 'failed' : 'expanded';
}

/** BEST-FIRST-SEARCH of Russell & Norvig, *Artificial Intelligence: A Modern Approach* (4e, fig. 3.7), as it is run here. */
export function pseudocodeOf(strategy: Strategy, goalTest: GoalTest): Pseudocode {
  const isQueue = strategy.frontier === 'fifo';
  const take = isQueue ? 'n ← frontier.pop_first()' : 'n ← frontier.pop_min(f)';
  const isNew = isQueue ? 'if c is new:' : 'if c is new or cheaper:';
  return goalTest === 'expansion' ? testingOnExpansion(take, isNew) : testingOnGeneration(take, isNew);
}

function testingOnExpansion(take: string, isNew: string): Pseudocode {
  return {
    lines: [
      'frontier ← {start}',
      'while frontier is not empty:',
      `  ${take}`,
      '  if n is goal: return path(n)',
      '  for each move of the blank:',
      '    c ← child(n, move)',
      `    ${isNew}`,
      '      frontier.push(c)',
      'return failure',
    ],
    at: { before: 0, 'start-is-goal': 3, expanded: 7, goal: 3, failed: 8 },
  };
}

function testingOnGeneration(take: string, isNew: string): Pseudocode {
  return {
    lines: [
      'if start is goal: return {start}',
      'frontier ← {start}',
      'while frontier is not empty:',
      `  ${take}`,
      '  for each move of the blank:',
      '    c ← child(n, move)',
      '    if c is goal: return path(c)',
      `    ${isNew}`,
      '      frontier.push(c)',
      'return failure',
    ],
    at: { before: 1, 'start-is-goal': 0, expanded: 8, goal: 6, failed: 9 },
  };
}
