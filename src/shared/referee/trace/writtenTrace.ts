/** A run of the engine as a trace for other programs: JSON Lines, or JSON as Posthoc reads it. */
import { keepsDuplicates, skipsStraightBack, type SearchOptions } from '../../engine/options.ts';
import { evaluate } from '../../engine/removalOrder.ts';
import { STRATEGIES } from '../../engine/strategy.ts';
import { printBoard } from '../../puzzle/board.ts';
import type { SlidingPuzzle } from '../../puzzle/domain/slidingDomain.ts';
import { MOVE_LETTERS } from '../../puzzle/geometry.ts';
import { actionOf, NONE, type Trace } from '../../trace/trace.ts';
import { KnownStates } from '../output/knownStates.ts';
import { writtenHead } from './writtenHead.ts';

/** What is written of a trace: the columns may have grown further. */
export type WrittenColumns = Pick<
  Trace,
  'nodes' | 'parent' | 'edge' | 'g' | 'h' | 'expansions' | 'expanded' | 'firstChild' | 'goal' | 'meeting'
>;

export interface WrittenRun {
  readonly trace: WrittenColumns;
  readonly puzzle: SlidingPuzzle;
  readonly options: Omit<SearchOptions, 'limits' | 'order'>;
  /** As the first line names it. */
  readonly heuristic: string;
}

/** The first line, a line for each step and for each successor of it, and the path. */
export function* traceLines(run: WrittenRun): Generator<string> {
  yield JSON.stringify(headOf(run));
  for (const { type, board, parent, numbers } of nodesInOrder(run)) {
    if (type === 'expanding') yield JSON.stringify({ expand: board, ...numbers });
    else if (parent !== null) yield JSON.stringify({ generate: board, parent: parent.board, ...numbers });
  }
  const path = pathOf(run.trace);
  if (path !== null) yield JSON.stringify({ path });
}

/** A file of Posthoc, part by part. */
export function* posthocParts(run: WrittenRun): Generator<string> {
  const { trace, puzzle } = run;
  const path = pathOf(trace);
  const members = { ...headOf(run), ...(path === null ? {} : { path }) };
  yield `{"version":"1.4.0",\n${JSON.stringify(members).slice(1, -1)},\n"views":${JSON.stringify(drawnBoard(puzzle))},\n`;
  yield `"pivot":{"x":"\${{ 0 }}","y":"\${{ 0 }}","scale":1},\n"events":[`;
  let between = '\n';
  for (const { type, id, board, parent, numbers } of nodesInOrder(run)) {
    yield `${between}${JSON.stringify({ type, id, pId: parent?.id ?? null, ...numbers, board, ...cellMembers(board) })}`;
    between = ',\n';
  }
  yield '\n]}\n';
}

/** The second root of a search from both ends. */
const GOAL_ROOT = 1;

interface WrittenNode {
  readonly type: 'generating' | 'expanding';
  readonly id: number;
  /** As it is printed. */
  readonly board: string;
  readonly parent: { readonly id: number; readonly board: string } | null;
  readonly numbers: Readonly<Record<string, number>>;
}

function headOf({ puzzle, options, heuristic }: WrittenRun): object {
  const { strategy, weight, goalTest } = options;
  const { iterates, f } = STRATEGIES[strategy];
  const isTree = iterates === null && keepsDuplicates(options);
  return writtenHead({
    ...{ puzzle, algorithm: strategy, heuristic, weight },
    ...(isTree && { duplicates: 'kept', straightBack: skipsStraightBack(options) ? 'skipped' : 'generated' }),
    ...(f !== null && { goalTest }),
  });
}

/** Each node as it is expanded, and then its successors; the start, once, as it joins the frontier. */
function* nodesInOrder({ trace, puzzle, options }: WrittenRun): Generator<WrittenNode> {
  const states = new KnownStates(puzzle);
  const stateOf = new Int32Array(trace.nodes);
  const textOf = (node: number): string => printBoard(states.cellsOf(stateOf[node]), puzzle.cols);
  const rootOf = (node: number): number => {
    const isGoal = STRATEGIES[options.strategy].fromBothEnds && node === GOAL_ROOT;
    return states.numberOf(isGoal ? puzzle.goal : puzzle.start);
  };
  const placed = (node: number): void => {
    const parent = trace.parent[node];
    stateOf[node] = parent === NONE ? rootOf(node) : states.after(stateOf[parent], actionOf(trace, node));
  };
  const written = (type: WrittenNode['type'], node: number): WrittenNode => {
    const parent = trace.parent[node];
    return {
      ...{ type, id: node, board: textOf(node), numbers: numbersOf(trace, options, node) },
      parent: parent === NONE ? null : { id: parent, board: textOf(parent) },
    };
  };
  let next = 0;
  for (let step = 0; step <= trace.expansions; step++) {
    const end = step < trace.expansions ? trace.firstChild[step] : trace.nodes;
    for (; next < end; next++) {
      placed(next);
      if (next === 0 || trace.parent[next] !== NONE) yield written('generating', next);
    }
    if (step < trace.expansions) yield written('expanding', trace.expanded[step]);
  }
}

function numbersOf({ g, h }: WrittenColumns, options: WrittenRun['options'], node: number): WrittenNode['numbers'] {
  const { usesHeuristic } = STRATEGIES[options.strategy];
  if (!usesHeuristic) return { g: g[node] };
  return { g: g[node], h: h[node], f: evaluate(options, g[node], h[node])! };
}

/** The moves of the blank that lead to the goal; `null` where it was not found. */
function pathOf(trace: WrittenColumns): string | null {
  if (trace.goal === NONE || trace.meeting !== NONE) return null;
  let letters = '';
  for (let node = trace.goal; trace.parent[node] !== NONE; node = trace.parent[node])
    letters = MOVE_LETTERS[actionOf(trace, node)] + letters;
  return letters;
}

/** A member for each cell, for the view: `c0` is the first. */
function cellMembers(board: string): Record<string, string> {
  const cells = board.split(/[ /]+/);
  return Object.fromEntries(cells.map((cell, index) => [`c${index}`, cell === '_' ? '' : cell]));
}

/** How Posthoc draws a board: a square for each cell. */
function drawnBoard({ rows, cols }: SlidingPuzzle): object {
  const main = Array.from({ length: rows * cols }, (_, cell) => ({
    ...{ $: 'rect', width: 0.96, height: 0.96, x: cell % cols, y: Math.floor(cell / cols) },
    ...{ fill: '#cfd8dc', clear: true, 'label-color': '#102027' },
    label: `\${{ $.c${cell} }}`,
    ...{ 'label-x': 0.3, 'label-y': 0.65, 'label-size': 0.6 },
  }));
  return { main };
}
