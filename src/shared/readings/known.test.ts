import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridDomain } from '../engine/grid.fixture.ts';
import type { SearchOptions } from '../engine/options.ts';
import { Search } from '../engine/search.ts';
import { STRATEGIES, TIE_RULES, type StrategyId, type TieRule } from '../engine/strategy.ts';
import { decodeBatch, encodeBatch } from '../trace/batch.ts';
import { NONE } from '../trace/trace.ts';
import { knownAt, momentAfter, momentsOf } from './moments.ts';
import { TraceReader } from './reading.ts';

const LIMITS = { expansions: 300, nodes: 3000 };

/** Grids with walls and estimates, searched in any way. */
const RUN = fc
  .record({
    walls: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
    estimates: fc.array(fc.nat({ max: 6 }), { minLength: 16, maxLength: 16 }),
    strategy: fc.constantFrom(...(Object.keys(STRATEGIES) as StrategyId[])),
    ties: fc.constantFrom(...(Object.keys(TIE_RULES) as TieRule[])),
    goalTest: fc.constantFrom<SearchOptions['goalTest']>('expansion', 'generation'),
    depth: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
  })
  .map(({ walls, estimates, strategy, ties, goalTest, depth }) => {
    const cell = (row: number, col: number): string => {
      if (row + col === 0) return 'S';
      if (row + col === 6) return 'G';
      return walls[4 * row + col] && (row + col) % 3 === 1 ? '#' : '.';
    };
    const rows = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((col) => cell(row, col)).join(''));
    const table = [0, 1, 2, 3].map((row) => estimates.slice(4 * row, 4 * row + 4));
    const limits = { ...LIMITS, ...(depth !== undefined && { depth }) };
    const options: SearchOptions = { strategy, ties, goalTest, order: [0, 1, 2, 3], limits };
    return { rows, table, options };
  });
type Run = typeof RUN extends fc.Arbitrary<infer Value> ? Value : never;

function read({ rows, table, options }: Run, expansions = LIMITS.expansions): TraceReader {
  const limits = { ...options.limits, expansions };
  const search = new Search(gridDomain(rows, table), { ...options, limits });
  search.advance(Infinity);
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
  return reader;
}

/** All that a reader says of its nodes and steps. */
function everythingOf(reader: TraceReader) {
  const nodes = Array.from({ length: reader.nodes }, (_, node) => node);
  const steps = Array.from({ length: reader.expansions + 1 }, (_, step) => step);
  return {
    nodes: nodes.map((node) => [
      ...[reader.parent[node], reader.edge[node], reader.g[node], reader.h[node], reader.twin[node]],
      ...[reader.expandedAt[node], reader.generatedAt(node), reader.staleAt(node)],
    ]),
    steps: steps.map((step) => [
      ...[reader.expandedBy(step), reader.nodesAt(step), reader.iterationAt(step), reader.iterationNodes(step)],
      ...[reader.countersAt(step), Array.from(reader.waitingAt(step))],
      nodes.map((node) => reader.statusAt(node, step)),
    ]),
    iterations: Array.from({ length: reader.iterations }, (_, index) => [
      ...[reader.firstNode[index], reader.firstExpansion[index], reader.bound[index]],
    ]),
    bytes: reader.bytesOf(reader.nodes, reader.expansions),
  };
}

describe('what is known at a step', () => {
  test('is what a search stopped there has', () => {
    fc.assert(
      fc.property(RUN, fc.nat({ max: 60 }), (run, at) => {
        const whole = read(run);
        fc.pre(whole.expansions > 1);
        const step = 1 + (at % (whole.expansions - 1)); // not the last one, which tells of the end
        const known = knownAt(whole, momentAfter(whole, step));
        expect(everythingOf(known)).toEqual(everythingOf(read(run, step)));
        expect(known).toMatchObject({ status: 'running', goal: NONE, meeting: NONE });
      }),
      { numRuns: 300 },
    );
  });

  test('is everything at the last step', () => {
    fc.assert(
      fc.property(RUN, (run) => {
        const whole = read(run);
        const known = knownAt(whole, momentAfter(whole, whole.expansions));
        expect(everythingOf(known)).toEqual(everythingOf(whole));
        const { status, goal, meeting } = whole;
        expect(known).toMatchObject({ status, goal, meeting });
      }),
    );
  });

  test('at a moment inside a step excludes later nodes and the end', () => {
    fc.assert(
      fc.property(RUN, fc.nat({ max: 60 }), fc.nat({ max: 20 }), (run, at, part) => {
        const whole = read(run);
        fc.pre(whole.expansions > 0);
        const step = 1 + (at % whole.expansions);
        const moments = momentsOf(whole, step, run.options).slice(0, -1);
        const moment = moments[part % moments.length];
        const known = knownAt(whole, moment);
        expect(known).toMatchObject({ nodes: moment.generated, expansions: step, status: 'running', goal: NONE });
        expect(known.expandedBy(step)).toBe(whole.expandedBy(step));
        const before = knownAt(whole, momentAfter(whole, step - 1));
        const { maxFrontier } = before.countersAt(step - 1);
        expect(known.countersAt(step).maxFrontier).toBe(maxFrontier);
      }),
    );
  });
});
