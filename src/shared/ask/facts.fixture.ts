/** What is true of a run, worked out from its boards the slow way. */
import { STRATEGIES } from '../engine/strategy.ts';
import { applyAction } from '../puzzle/board.ts';
import { actionOf, NONE } from '../trace/trace.ts';
import type { AskedRun } from './askedRun.ts';
import { searched } from './askedRuns.fixture.ts';

export interface Facts {
  readonly run: AskedRun;
  /** By node: its board, and the half that it belongs to. */
  readonly boards: readonly string[];
  readonly halves: readonly number[];
}

export function factsOf(run: AskedRun): Facts {
  const { reader, puzzle, options } = run;
  const { rows, cols, start, goal } = puzzle;
  const cells: number[][] = [];
  const halves: number[] = [];
  for (let node = 0; node < reader.nodes; node++) {
    const parent = reader.parent[node];
    const half = STRATEGIES[options.strategy].fromBothEnds ? node : 0;
    halves.push(parent === NONE ? half : halves[parent]);
    const root = half === 1 ? goal : start;
    cells.push(parent === NONE ? [...root] : applyAction(cells[parent], actionOf(reader, node), rows, cols)!);
  }
  return { run, boards: cells.map((board) => board.join()), halves };
}

/** The nodes that `step` generated, roots left out. */
export function childrenOf({ run: { reader } }: Pick<Facts, 'run'>, step: number): number[] {
  const nodes = Array.from(
    { length: reader.nodesAt(step) - reader.nodesAt(step - 1) },
    (_, at) => reader.nodesAt(step - 1) + at,
  );
  return nodes.filter((node) => reader.parent[node] !== NONE);
}

/** Moves of the solution that was found. */
export function lengthOf({ reader }: AskedRun): number {
  return reader.meeting < 0 ? reader.depth[reader.goal] : reader.depth[reader.goal] + reader.depth[reader.meeting];
}

/** What the moves of the solution cost that was found. */
export function costOf({ reader }: AskedRun): number {
  return reader.meeting < 0 ? reader.g[reader.goal] : reader.g[reader.goal] + reader.g[reader.meeting];
}

/** What a cheapest solution costs. */
export function leastCostOf({ puzzle }: AskedRun): number {
  return costOf(searched({ puzzle, heuristic: 'zero', options: { ...ALL, strategy: 'ucs' } }));
}

const ALL = {
  ties: 'low-h',
  goalTest: 'expansion',
  order: [0, 1, 2, 3],
  limits: { expansions: Infinity, nodes: Infinity },
} as const;

/** Moves of a shortest solution of a puzzle that has one. */
export function shortestOf({ puzzle: { costs: _costs, ...puzzle } }: AskedRun): number {
  const options = { ...ALL, strategy: 'astar' } as const;
  const { reader } = searched({ puzzle, heuristic: 'manhattan', options });
  return reader.g[reader.goal];
}

/**
 * Whether the goal can be reached, by another argument than that of `solvability`: each move exchanges two cells, and carries the
 * blank from a black cell to a white one or back.
 */
export function isReachable({ puzzle: { cols, start, goal } }: AskedRun): boolean {
  const cells = [...start];
  let exchanges = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const at = cells.indexOf(goal[cell]);
    if (at === cell) continue;
    [cells[at], cells[cell]] = [cells[cell], cells[at]];
    exchanges++;
  }
  const colour = (cell: number): number => Math.floor(cell / cols) + (cell % cols);
  return (exchanges + colour(start.indexOf(0)) + colour(goal.indexOf(0))) % 2 === 0;
}
