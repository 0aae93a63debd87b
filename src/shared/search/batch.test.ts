import { describe, expect, test } from 'vitest';
import { BATCH_FORMAT, batchBytes, BatchError, decodeBatch, encodeBatch, type Batch } from './batch.ts';
import { gridDomain, REOPENING } from './grid.fixture.ts';
import type { SearchOptions } from './options.ts';
import { Search } from './search.ts';
import { edgeOf, FATE, fateOf, type Fate } from './trace.ts';

const OPTIONS: SearchOptions = {
  strategy: 'astar',
  ties: 'low-h',
  goalTest: 'expansion',
  order: [0, 1, 2, 3],
  limits: { expansions: 1000, nodes: 10_000 },
};

/** A trace with fresh, duplicate and improved nodes; its second half as a batch. */
function secondHalf(): { search: Search; buffer: ArrayBuffer; fromNode: number } {
  const search = new Search(gridDomain(REOPENING.rows, REOPENING.estimates), OPTIONS);
  search.advance(6);
  const fromNode = search.trace.nodes;
  search.advance(Infinity);
  return { search, buffer: encodeBatch(search.trace, fromNode, 6), fromNode };
}

describe('a batch', () => {
  test('carries the columns from where it begins to the end', () => {
    const { search, buffer, fromNode } = secondHalf();
    const { trace } = search;
    const batch = decodeBatch(buffer);
    expect(batch).toMatchObject({ status: 'solved', goal: trace.goal, firstNode: fromNode, firstExpansion: 6 });
    expect(batch.nodeCount).toBe(trace.nodes - fromNode);
    expect(batch.expansionCount).toBe(trace.expansions - 6);
    for (const column of ['twin', 'h', 'edge'] as const) {
      expect([...batch[column]]).toEqual([...trace[column].subarray(fromNode, trace.nodes)]);
    }
    for (const column of ['expanded', 'firstChild', 'frontierSize'] as const) {
      expect([...batch[column]]).toEqual([...trace[column].subarray(6, trace.expansions)]);
    }
  });

  test('has the size that was announced, less what narrow h save', () => {
    const { search, buffer, fromNode } = secondHalf();
    const announced = batchBytes(search.trace.nodes - fromNode, search.trace.expansions - 6, 0);
    const narrowness = search.trace.nodes - fromNode; // one byte instead of two for each h
    expect(buffer.byteLength).toBe(announced - narrowness);
    expect(batchBytes(0, 0, 0)).toBe(48);
  });

  test('may be empty', () => {
    const { search } = secondHalf();
    const batch = decodeBatch(encodeBatch(search.trace, search.trace.nodes, search.trace.expansions));
    expect(batch).toMatchObject({ nodeCount: 0, expansionCount: 0, status: 'solved' });
  });
});

describe('a batch that is not possible is refused', () => {
  /** Words of the header. */
  const [MAGIC, FORMAT, STATUS, GOAL, MEETING, FIRST_NODE, NODES, FIRST_EXPANSION, EXPANSIONS] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8,
  ];
  const [FIRST_ITERATION, ITERATIONS, BYTES_PER_H] = [9, 10, 11];

  test.each<[string, number, number]>([
    ['another magic', MAGIC, 0],
    ['another format', FORMAT, BATCH_FORMAT + 1],
    ['a negative status', STATUS, -1],
    ['an unknown status', STATUS, 99],
    ['a goal beyond the nodes', GOAL, 1_000_000],
    ['a goal below “none”', GOAL, -2],
    ['solved without goal', GOAL, -1],
    ['a goal without being solved', STATUS, 0],
    ['a negative first node', FIRST_NODE, -1],
    ['a negative number of nodes', NODES, -1],
    ['more nodes than there are', NODES, 1000],
    ['so many nodes that the size overflows', NODES, 0x7fffffff],
    ['a negative first expansion', FIRST_EXPANSION, -1],
    ['fewer expansions than there are', EXPANSIONS, 1],
    ['another first node than the children say', FIRST_NODE, 1_000_000],
    ['a meeting beyond the nodes', MEETING, 1_000_000],
    ['a meeting below “none”', MEETING, -2],
    ['a negative first iteration', FIRST_ITERATION, -1],
    ['more iterations than there are', ITERATIONS, 1],
    ['an h of another width', BYTES_PER_H, 2],
    ['an h of no width', BYTES_PER_H, 0],
  ])('with %s', (_what, word, value) => {
    const { buffer } = secondHalf();
    new Int32Array(buffer, 0, 12)[word] = value;
    expect(() => decodeBatch(buffer)).toThrow(BatchError);
  });

  /** The first duplicate of the batch. */
  const DUPLICATE = -1;
  const firstDuplicate = (batch: Batch) => batch.edge.findIndex((_, node) => fateOf(batch, node) === FATE.duplicate);

  type Column = 'expanded' | 'firstChild' | 'frontierSize' | 'twin' | 'edge';

  test.each<[string, Column, number, number]>([
    ['an expansion of no node', 'expanded', 0, -1],
    ['an expansion of a node to come', 'expanded', 0, 1_000_000],
    ['an expansion of its own child', 'expanded', 1, 17],
    ['children before the batch', 'firstChild', 0, 0],
    ['children that begin before those of the expansion before', 'firstChild', 2, 11],
    ['children beyond the batch', 'firstChild', 3, 1_000_000],
    ['a frontier of negative size', 'frontierSize', 0, -1],
    ['a frontier of more nodes than there are', 'frontierSize', 0, 1_000_000],
    ['a root that repeats a node', 'edge', DUPLICATE, edgeOf(-1, FATE.duplicate)],
    ['a fate that does not exist', 'edge', DUPLICATE, edgeOf(0, 5 as Fate)],
    ['a fresh node with a twin', 'edge', DUPLICATE, edgeOf(0, FATE.fresh)],
    ['a node beyond the bound with a twin', 'edge', DUPLICATE, edgeOf(0, FATE.cut)],
    ['a duplicate without twin', 'twin', DUPLICATE, -1],
    ['a duplicate of a node to come', 'twin', DUPLICATE, 1_000_000],
  ])('with %s', (_what, column, index, value) => {
    const { buffer } = secondHalf();
    const batch = decodeBatch(buffer);
    batch[column][index === DUPLICATE ? firstDuplicate(batch) : index] = value;
    expect(() => decodeBatch(buffer)).toThrow(/^(Node|Expansion) \d+ is not possible/);
  });

  test('with children of no expansion', () => {
    const { buffer } = secondHalf();
    const batch = decodeBatch(buffer);
    batch.firstChild[0]++;
    expect(() => decodeBatch(buffer)).toThrow(/^Node \d+ is not possible/);
  });

  test.each([0, 47])('with %i bytes', (bytes) => {
    expect(() => decodeBatch(new ArrayBuffer(bytes))).toThrow('complete header');
  });

  test('with a byte too few or too many', () => {
    const { buffer } = secondHalf();
    expect(() => decodeBatch(buffer.slice(0, -1))).toThrow('must have');
    const longer = new Uint8Array(buffer.byteLength + 1);
    longer.set(new Uint8Array(buffer));
    expect(() => decodeBatch(longer.buffer)).toThrow('must have');
  });
});
