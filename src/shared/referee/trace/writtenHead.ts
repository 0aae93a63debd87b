/** The first line of a trace, as `head.ts` reads it. */
import { STRATEGIES } from '../../engine/strategy.ts';
import { printBoard } from '../../puzzle/board.ts';
import { costsAsText } from '../../puzzle/tileCosts.ts';
import type { Assignment } from '../rules/assignment.ts';

type Described = Omit<Assignment, 'heuristic' | 'weight' | 'goalTest'> & {
  /** As it is named. */
  readonly heuristic: string;
  readonly weight?: number | undefined;
  readonly goalTest?: Assignment['goalTest'] | undefined;
};

export function writtenHead(described: Described): object {
  const { puzzle, algorithm, heuristic, weight, duplicates, straightBack, goalTest } = described;
  const { usesHeuristic, usesWeight } = STRATEGIES[algorithm];
  return {
    puzzle: printBoard(puzzle.start, puzzle.cols),
    goal: printBoard(puzzle.goal, puzzle.cols),
    search: algorithm,
    ...(usesHeuristic && { heuristic }),
    ...(usesWeight && weight !== undefined && { weight }),
    ...(puzzle.costs !== undefined && { cost: costsAsText(puzzle.costs) }),
    ...(duplicates === 'kept' && { tree: true }),
    ...(straightBack !== undefined && { straightBack }),
    ...(goalTest === 'generation' && { earlyTest: true }),
  };
}
