/** A worksheet on a run: a table of its first steps, or their tree, to fill in. */
import { joinedBy, momentAfter, nodesFrom } from '../readings/moments.ts';
import type { TraceReader } from '../readings/reading.ts';
import { reasonAt } from '../readings/reason.ts';
import { STRATEGIES } from '../engine/strategy.ts';
import { perTile, type HeuristicId } from '../puzzle/heuristics/heuristics.ts';
import { actionOf, fateOf, isDropped, NONE } from '../trace/trace.ts';
import { cellsOf, isFromGoal, type AskedRun } from '../ask/askedRun.ts';
import { keySum } from '../engine/keyWords.ts';

export interface SheetRow {
  readonly step: number;
  readonly cells: readonly number[];
  /** What the search orders by: "1 + 7 = 8". */
  readonly sum: string;
  readonly joins: readonly { readonly action: number; readonly sum: string }[];
  /** `taken`: the goal is expanded; `generated`: found as soon as it is generated. */
  readonly ends: 'taken' | 'generated' | null;
  readonly waiting: number;
  /** `null` except in a search from both ends. */
  readonly half: 'start' | 'goal' | null;
  /** The bound of an iteration that begins with this step; else `null`. */
  readonly bound: number | null;
}

/** At most `steps` rows, as far as the trace goes. */
export function sheetRows(run: AskedRun, steps: number): SheetRow[] {
  return firstSteps(run, steps).map((step) => sheetRow(run, step));
}

function firstSteps({ reader }: AskedRun, steps: number): number[] {
  return Array.from({ length: Math.min(steps, reader.expansions) }, (_, index) => index + 1);
}

function sheetRow(run: AskedRun, step: number): SheetRow {
  const { reader } = run;
  const node = reader.expandedBy(step);
  // without the root of the next iteration
  const joined = joinedBy(reader, momentAfter(reader, step)).filter((one) => reader.parent[one] !== NONE);
  return {
    step,
    cells: cellsOf(run, node),
    sum: sumOf(run, node),
    joins: joined.map((successor) => ({ action: actionOf(reader, successor), sum: sumOf(run, successor) })),
    ends: endOf(reader, step),
    waiting: reader.countersAt(step).frontier,
    half: halfName(run, node),
    bound: boundFrom(run, step),
  };
}

function sumOf({ reader, options }: AskedRun, node: number): string {
  return keySum(options, reader.g[node], reader.h[node]);
}

function endOf(reader: TraceReader, step: number): SheetRow['ends'] {
  if (reader.goal === NONE || step !== reader.expansions) return null;
  return reader.isFoundAtOnce(reader.goal) ? 'generated' : 'taken';
}

function halfName(run: AskedRun, node: number): SheetRow['half'] {
  if (!STRATEGIES[run.options.strategy].fromBothEnds) return null;
  return isFromGoal(run, node) ? 'goal' : 'start';
}

/** The bound of the iteration that begins with `step`; `null` for none. */
function boundFrom({ reader, options }: AskedRun, step: number): number | null {
  if (STRATEGIES[options.strategy].iterates === null) return null;
  const iteration = reader.firstExpansion.subarray(0, reader.iterations).indexOf(step - 1);
  return iteration === -1 ? null : reader.bound[iteration];
}

export interface SheetNode {
  readonly node: number;
  /** `NONE` for a root. */
  readonly parent: number;
  readonly action: number | null;
  readonly cells: readonly number[];
  readonly sum: string;
  /** The step that expands it within the tree; else `null`. */
  readonly step: number | null;
}

/** In order of generation. Successors that never joined the frontier are omitted, except the goal. */
export function sheetTree(run: AskedRun, steps: number): SheetNode[] {
  const { reader } = run;
  const nodes = nodesFrom(0, reader.nodesAt(Math.min(steps, reader.expansions)));
  return nodes
    .filter((node) => !isDropped(fateOf(reader, node)))
    .map((node) => ({
      node,
      parent: reader.parent[node],
      action: reader.parent[node] === NONE ? null : actionOf(reader, node),
      cells: cellsOf(run, node),
      sum: sumOf(run, node),
      step: reader.expandedAt[node] <= steps ? reader.expandedAt[node] : null,
    }));
}

/**
 * h of the start by tile, 0 the blank, without tiles that contribute 0; `null` where h has no parts, or there is nothing
 * to add.
 */
export function partsOfStart({ puzzle, options }: AskedRun, heuristic: HeuristicId) {
  if (!STRATEGIES[options.strategy].usesHeuristic) return null;
  const { start, goal, cols, costs } = puzzle;
  const parts = perTile(heuristic, start, goal, cols, costs)?.map((h, tile) => ({ tile, h })) ?? [];
  const away = parts.filter(({ tile, h }) => h > 0 || (tile > 0 && start.indexOf(tile) !== goal.indexOf(tile)));
  return away.some(({ h }) => h > 0) ? away : null;
}

/** Which of the first `steps` steps break a tie. */
export function tiedSteps(run: AskedRun, steps: number): number[] {
  if (STRATEGIES[run.options.strategy].frontier !== 'priority') return [];
  return firstSteps(run, steps).filter((step) => reasonAt(run.reader, step, run.options).tied > 0);
}
