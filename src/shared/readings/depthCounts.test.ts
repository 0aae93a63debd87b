import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridDomain } from '../engine/grid.fixture.ts';
import { decodeBatch, encodeBatch } from '../trace/batch.ts';
import { DepthCounts } from './depthCounts.ts';
import { TraceReader } from './reading.ts';
import { Search } from '../engine/search.ts';
import { fateOf, isDropped } from '../trace/trace.ts';

const DOMAIN = gridDomain(['S....', '.##..', '.....', '...#G']);

function readerOf(): TraceReader {
  const search = new Search(DOMAIN, {
    ...{ strategy: 'ucs', ties: 'low-h', goalTest: 'expansion', order: [0, 1, 2, 3] },
    limits: { expansions: Infinity, nodes: Infinity },
  });
  search.advance(Infinity);
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
  return reader;
}

/** The same by looking at every node. */
function counted(reader: TraceReader, step: number): number[] {
  const counts: number[] = [];
  for (let node = 0; node < reader.nodesAt(step); node++) {
    if (!isDropped(fateOf(reader, node))) counts[reader.g[node]] = (counts[reader.g[node]] ?? 0) + 1;
  }
  return counts;
}

test('in any order of steps, the counts are those of all nodes', () => {
  const reader = readerOf();
  const step = fc.integer({ min: 0, max: reader.expansions });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const depths = new DepthCounts(reader);
      for (const step of steps) expect(depths.at(step)).toEqual(counted(reader, step));
    }),
  );
});
