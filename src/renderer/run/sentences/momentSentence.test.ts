import { describe, expect, test } from 'vitest';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import type { MoveNaming } from '../../../shared/puzzle/geometry.ts';
import { gridDomain, REOPENING } from '../../../shared/engine/grid.fixture.ts';
import { momentsOf } from '../../../shared/readings/moments.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import { Search } from '../../../shared/engine/search.ts';
import { FATE, fateOf } from '../../../shared/trace/trace.ts';
import { ASTAR, BFS, CASE_1, readSearch, readToEnd } from '../engine.fixture.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import { momentSentence } from './momentSentence.ts';
import { textOf } from '../../ui/parts.ts';

/** What is said of the moments of `step`. */
function told(reader: TraceReader, step: number, search: SearchSpec, naming: MoveNaming = 'blank'): string[] {
  const telling = searchOptionsOf(search);
  return momentsOf(reader, step, telling).map((moment) => textOf(momentSentence(reader, moment, telling, naming)));
}

describe('the sentence of a moment', () => {
  test('says every line of a step of A*', () => {
    expect(told(readToEnd(CASE_1, ASTAR), 2, ASTAR)).toEqual([
      'A* took the state with the lowest f = g + h: 1 + 7 = 8.',
      'It is not the goal: the search goes on.',
      'It is explored now, as node 2. Its successors are generated one by one.',
      'The blank moves up: a successor at depth 2, f = 2 + 8 = 10.',
      'Its state is new: it joins the frontier.',
      'The blank moves down: a successor at depth 2, f = 2 + 8 = 10.',
      'It is a repeated state (depth 0, node 1). The first path is at least as short, so this one is dropped.',
      'The blank moves left: a successor at depth 2, f = 2 + 6 = 8.',
      'Its state is new: it joins the frontier.',
      'A* took the state with the lowest f = g + h: 1 + 7 = 8. It is not the goal, so it was expanded: 2 new states joined the frontier; 1 was a repeat (depth 0, node 1).',
    ]);
  });

  test('says of the goal at once that it is the goal', () => {
    const reader = readToEnd(CASE_1, ASTAR);
    expect(told(reader, 9, ASTAR)).toHaveLength(2);
    expect(told(reader, 9, ASTAR)[1]).toMatch(/It is the goal: the solution has 8 moves\.$/);
  });

  test('names moves for the tile on request', () => {
    const all = told(readToEnd(CASE_1, ASTAR), 2, ASTAR, 'tile');
    expect(all).toContain('A tile slides down: a successor at depth 2, f = 2 + 8 = 10.');
    expect(all.join(' ')).not.toContain('blank');
  });

  test('says of a stack where successors join it, and of a limit that it is not reached', () => {
    const search: SearchSpec = { ...BFS, algorithm: 'dfs', limits: { depth: 5 } };
    const all = told(readToEnd(CASE_1, search), 1, search);
    expect(all).toContain('Its state is new: it joins the stack, below its siblings.');
    expect(all).toContain('It lies at depth 0, within the depth limit of 5. Its successors are generated one by one.');
  });

  test('says what is kept, and what is beyond the bound', () => {
    const kept: SearchSpec = { ...BFS, duplicates: 'kept' };
    expect(told(readToEnd(CASE_1, kept, { expansions: 5 }), 2, kept).join()).toContain(
      'It is a repeated state (depth 0, node 1), but this search keeps repeats: it joins the queue.',
    );
    const idastar: SearchSpec = { ...ASTAR, algorithm: 'idastar' };
    expect(told(readToEnd(CASE_1, idastar), 1, idastar)).toContain(
      'Its f = g + h is 1 + 9 = 10, beyond the bound 8: it is cut off.',
    );
  });

  test('says of a cheaper path what it replaces', () => {
    const options = { ...searchOptionsOf(ASTAR), order: [0, 1, 2, 3] };
    const reader = readSearch(new Search(gridDomain(REOPENING.rows, REOPENING.estimates), options));
    const improved = Array.from(reader.edge).findIndex((_, node) => fateOf(reader, node) === FATE.improved);
    expect(told(reader, reader.generatedAt(improved), ASTAR).join()).toContain(
      'but this path is cheaper, 2 moves instead of 4: the state is opened again, and it joins the frontier.',
    );
  });

  test('says of depth-first search that it drops a cheaper path', () => {
    const search: SearchSpec = { ...BFS, algorithm: 'dfs' };
    const reader = readToEnd({ rows: 2, cols: 3, start: [2, 1, 3, 4, 5, 0], goal: [1, 2, 3, 4, 5, 0] }, search);
    const { g, twin } = reader;
    const shorter = Array.from(twin.subarray(0, reader.nodes)).findIndex((at, node) => at !== -1 && g[node] < g[at]);
    expect(shorter).toBeGreaterThan(0);
    expect(told(reader, reader.generatedAt(shorter), search).join()).toContain(
      'The first path is longer, but this search compares no paths: this one is dropped.',
    );
  });

  test('at step 0 is the opening', () => {
    expect(told(readToEnd(CASE_1, BFS), 0, BFS)).toEqual([
      'The queue holds the start and nothing else. Press → for the first step.',
    ]);
  });
});
