/** A run that a class is asked about, and what questions need to know of it at a step. */
import type { SearchOptions } from '../engine/options.ts';
import type { EstimateTraits } from '../engine/circumstances.ts';
import { evaluate } from '../engine/removalOrder.ts';
import type { HeuristicId } from '../puzzle/heuristics/heuristics.ts';
import { findBlank } from '../puzzle/board.ts';
import type { SlidingPuzzle } from '../puzzle/domain/slidingDomain.ts';
import { neighbour, type MoveNaming } from '../puzzle/geometry.ts';
import { nameOfMove } from '../puzzle/moveNames.ts';
import { actionsTo, GOAL_ROOT, halfOf } from '../readings/path.ts';
import type { TraceReader } from '../readings/reading.ts';
import { STRATEGIES } from '../engine/strategy.ts';
import { NONE } from '../trace/trace.ts';
import { scattered } from './scattered.ts';
import type { NodeValue, Rules } from './question.ts';

export interface AskedRun {
  readonly reader: TraceReader;
  readonly options: SearchOptions;
  readonly puzzle: SlidingPuzzle;
  readonly h: EstimateTraits;
  readonly heuristic: HeuristicId;
  /** Of h, where it takes one. */
  readonly factor?: number | undefined;
}

/** The node expanded next; `NONE` where the trace does not say. */
export function takenAfter({ reader }: Pick<AskedRun, 'reader'>, step: number): number {
  return step < reader.expansions ? reader.expandedBy(step + 1) : NONE;
}

/** A node that joined the frontier in the last step, else the newest; `NONE` where nothing waits. */
export function askedNode({ reader }: AskedRun, step: number): number {
  const waiting = reader.waitingAt(step);
  const fresh = waiting.filter((node) => reader.generatedAt(node) === step);
  if (fresh.length === 0) return waiting.at(-1) ?? NONE;
  return fresh[scattered(`node of step ${step}`) % fresh.length];
}

/** Replays the moves from the root. */
export function cellsOf(run: AskedRun, node: number): readonly number[] {
  const { reader, puzzle } = run;
  const cells = [...(isFromGoal(run, node) ? puzzle.goal : puzzle.start)];
  let blank = findBlank(cells);
  for (const action of actionsTo(reader, node)) {
    const to = neighbour(blank, action, puzzle.rows, puzzle.cols);
    [cells[blank], cells[to]] = [cells[to], 0];
    blank = to;
  }
  return cells;
}

export function isFromGoal({ reader, options }: AskedRun, node: number): boolean {
  return STRATEGIES[options.strategy].fromBothEnds && halfOf(reader, node) === GOAL_ROOT;
}

export function stateOf(run: AskedRun, node: number): string {
  return cellsOf(run, node).join();
}

export function isGoal(run: AskedRun, node: number): boolean {
  return stateOf(run, node) === run.puzzle.goal.join();
}

/** The value that the search orders by; `null` where only the turn decides. */
export function keyOfNode({ reader, options }: Pick<AskedRun, 'reader' | 'options'>, node: number): number | null {
  return evaluate(options, reader.g[node], reader.h[node]);
}

export function nodeValue(run: AskedRun, node: number): NodeValue {
  const { g, h } = run.reader;
  return { as: 'node', node, cells: cellsOf(run, node), g: g[node], h: h[node], f: keyOfNode(run, node) };
}

export function rulesOf({ options }: Pick<AskedRun, 'options'>): Rules {
  const { strategy, ties, goalTest, weight, duplicates, straightBack, order } = options;
  return { strategy, ties, goalTest, weight, duplicates, straightBack, order };
}

export function pathInArrows({ reader }: AskedRun, node: number, naming: MoveNaming): string {
  const arrows = actionsTo(reader, node).map((action) => nameOfMove(action, naming).arrow);
  return arrows.length === 0 ? 'none' : arrows.join(' ');
}
