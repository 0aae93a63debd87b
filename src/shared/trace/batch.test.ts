import { describe, expect, test } from 'vitest';
import { BATCH_FORMAT, batchBytes, decodeBatch, encodeBatch, statusOfBatch, type Batch } from './batch.ts';
import { gridDomain, REOPENING } from '../engine/grid.fixture.ts';
import type { SearchOptions } from '../engine/options.ts';
import { Search } from '../engine/search.ts';
import { edgeOf, FATE, fateOf, type Fate, type Trace } from './trace.ts';

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

/** A search from both ends. */
function endToEnd(): Search {
  const search = new Search(gridDomain(['SG']), { ...OPTIONS, strategy: 'bidirectional' });
  search.advance(Infinity);
  return search;
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

  test('has the announced size, or less where h is narrow', () => {
    const { search, buffer, fromNode } = secondHalf();
    const announced = batchBytes(search.trace.nodes - fromNode, search.trace.expansions - 6, 0, false);
    const narrowness = search.trace.nodes - fromNode; // one byte instead of two for each h
    expect(buffer.byteLength).toBe(announced - narrowness);
    expect(batchBytes(0, 0, 0, false)).toBe(52);
  });

  test('has the status of the search in its header, and may have nothing else', () => {
    const { buffer } = secondHalf();
    expect(statusOfBatch(buffer)).toBe('solved');
    expect(statusOfBatch(encodeBatch(new Search(gridDomain(['S.G']), OPTIONS).trace, 0, 0))).toBe('running');
    expect(statusOfBatch(buffer.slice(0, 52))).toBe('solved');
    expect(statusOfBatch(buffer.slice(0, 51))).toBe(undefined);
  });

  test('carries h of two bytes where there are great ones', () => {
    const { trace } = new Search(gridDomain(['S.G'], [[300, 1, 0]]), OPTIONS);
    expect([...decodeBatch(encodeBatch(trace, 0, 0)).h]).toEqual([300]);
  });

  test('says that the search is running', () => {
    const { trace } = new Search(gridDomain(['S.G']), OPTIONS);
    const standing = { status: 'running', goal: -1, meeting: -1, nodeCount: 1, expansionCount: 0 };
    expect(decodeBatch(encodeBatch(trace, 0, 0))).toMatchObject(standing);
  });

  test('says where two halves met', () => {
    const { trace } = endToEnd();
    const { goal, meeting } = trace;
    expect(decodeBatch(encodeBatch(trace, 0, 0))).toMatchObject({ status: 'solved', goal, meeting });
    expect(meeting).not.toBe(-1);
  });

  test('may be empty', () => {
    const { search } = secondHalf();
    const batch = decodeBatch(encodeBatch(search.trace, search.trace.nodes, search.trace.expansions));
    expect(batch).toMatchObject({ nodeCount: 0, expansionCount: 0, status: 'solved' });
  });
});

/** A trace of four iterations, and what it gained after the second had begun, as a batch. */
function laterIterations(): { trace: Trace; buffer: ArrayBuffer } {
  const search = new Search(gridDomain(['S..', '..G']), { ...OPTIONS, strategy: 'iddfs' });
  search.advance(2);
  const [fromNode, fromExpansion] = [search.trace.nodes, search.trace.expansions];
  search.advance(Infinity);
  return { trace: search.trace, buffer: encodeBatch(search.trace, fromNode, fromExpansion) };
}

describe('a batch with iterations', () => {
  test('carries those that begin in it', () => {
    const { trace, buffer } = laterIterations();
    const batch = decodeBatch(buffer);
    const later = (column: Int32Array) => Array.from(column.subarray(batch.firstIteration, trace.iterations));
    expect([trace.iterations, batch.firstIteration, batch.iterationCount]).toEqual([4, 2, 2]);
    expect([...batch.firstNodes]).toEqual(later(trace.firstNode));
    expect([...batch.firstExpansions]).toEqual(later(trace.firstExpansion));
    expect([...batch.bounds]).toEqual(later(trace.bound));
  });

  test('may end where an iteration begins', () => {
    const search = new Search(gridDomain(['S..', '..G']), { ...OPTIONS, strategy: 'iddfs' });
    search.advance(1);
    expect([...decodeBatch(encodeBatch(search.trace, 0, 0)).firstExpansions]).toEqual([0, 1]);
  });

  type Column = 'firstNodes' | 'firstExpansions' | 'bounds';
  type Spoiler = [what: string, column: Column, index: number, value: (batch: Batch) => number];

  const refuse = (buffer: ArrayBuffer, [, column, index, value]: Spoiler) => {
    const batch = decodeBatch(buffer);
    batch[column][index] = value(batch);
    expect(() => decodeBatch(buffer)).toThrow(new RegExp(`^Iteration ${batch.firstIteration + index} is not possible`));
  };

  const ofAll: Spoiler[] = [
    ['a first iteration that begins later', 'firstNodes', 0, () => 1],
    ['a first iteration that begins with a later root', 'firstNodes', 0, ({ firstNodes }) => firstNodes[1]],
    ['a first iteration with a later expansion', 'firstExpansions', 0, () => 1],
    ['a second iteration at the root of all', 'firstNodes', 1, () => 0],
    ['a second iteration at the first expansion', 'firstExpansions', 1, () => 0],
    ['a bound below “none”', 'bounds', 0, () => -2],
  ];
  test.each(ofAll)('from its start on is refused with %s', (...spoiler) => {
    const { trace } = laterIterations();
    refuse(encodeBatch(trace, 0, 0), spoiler);
  });

  const ofLater: Spoiler[] = [
    ['a root before the batch', 'firstNodes', 0, ({ firstNode }) => firstNode - 1],
    ['a root beyond the batch', 'firstNodes', 1, ({ firstNode, nodeCount }) => firstNode + nodeCount],
    ['a root that has a parent', 'firstNodes', 1, ({ firstNodes }) => firstNodes[1] + 1],
    ['the same root again', 'firstNodes', 1, ({ firstNodes }) => firstNodes[0]],
    ['an expansion before the batch', 'firstExpansions', 0, ({ firstExpansion }) => firstExpansion - 1],
    [
      'an expansion beyond the batch',
      'firstExpansions',
      1,
      ({ firstExpansion, expansionCount }) => firstExpansion + expansionCount + 1,
    ],
    ['the same expansion again', 'firstExpansions', 1, ({ firstExpansions }) => firstExpansions[0]],
    ['the same bound again', 'bounds', 1, ({ bounds }) => bounds[0]],
  ];
  test.each(ofLater)('is refused with %s', (...spoiler) => refuse(laterIterations().buffer, spoiler));
});

describe('an impossible batch is refused', () => {
  /** Words of the header. */
  const [MAGIC, FORMAT, STATUS, GOAL, MEETING, FIRST_NODE, NODES, FIRST_EXPANSION, EXPANSIONS] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8,
  ];
  const [FIRST_ITERATION, ITERATIONS, BYTES_PER_H, BYTES_PER_G] = [9, 10, 11, 12];

  /** Writes a word into the header. */
  function withWord(buffer: ArrayBuffer, word: number, value: number): ArrayBuffer {
    new Int32Array(buffer, 0, 13)[word] = value;
    return buffer;
  }

  test.each<[string, number, number | ((end: number) => number), RegExp]>([
    ['another magic', MAGIC, 0, /not a batch/],
    ['another format', FORMAT, BATCH_FORMAT + 1, /has format 4; format 3 is needed/],
    ['a negative status', STATUS, -1, /Status -1 is unknown/],
    ['an unknown status', STATUS, 99, /Status 99 is unknown/],
    ['a goal just beyond the nodes', GOAL, (end) => end, /The goal \d+ is no node/],
    ['a goal below “none”', GOAL, -2, /The goal -2 is no node/],
    ['solved without goal', GOAL, -1, /Status solved does not go with goal -1/],
    ['a goal without being solved', STATUS, 0, /Status running does not go with goal/],
    ['a negative first node', FIRST_NODE, -1, /A count of the batch is negative: -1, /],
    ['a negative number of nodes', NODES, -1, /is negative/],
    ['more nodes than there are', NODES, 1000, /must have/],
    ['so many nodes that the size overflows', NODES, 0x7fffffff, /must have/],
    ['a negative first expansion', FIRST_EXPANSION, -1, /is negative/],
    ['fewer expansions than there are', EXPANSIONS, 1, /must have/],
    ['another first node than the children say', FIRST_NODE, 1_000_000, /is not possible/],
    ['a meeting just beyond the nodes', MEETING, (end) => end, /The meeting with node \d+ is not possible/],
    ['a meeting below “none”', MEETING, -2, /The meeting with node -2/],
    ['a negative first iteration', FIRST_ITERATION, -1, /is negative/],
    ['more iterations than there are', ITERATIONS, 1, /must have/],
    ['an h of another width', BYTES_PER_H, 2, /must have/],
    ['an h of no width', BYTES_PER_H, 0, /An h of 0 bytes is unknown/],
    ['an h that is too wide', BYTES_PER_H, 4, /An h of 4 bytes is unknown/],
    ['a g that is too narrow', BYTES_PER_G, 1, /A g of 1 bytes is unknown/],
    ['a g where none is', BYTES_PER_G, 4, /must have/],
  ])('with %s', (_what, word, value, message) => {
    const { search, buffer } = secondHalf();
    const spoilt = withWord(buffer, word, typeof value === 'number' ? value : value(search.trace.nodes));
    expect(() => decodeBatch(spoilt)).toThrow(message);
    expect(() => decodeBatch(spoilt)).toThrow(expect.objectContaining({ name: 'BatchError' }));
  });

  test('and has no status', () => {
    const { buffer } = secondHalf();
    expect(statusOfBatch(withWord(buffer, MAGIC, 0))).toBe(undefined);
    expect(statusOfBatch(withWord(buffer, STATUS, 99))).toBe(undefined);
  });

  test('with a meeting of the goal with itself, or before there is a goal', () => {
    const { search, buffer } = secondHalf();
    expect(() => decodeBatch(withWord(buffer, MEETING, search.trace.goal))).toThrow('The meeting');
    const { trace } = new Search(gridDomain(['S.G']), OPTIONS);
    expect(() => decodeBatch(withWord(encodeBatch(trace, 0, 0), MEETING, 0))).toThrow('The meeting');
  });

  test('with a later iteration that begins at the first node, or at the first expansion', () => {
    const { trace } = endToEnd();
    for (const [firstNode, firstExpansion] of [
      [0, 1],
      [1, 0],
    ]) {
      const buffer = withWord(encodeBatch(trace, 0, 0), FIRST_ITERATION, 1);
      new Int32Array(buffer, 52, 2).set([firstExpansion, firstNode]);
      expect(() => decodeBatch(buffer)).toThrow(
        /^Iteration 1 is not possible: first expansion \d, first node \d, bound -1/,
      );
    }
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

  test('with a duplicate of itself', () => {
    const { buffer, fromNode } = secondHalf();
    const batch = decodeBatch(buffer);
    const duplicate = firstDuplicate(batch);
    batch.twin[duplicate] = fromNode + duplicate;
    expect(() => decodeBatch(buffer)).toThrow(/^Node \d+ is not possible/);
  });

  test('with children of the last expansion beyond the batch', () => {
    const { buffer } = secondHalf();
    const { firstChild, expanded, frontierSize } = decodeBatch(buffer);
    const last = firstChild.length - 1;
    firstChild[last] = 1_000_000;
    const entries = `node ${expanded[last]}, first child 1000000, frontier size ${frontierSize[last]}`;
    expect(() => decodeBatch(buffer)).toThrow(`Expansion ${6 + last} is not possible: ${entries}.`);
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
