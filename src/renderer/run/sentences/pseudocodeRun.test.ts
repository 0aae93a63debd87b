/** The panel's lines, run as they are printed, do what the engine does, and the line that is marked is where they are. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Puzzle, SearchSpec } from '../../../shared/contract/types.ts';
import { exploredDuring, frontierDuring } from '../../../shared/readings/frontierAt.ts';
import { momentAfter, momentsOf } from '../../../shared/readings/moments.ts';
import { keepsDuplicates } from '../../../shared/engine/options.ts';
import { solutionLength } from '../../../shared/readings/path.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import { readToEnd } from '../engine.fixture.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import { runLines, type Execution, type Result } from './pseudocode.fixture.ts';
import { lineMarkAt, pseudocodeOf } from './pseudocode.ts';
import { anyPuzzle, anySearch } from './searches.fixture.ts';

/** Steps of each search that are compared. */
const STEPS = 40;

function expectSameRun(puzzle: Puzzle, search: SearchSpec): void {
  const reader = readToEnd(puzzle, search, { expansions: STEPS });
  const { lines } = pseudocodeOf(search);
  const execution = runLines(lines, puzzle, search, STEPS);
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
  const { at } = pseudocodeOf(search);
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

test('the lines expand what the engine expands, under all options, and are where the mark is at every moment', () => {
  fc.assert(fc.property(anyPuzzle, anySearch, expectSameRun), { numRuns: 100 });
});
