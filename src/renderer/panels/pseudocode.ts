/** The algorithm as the textbook writes it, with the line that the step shown has reached. */
import type { GoalTest, Strategy } from '../../shared/search/strategy.ts';
import type { TraceReader } from '../../shared/search/reading.ts';
import { FATE, NONE } from '../../shared/search/trace.ts';

/** What a step came to. */
export type Stage = 'before' | 'start-is-goal' | 'expanded' | 'nothing-new' | 'goal' | 'failed';

export interface Pseudocode {
  readonly lines: readonly string[];
  /** Index of the line to mark at each stage. */
  readonly at: Readonly<Record<Stage, number>>;
}

/** What `step` came to; a search that tests on generation can be over before its first step. */
export function stageAt(trace: TraceReader, step: number): Stage {
  const { expansions, status, goal } = trace;
  const isEnd = step === expansions && status !== 'running';
  if (isEnd && goal !== NONE) return step === 0 ? 'start-is-goal' : 'goal';
  if (step === 0) return 'before';
  if (isEnd && status === 'exhausted') return 'failed';
  return joined(trace, step) ? 'expanded' : 'nothing-new';
}

/** Whether a child of `step`'s expansion joined the frontier. */
function joined(trace: TraceReader, step: number): boolean {
  const children = trace.fate.subarray(trace.nodesAt(step - 1), trace.nodesAt(step));
  return children.some((fate) => fate !== FATE.duplicate);
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
    at: { before: 0, 'start-is-goal': 3, expanded: 7, 'nothing-new': 6, goal: 3, failed: 8 },
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
    at: { before: 1, 'start-is-goal': 0, expanded: 8, 'nothing-new': 7, goal: 6, failed: 9 },
  };
}
