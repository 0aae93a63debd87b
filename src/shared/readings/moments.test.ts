import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBatch, encodeBatch } from '../trace/batch.ts';
import { exploredDuring, frontierAt, frontierDuring } from './frontierAt.ts';
import { gridDomain, REOPENING } from '../engine/grid.fixture.ts';
import { boundOnDepth, countersDuring, momentsOf, type Moment } from './moments.ts';
import type { SearchOptions } from '../engine/options.ts';
import { TraceReader } from './reading.ts';
import { Search } from '../engine/search.ts';
import { GOAL_TESTS, STRATEGIES, type GoalTest, type StrategyId } from '../engine/strategy.ts';
import { fateOf, FATE, isDropped, NONE } from '../trace/trace.ts';

const ROWS = ['S...', '.#..', '...G'];

function optionsFor(strategy: StrategyId, change: Partial<SearchOptions> = {}): SearchOptions {
  const limits = { expansions: 60, nodes: 400 };
  return { strategy, ties: 'low-h', goalTest: 'expansion', order: [0, 1, 2, 3], limits, ...change };
}

function read(options: SearchOptions, rows: readonly string[] = ROWS, estimates?: number[][]): TraceReader {
  const search = new Search(gridDomain(rows, estimates), options);
  search.advance(Infinity);
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
  return reader;
}

const acts = (moments: readonly Moment[]): string => moments.map(({ act }) => act).join(' ');

describe('the moments of a step', () => {
  test('of breadth-first search are its lines', () => {
    const options = optionsFor('bfs');
    const reader = read(options);
    expect(acts(momentsOf(reader, 0, options))).toBe('done');
    expect(acts(momentsOf(reader, 1, options))).toBe('take test close successor join successor join done');
    expect(acts(momentsOf(reader, 2, options))).toBe('take test close successor drop successor join done');
    expect(acts(momentsOf(reader, reader.expansions, options))).toBe('take done');
  });

  test('end with the successor that is the goal, where it is tested on generation', () => {
    const options = optionsFor('bfs', { goalTest: 'generation' });
    const reader = read(options, ['SG']);
    expect(acts(momentsOf(reader, 1, options))).toBe('take close successor done');
    expect(acts(momentsOf(read(options), 1, options))).toBe('take close successor join successor join done');
  });

  test('let the goal join the frontier, where it is tested on expansion', () => {
    const options = optionsFor('bfs');
    expect(acts(momentsOf(read(options, ['SG']), 1, options))).toBe('take test close successor join done');
  });

  test('of a node at the depth limit have no successor; of others the limit is looked at', () => {
    const options = optionsFor('dfs', { limits: { expansions: 60, nodes: 400, depth: 1 } });
    const reader = read(options);
    expect(acts(momentsOf(reader, 1, options))).toMatch(/^take test close bound successor/);
    expect(acts(momentsOf(reader, 2, options))).toBe('take test close done');
  });

  test('look at the bound of an iteration that goes by depth', () => {
    const options = optionsFor('iddfs');
    const reader = read(options);
    const bounds = Array.from({ length: 5 }, (_, index) => boundOnDepth(reader, index + 1, options));
    expect(bounds).toEqual([0, 1, 1, 1, 2]); // the root alone; the root and its two children; the root again
    expect(acts(momentsOf(reader, 1, options))).toBe('take test done');
    expect(acts(momentsOf(reader, 2, options))).toMatch(/^take test bound successor/);
  });

  test.each<StrategyId>(['dfs', 'bfs'])('let the successors join one by one (%s)', (strategy) => {
    const options = optionsFor(strategy);
    const reader = read(options);
    const sizes = momentsOf(reader, 1, options).map((moment) => frontierDuring(reader, moment, options).length);
    expect(sizes).toEqual([0, 0, 0, 0, 1, 1, 2, 2]);
  });

  test('name what is beyond the bound of an iteration, and leave out the root of the next one', () => {
    const options = optionsFor('idastar');
    const reader = read(options, ['S.G'], [[1, 1, 0]]);
    expect(acts(momentsOf(reader, 1, options))).toBe('take test successor cut done');
  });
});

/** What holds of the moments of every step of `options`. */
function expectToAgree(reader: TraceReader, options: SearchOptions): void {
  for (let step = 1; step <= reader.expansions; step++) {
    const moments = momentsOf(reader, step, options);
    expect(moments[0]).toMatchObject({ act: 'take', generated: reader.nodesAt(step - 1) });
    for (const moment of moments) {
      const frontier = frontierDuring(reader, moment, options);
      expect(countersDuring(reader, moment)).toMatchObject(recount(reader, moment, frontier));
      expect(frontier).not.toContain(reader.expandedBy(step));
      expect(frontier.every((node) => node < moment.settled)).toBe(true);
      expectToBeSomewhere(reader, moment, Array.from(frontier));
    }
    const begins = reader.iterationAt(step) !== reader.iterationAt(step - 1);
    if (!begins && moments.at(-2)!.act !== 'successor') {
      expect(frontierDuring(reader, moments.at(-2)!, options)).toEqual(frontierAt(reader, step, options));
    }
    expect(countersDuring(reader, moments.at(-1)!)).toEqual(reader.countersAt(step));
  }
}

/** The counters at a moment inside a step, counted anew over all nodes. */
function recount(reader: TraceReader, { step, generated, settled }: Moment, frontier: Int32Array) {
  const nodes = Array.from({ length: reader.nodes }, (_, node) => node);
  const depths = nodes
    .filter((node) => node < settled && !isDropped(fateOf(reader, node)))
    .map((node) => reader.g[node]);
  return {
    expanded: step,
    generated: nodes.filter((node) => node < generated && reader.parent[node] !== NONE).length,
    repeated: nodes.filter((node) => node < settled && reader.twin[node] !== NONE).length,
    frontier: frontier.length,
    deepest: Math.max(...depths),
  };
}

/** Every node that has joined waits, is explored, is in hand, has been overtaken, or is the goal; and only one of these. */
function expectToBeSomewhere(reader: TraceReader, moment: Moment, frontier: readonly number[]): void {
  const { step, settled } = moment;
  const explored = Array.from(exploredDuring(reader, moment));
  expect(explored).toEqual(explored.toSorted((one, other) => reader.expandedAt[other] - reader.expandedAt[one]));
  const isBeforeClosing = ['take', 'test'].includes(moment.act);
  const taken = reader.expandedBy(step);
  const { first, end } = reader.iterationNodes(step);
  expect(explored.every((node) => node >= first)).toBe(true); // what an earlier iteration explored is forgotten
  for (let node = first; node < Math.min(end, settled); node++) {
    if (isDropped(fateOf(reader, node))) continue;
    const overtaker = Array.from({ length: settled }, (_, other) => other).find(
      (other) => fateOf(reader, other) === FATE.improved && reader.twin[other] === node,
    );
    const places = [
      frontier.includes(node),
      explored.includes(node),
      node === taken && isBeforeClosing,
      overtaker !== undefined,
      node === reader.goal && (node === taken ? !isBeforeClosing : reader.isFoundAtOnce(node)),
    ];
    expect([node, places.filter(Boolean).length]).toEqual([node, 1]);
  }
}

test('moments follow one another, and what waits at each is what the counters say', () => {
  const strategies = fc.constantFrom(...(Object.keys(STRATEGIES) as StrategyId[]));
  const tests = fc.constantFrom(...(Object.keys(GOAL_TESTS) as GoalTest[]));
  fc.assert(
    fc.property(
      strategies,
      tests,
      fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }),
      (strategy, goalTest, h) => {
        const options = optionsFor(strategy, { goalTest });
        expectToAgree(read(options, ROWS, [h]), options);
      },
    ),
    { numRuns: 60 },
  );
});

test('a node that a cheaper path replaces waits until that path is taken up', () => {
  const options = optionsFor('astar', { ties: 'first-in' });
  expectToAgree(read(options, REOPENING.rows, REOPENING.estimates), options);
  const reader = read(
    options,
    ['S.', '..', 'G#'],
    [
      [0, 9],
      [0, 0],
    ],
  );
  expectToAgree(reader, options);
});
