import { expect, test } from 'vitest';
import { gridDomain, REOPENING } from '../../shared/engine/grid.fixture.ts';
import type { SearchOptions } from '../../shared/engine/options.ts';
import { Search } from '../../shared/engine/search.ts';
import { momentAfter } from '../../shared/readings/moments.ts';
import { TraceReader, type NodeStatus } from '../../shared/readings/reading.ts';
import { decodeBatch, encodeBatch } from '../../shared/trace/batch.ts';
import { absentAt } from './absentAt.ts';

const OPTIONS: SearchOptions = {
  ...{ strategy: 'astar', ties: 'low-h', goalTest: 'expansion', order: [0, 1, 2, 3] },
  limits: { expansions: 60, nodes: 400 },
};

function read(rows: readonly string[], estimates?: number[][]): TraceReader {
  const search = new Search(gridDomain(rows, estimates), OPTIONS);
  search.advance(Infinity);
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
  return reader;
}

/** Looks that are the standing of a node. */
const STANDINGS = ['expanding', 'frontier', 'explored', 'dropped', 'stale'] as const satisfies readonly NodeStatus[];

test.each([
  ['a search that drops repeated states', read(['S...', '.#..', '...G'])],
  ['a search that replaces nodes', read(REOPENING.rows, REOPENING.estimates)],
])('the legend of %s has exactly what its tree has, at every step', (_, reader) => {
  for (let step = 0; step <= reader.expansions; step++) {
    const standings = new Set(Array.from({ length: reader.nodesAt(step) }, (_, node) => reader.statusAt(node, step)));
    const absent = absentAt(reader, momentAfter(reader, step));
    expect([step, STANDINGS.filter((look) => !absent.has(look))]).toEqual([
      step,
      STANDINGS.filter((look) => standings.has(look)),
    ]);
    expect([step, absent.has('goal')]).toEqual([step, reader.nodesAt(step) <= reader.goal]);
  }
});
