/** The panel's lines, run as they are printed, do what the engine does, and the line that is marked is where they are. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Puzzle, SearchSpec } from '../../../shared/contract/types.ts';
import { exploredDuring, frontierDuring } from '../../../shared/readings/frontierAt.ts';
import { momentAfter, momentsOf } from '../../../shared/readings/moments.ts';
import { keepsDuplicates } from '../../../shared/engine/options.ts';
import { solutionLength } from '../../../shared/readings/path.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import { BFS, randomPuzzle, readToEnd } from '../engine.fixture.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import { runLines, type Execution, type Result } from './pseudocode.fixture.ts';
import { lineMarkAt, pseudocodeOf } from './pseudocode.ts';
import { anyPuzzle, anySearch, anyWeighedPuzzle } from './searches.fixture.ts';

/** Steps of each search that are compared. */
const STEPS = 40;

function expectSameRun(puzzle: Puzzle, search: SearchSpec, most = STEPS): void {
  const reader = readToEnd(puzzle, search, { expansions: most });
  const { lines } = pseudocodeOf(search, 'blank', reader.costsDiffer);
  const execution = runLines(lines, puzzle, search, most);
  const { steps, result } = execution;
  expect(steps.slice(1).map(({ taken }) => taken)).toEqual(Array.from(reader.expanded.subarray(0, reader.expansions)));
  const sizes = Array.from(reader.frontierSize.subarray(0, reader.expansions));
  expect(steps.slice(1).map(({ frontier }) => frontier.length)).toEqual(sizes);
  expect(result).toEqual(resultOf(reader));
  expectSameMoments(reader, search, execution);
}

/** What the engine says of its search in the words of the lines. */
function resultOf(reader: TraceReader): Result | null {
  const { status } = reader;
  if (status === 'solved') return { moves: solutionLength(reader) };
  if (status === 'exhausted') return 'failure';
  return status === 'depth-limit' ? 'cutoff' : null;
}

/** Every moment inside a step, and its end, is where the lines are, with what waits and what is explored then. */
function expectSameMoments(reader: TraceReader, search: SearchSpec, { steps }: Execution): void {
  const options = searchOptionsOf(search);
  const { at } = pseudocodeOf(search, 'blank', reader.costsDiffer);
  const hasExplored = !keepsDuplicates(options);
  for (let step = 0; step <= reader.expansions; step++) {
    const moments = momentsOf(reader, step, options);
    const told = moments.slice(0, -1).map((moment) => ({
      line: at[lineMarkAt(reader, moment, options)],
      node: moment.node,
      frontier: Array.from(frontierDuring(reader, moment, options)),
      explored: hasExplored ? Array.from(exploredDuring(reader, moment)).toSorted(ascending) : [],
    }));
    const done = steps[step].done.map((what) => ({ ...what, explored: what.explored.toSorted(ascending) }));
    expect(done).toEqual(told);
    const end = momentAfter(reader, step);
    expect(steps[step].last).toBe(at[lineMarkAt(reader, end, options)]);
    expect(steps[step].frontier).toEqual(Array.from(frontierDuring(reader, end, options)));
  }
}

const ascending = (one: number, other: number): number => one - other;

test.each([
  ['one cost for all moves', anyPuzzle],
  ['costs that differ', anyWeighedPuzzle],
])('with %s, the lines expand what the engine expands and are where the mark is, under all options', (_, anyBoard) => {
  fc.assert(
    fc.property(anyBoard, anySearch, (puzzle, search) => expectSameRun(puzzle, search)),
    { numRuns: 100 },
  );
});

test('a stack with a bound on the depth takes a shorter path for a longer one, though it is dearer', () => {
  const puzzle: Puzzle = { ...randomPuzzle(7, 2, 3), costs: 'tile' };
  const search: SearchSpec = { ...BFS, algorithm: 'dfs', duplicates: 'dropped', limits: { depth: 18 } };
  const { nodes, twin, depth, g } = readToEnd(puzzle, search, { expansions: 200 });
  const isShorterAndDearer = (node: number): boolean =>
    twin[node] !== NONE && depth[node] < depth[twin[node]] && g[node] > g[twin[node]];
  expect(Array.from({ length: nodes }, (_, node) => node).some(isShorterAndDearer)).toBe(true);
  expectSameRun(puzzle, search, 200);
});
