/** From the starter library and `cases/worked-cases.json`, and a few more. */
import type { Puzzle } from '../../contract/types.ts';

export interface NamedPuzzle {
  readonly title: string;
  readonly puzzle: Puzzle;
}

const IN_ORDER = [1, 2, 3, 4, 5, 6, 7, 8, 0];
const FIFTEEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];

function eight(title: string, start: readonly number[], goal: readonly number[] = IN_ORDER): NamedPuzzle {
  return { title, puzzle: { rows: 3, cols: 3, start, goal } };
}

export const ONE_MOVE = eight('One move', [1, 2, 3, 4, 5, 0, 7, 8, 6]);
export const CASE_1 = eight('Case 1', [1, 2, 3, 7, 4, 5, 6, 8, 0], [1, 2, 3, 8, 6, 4, 7, 5, 0]);
export const CASE_2 = eight('Case 2', [2, 8, 1, 3, 4, 6, 7, 5, 0], [3, 2, 1, 8, 0, 4, 7, 5, 6]);
export const CASE_3 = eight('Case 3', [0, 1, 3, 4, 2, 5, 7, 8, 6]);
export const CASE_5 = eight('Case 5', [7, 3, 8, 0, 2, 6, 4, 1, 5]);
export const CASE_6 = eight('Case 6', [1, 2, 3, 0, 4, 6, 7, 5, 8]);
export const RING = eight('Ring around the blank', [2, 8, 3, 1, 6, 4, 7, 0, 5], [1, 2, 3, 8, 0, 4, 7, 6, 5]);
export const TWENTY = eight('Twenty moves', [7, 2, 4, 5, 0, 6, 8, 3, 1]);
export const HARDEST = eight('Hardest 8-puzzle', [8, 6, 7, 2, 5, 4, 3, 0, 1]);
export const SWAPPED = eight('Two tiles swapped', [1, 2, 3, 4, 5, 6, 8, 7, 0]);
export const TWO_BY_TWO: NamedPuzzle = {
  title: 'Two by two',
  puzzle: { rows: 2, cols: 2, start: [0, 3, 2, 1], goal: [1, 2, 3, 0] },
};
export const FIRST_FIFTEEN: NamedPuzzle = {
  title: 'A first 15-puzzle',
  puzzle: { rows: 4, cols: 4, start: [5, 3, 4, 8, 2, 1, 0, 7, 9, 6, 10, 11, 13, 14, 15, 12], goal: FIFTEEN },
};

/** Tripled Manhattan distance loses every shortest path here: the witness of “Honest against lying heuristic”. */
export const LED_ASTRAY = eight('Led astray', [1, 5, 2, 8, 0, 3, 4, 7, 6]);

/** The output of `cases/programs/counts-blank.jsonl`: its fifth step is the first that breaks a rule. */
export const A_HOMEWORK = eight('A homework', [4, 1, 3, 0, 5, 6, 2, 7, 8]);
/** With the blank counted, h makes A* miss the shortest paths of this start, whatever the ties. */
export const TALL: NamedPuzzle = {
  title: 'Tall board',
  puzzle: { rows: 5, cols: 2, start: [3, 1, 5, 2, 0, 7, 4, 8, 9, 6], goal: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] },
};

/** The number of each tile is what it costs to move it. No start nearer to this goal has a cheaper path to a waiting state. */
export const FIRST_CHEAPER = heavy('The first cheaper path', [0, 1, 3, 7, 2, 6, 5, 4, 8]);
/** The fewest moves at which another solution, with more moves, is cheaper. */
export const TWO_ANSWERS = heavy('Fewest moves, higher cost', [2, 5, 3, 4, 1, 0, 7, 8, 6]);
/** The fewest moves at which uniform-cost search with the early goal test misses the cheapest solution. */
export const TOO_EARLY = heavy('Tested too early', [1, 2, 3, 0, 8, 6, 4, 5, 7]);
export const AROUND: NamedPuzzle = {
  title: 'Around the heavy tile',
  puzzle: { ...eight('', [5, 2, 3, 1, 4, 0, 7, 8, 6]).puzzle, costs: [1, 1, 99, 1, 1, 1, 1, 1] },
};

function heavy(title: string, start: readonly number[]): NamedPuzzle {
  return { title, puzzle: { ...eight(title, start).puzzle, costs: 'tile' } };
}
