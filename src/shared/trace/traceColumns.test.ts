import { describe, expect, test } from 'vitest';
import { SpareColumns } from './columns.ts';
import { actionOf, FATE, fateOf, NONE } from './trace.ts';
import { TraceColumns } from './traceColumns.ts';

/** A trace with a root and room for more. */
function begun(spare?: SpareColumns): TraceColumns {
  const trace = new TraceColumns(spare);
  trace.reserveNodes(10);
  trace.reserveExpansions(10);
  trace.addIteration(7);
  trace.addNode(NONE, -1, 0, 3, FATE.fresh, NONE);
  return trace;
}

/** The nodes with what the columns say of them. */
function nodesOf(trace: TraceColumns): unknown[] {
  return Array.from({ length: trace.nodes }, (_, node) => {
    const values = [trace.parent[node], actionOf(trace, node), trace.g[node], trace.h[node]];
    return [...values, fateOf(trace, node), trace.twin[node]];
  });
}

/** Bytes of the columns that grow with nodes and expansions. */
function bytesIn({ parent, edge, g, h, twin, ownDepth, expanded, firstChild, frontierSize }: TraceColumns): number {
  const columns = [parent, edge, g, h, twin, ownDepth, expanded, firstChild, frontierSize];
  return columns.reduce((bytes, { byteLength }) => bytes + byteLength, 0);
}

describe('the columns of a trace', () => {
  test('have each node with its values', () => {
    const trace = begun();
    expect(trace.addNode(0, 3, 1, 4, FATE.fresh, NONE)).toBe(1);
    expect(trace.addNode(0, 1, 1, 2, FATE.improved, 1)).toBe(2);
    expect(nodesOf(trace)).toEqual([
      [NONE, -1, 0, 3, FATE.fresh, NONE],
      [0, 3, 1, 4, FATE.fresh, NONE],
      [0, 1, 1, 2, FATE.improved, 1],
    ]);
  });

  test.each([255, 256, 65_535])('hold g and h of %i, and what they held before', (value) => {
    for (const [g, h] of [
      [value, 1],
      [1, value],
    ]) {
      const trace = begun();
      trace.addNode(0, 0, g, 2, FATE.fresh, NONE);
      trace.addNode(0, 1, g, h, FATE.fresh, NONE);
      expect([Array.from(trace.g.subarray(0, 3)), Array.from(trace.h.subarray(0, 3))]).toEqual([
        [0, g, g],
        [3, 2, h],
      ]);
      expect([trace.g.BYTES_PER_ELEMENT, trace.h.BYTES_PER_ELEMENT]).toEqual([g > 255 ? 2 : 1, h > 255 ? 2 : 1]);
    }
  });

  test('hold a g of 65,536 and more in four bytes, and what they held before', () => {
    const trace = begun();
    for (const g of [65_535, 65_536, 1_000_000, 7]) trace.addNode(0, 0, g, 300, FATE.fresh, NONE);
    expect(Array.from(trace.g.subarray(0, 5))).toEqual([0, 65_535, 65_536, 1_000_000, 7]);
    expect([trace.g.BYTES_PER_ELEMENT, trace.h.BYTES_PER_ELEMENT]).toEqual([4, 2]);
  });

  test.each([
    [1, 1],
    [256, 1],
    [256, 256],
    [65_536, 256],
  ])(
    'take the bytes that they are said to take, before and after they grow, with g up to %i and h up to %i',
    (g, h) => {
      const trace = new TraceColumns();
      trace.reserveNodes(1);
      trace.addNode(NONE, -1, g, h, FATE.fresh, NONE);
      for (const [nodes, expansions] of [
        [5_000, 100],
        [5_000, 9_000],
        [100_000, 20_000],
      ]) {
        const promised = trace.bytesFor(nodes, expansions);
        trace.reserveNodes(nodes);
        trace.reserveExpansions(expansions);
        expect(bytesIn(trace)).toBe(promised);
        expect(trace.bytesFor(nodes, expansions)).toBe(promised);
      }
    },
  );

  test('count the moves beside g where costs differ, beyond a byte and beyond two', () => {
    const trace = new TraceColumns(undefined, true);
    trace.reserveNodes(70_000);
    trace.addNode(NONE, -1, 0, 0, FATE.fresh, NONE);
    for (let node = 1; node < 70_000; node++) trace.addNode(node - 1, 0, 3 * node, 0, FATE.fresh, NONE);
    for (const node of [0, 255, 256, 65_535, 65_536, 69_999])
      expect([trace.g[node], trace.depth[node]]).toEqual([3 * node, node]);
    expect(trace.depth.BYTES_PER_ELEMENT).toBe(4);
    expect(bytesIn(trace)).toBe(trace.bytesOf(70_000, 0));
  });

  test('keep their room if it suffices', () => {
    const trace = begun();
    const { parent, expanded } = trace;
    trace.reserveNodes(parent.length);
    trace.reserveExpansions(expanded.length);
    expect(trace.parent).toBe(parent);
    expect(trace.expanded).toBe(expanded);
  });

  test('hold a root whose g and h are beyond a byte, and one at the end of it', () => {
    for (const [g, h] of [
      [255, 255],
      [256, 255],
      [255, 256],
    ]) {
      const trace = new TraceColumns();
      trace.reserveNodes(1);
      trace.addNode(NONE, -1, g, h, FATE.fresh, NONE);
      expect([trace.g[0], trace.h[0]]).toEqual([g, h]);
      expect([trace.g.BYTES_PER_ELEMENT, trace.h.BYTES_PER_ELEMENT]).toEqual([g > 255 ? 2 : 1, h > 255 ? 2 : 1]);
    }
  });

  test('are exact and their own when trimmed, and what they had borrowed serves others', () => {
    const spare = new SpareColumns();
    const trace = begun(spare);
    trace.addExpansion(0);
    const borrowed = [trace.parent, trace.edge, trace.firstChild];
    trace.trim();
    const { parent, edge, g, h, twin, expanded, firstChild, frontierSize } = trace;
    for (const column of [parent, edge, g, h, twin, expanded, firstChild, frontierSize]) expect(column).toHaveLength(1);
    for (const column of borrowed) column.fill(9);
    expect(nodesOf(trace)).toEqual([[NONE, -1, 0, 3, FATE.fresh, NONE]]);
    expect([trace.expanded[0], trace.firstChild[0]]).toEqual([0, 1]);
    const other = begun(spare);
    expect([other.parent, other.twin, other.expanded, other.frontierSize]).toContain(borrowed[0]);
  });

  test('remember where each iteration began, and its bound', () => {
    const trace = begun();
    trace.addExpansion(0);
    trace.addIteration(9);
    expect(Array.from(trace.firstNode.subarray(0, 2))).toEqual([0, 1]);
    expect(Array.from(trace.firstExpansion.subarray(0, 2))).toEqual([0, 1]);
    expect(Array.from(trace.bound.subarray(0, 2))).toEqual([7, 9]);
  });
});
