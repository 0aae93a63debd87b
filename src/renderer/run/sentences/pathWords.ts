/** Paths in words: by moves alone where every move costs 1, which then are the cost as well. */
import { betterPathBy } from '../../../shared/engine/options.ts';
import type { Course } from '../../../shared/readings/moments.ts';
import { solutionCost, solutionLength } from '../../../shared/readings/path.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import { count, formatNumber } from '../../ui/format.ts';

/** How much better the path to `node` is than that to its twin: "4 moves instead of 6", "cost 31 instead of 40". */
export function insteadOf(reader: TraceReader, node: number, course: Course): string {
  const { depth, g, twin, costsDiffer } = reader;
  if (!costsDiffer || betterPathBy(course) === 'depth') return `${depth[node]} moves instead of ${depth[twin[node]]}`;
  return `cost ${formatNumber(g[node])} instead of ${formatNumber(g[twin[node]])}`;
}

/** Of a solved search: "12 moves", "12 moves and costs 47". */
export function solutionInWords(reader: TraceReader): string {
  const moves = count(solutionLength(reader), 'move');
  return reader.costsDiffer ? `${moves} and costs ${formatNumber(solutionCost(reader))}` : moves;
}

/** The same where a name stands before it: "12 moves", "12 moves, cost 47". */
export function solutionFigures(reader: TraceReader): string {
  const moves = count(solutionLength(reader), 'move');
  return reader.costsDiffer ? `${moves}, cost ${formatNumber(solutionCost(reader))}` : moves;
}

/** What it means that no path went on below the depth limit. A cheaper path may have taken the place of a shorter one. */
export function nothingWithin(
  reader: TraceReader,
  course: Course,
  limit: number,
): readonly [strong: string, rest: string] {
  const most = count(limit, 'move');
  return reader.costsDiffer && betterPathBy(course) === 'g'
    ? [`No path that it has kept`, ` leads to the goal in at most ${most}.`]
    : [`No path of at most ${most}`, ' leads to the goal.'];
}
