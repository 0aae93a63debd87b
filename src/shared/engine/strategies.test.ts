/** What each strategy does that the others do not, on small grids. Optimality and validity are properties: `search.test.ts`. */
import { describe, expect, test } from 'vitest';
import { decodeBatch, encodeBatch } from '../trace/batch.ts';
import { frontierAt } from '../readings/frontierAt.ts';
import { capacityFor } from '../trace/columns.ts';
import { Frontier } from './frontier.ts';
import { gridDomain } from './grid.fixture.ts';
import { hashTrace } from '../trace/hash.fixture.ts';
import type { SearchOptions } from './options.ts';
import { actionsTo, solutionLength, solutionOf } from '../readings/path.ts';
import { TraceReader } from '../readings/reading.ts';
import { Reached } from './reached.ts';
import { reasonAt } from '../readings/reason.ts';
import { evaluate, sidesOf } from './removalOrder.ts';
import { Search } from './search.ts';
import { STRATEGIES, type StrategyId } from './strategy.ts';
import { actionOf, FATE, fateOf, NO_BOUND, type Fate, type Trace } from '../trace/trace.ts';
import { TraceColumns } from '../trace/traceColumns.ts';
import { stateAfter, validateTrace } from '../readings/validate.fixture.ts';

const OPEN = ['S...', '....', '....', '...G'];
const MANHATTAN = OPEN.map((_, row) => OPEN.map((_, col) => 6 - row - col));
const LIMITS = { expansions: 2000, nodes: 8000 };

function optionsOf(strategy: StrategyId, options: Partial<SearchOptions> = {}): SearchOptions {
  return { strategy, ties: 'low-h', goalTest: 'expansion', order: [0, 1, 2, 3], limits: LIMITS, ...options };
}

function searched(strategy: StrategyId, options: Partial<SearchOptions> = {}, rows = OPEN): Trace {
  const search = new Search(gridDomain(rows, MANHATTAN), optionsOf(strategy, options));
  search.advance(Infinity);
  return search.trace;
}

const listOf = (column: ArrayLike<number>, count: number) => Array.from(column).slice(0, count);
const nodesOf = ({ nodes }: Trace) => Array.from({ length: nodes }, (_, node) => node);
const withFate = (trace: Trace, fate: Fate) => nodesOf(trace).filter((node) => fateOf(trace, node) === fate);

describe('depth-first search', () => {
  test('goes down the first successor of the newest family', () => {
    const trace = searched('dfs', {}, ['...', 'S.G']);
    const path = listOf(trace.expanded, trace.expansions).map((node) => actionOf(trace, node));
    expect(path).toEqual([-1, 0, 3, 3, 1]); // up, right, right, and the goal below
    expect(trace.status).toBe('solved');
  });

  test('ignores a cheaper path, unless a limit cuts off the continuation of the longer one', () => {
    const closed = OPEN.map((row) => row.replace('G', '.'));
    const order = [3, 0, 1, 2];
    expect(withFate(searched('dfs', { order }, closed), FATE.improved)).toEqual([]);
    const limited = searched('dfs', { order, limits: { ...LIMITS, depth: 8 } }, closed);
    expect(withFate(limited, FATE.improved)).not.toEqual([]);
    expect(withFate(searched('iddfs', { order, duplicates: 'dropped' }, closed), FATE.improved)).not.toEqual([]);
  });

  test('compares nodes at the depth limit with the goal, and gives them no successors', () => {
    const enough = searched('dfs', { limits: { ...LIMITS, depth: 6 } });
    expect([enough.status, enough.g[enough.goal]]).toEqual(['solved', 6]);
    const tooLow = searched('dfs', { limits: { ...LIMITS, depth: 5 } });
    expect(tooLow.status).toBe('depth-limit');
    expect(Math.max(...listOf(tooLow.g, tooLow.nodes))).toBe(5);
  });

  test('loops forever where duplicates are kept', () => {
    const trace = searched('dfs', { duplicates: 'kept' });
    expect(trace.status).toBe('expansion-limit');
    expect(withFate(trace, FATE.kept).length).toBeGreaterThan(1000);
  });
});

describe('an iterative search', () => {
  test('begins again with a bound one deeper', () => {
    const trace = searched('iddfs');
    expect(listOf(trace.bound, trace.iterations)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(trace.g[trace.goal]).toBe(6);
  });

  test('on f goes on with the lowest f beyond the bound, and cuts off what is beyond it', () => {
    const rows = ['.....', '.###.', 'S#G#.', '.###.', '.....'];
    const open = rows.map((row, index) => (index === 1 ? '.#.#.' : row));
    const estimates = open.map((_, row) => open.map((_, col) => Math.abs(row - 2) + Math.abs(col - 2)));
    const search = new Search(gridDomain(open, estimates), optionsOf('idastar'));
    search.advance(Infinity);
    const { trace } = search;
    expect(listOf(trace.bound, trace.iterations)).toEqual([2, 4, 6]);
    expect(solutionLength(trace)).toBe(6);
    expect(withFate(trace, FATE.cut).every((node) => trace.twin[node] === -1)).toBe(true);
    expect(validateTrace(trace, gridDomain(open, estimates), optionsOf('idastar'))).toBe(null);
  });

  test('ends where nothing was beyond the bound, or at the depth limit', () => {
    const walled = ['S.#.', '..#.', '###.', '...G'];
    expect(searched('iddfs', { duplicates: 'dropped' }, walled).status).toBe('exhausted');
    expect(searched('iddfs', { limits: { ...LIMITS, depth: 4 } }).status).toBe('depth-limit');
    expect(searched('idastar', { limits: { ...LIMITS, depth: 4 } }).status).toBe('depth-limit');
  });

  test('forgets a past iteration: its nodes are past, and only the new root waits', () => {
    const reader = readerOf(searched('iddfs'));
    const step = reader.firstExpansion[2];
    expect(reader.iterationAt(step - 1)).toBe(1);
    expect(reader.iterationAt(step)).toBe(2);
    expect(Array.from(frontierAt(reader, step, optionsOf('iddfs')))).toEqual([reader.firstNode[2]]);
    expect(reader.statusAt(0, step)).toBe('past');
    expect(reader.statusAt(reader.expandedBy(step), step)).toBe('expanding');
    expect(reader.generatedAt(reader.firstNode[2])).toBe(step);
    expect(reader.countersAt(step).generated).toBe(reader.nodesAt(step) - 3);
  });
});

describe('a search from both ends', () => {
  const trace = searched('bidirectional', { goalTest: 'generation' });

  test('has two roots, and takes turns by levels', () => {
    expect([trace.parent[0], trace.parent[1]]).toEqual([-1, -1]);
    expect(listOf(trace.expanded, 2)).toEqual([0, 1]);
    const levels = listOf(trace.expanded, trace.expansions).map((node) => trace.g[node]);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  test('ends where the halves meet, with a path from the start to the goal', () => {
    const domain = gridDomain(OPEN);
    expect(trace.g[trace.goal] + trace.g[trace.meeting]).toBe(6);
    const end = stateAfter(
      domain,
      solutionOf(trace, (action) => domain.inverse(action)),
    );
    expect(domain.isGoal(end!, 0)).toBe(true);
  });

  test('follows the path of the second half back, step by step', () => {
    const bent = searched('bidirectional', {}, ['S.###', '#...#', '###.#', '###.G']);
    expect(solutionOf(bent, (action) => action ^ 1)).toEqual([3, 1, 3, 3, 1, 1, 3]);
    expect(solutionLength(bent)).toBe(7);
  });

  test.each(['generation', 'expansion'] as const)(
    'has a depth limit that holds for the whole path, where the goal is tested on %s',
    (goalTest) => {
      const statusAt = (depth: number) => {
        const limited = searched('bidirectional', { goalTest, limits: { ...LIMITS, depth } });
        const options = optionsOf('bidirectional', { goalTest, limits: { ...LIMITS, depth } });
        expect(validateTrace(limited, gridDomain(OPEN, MANHATTAN), options)).toBe(null);
        return limited.status;
      };
      expect([0, 1, 2, 3, 4, 5].map(statusAt)).toEqual(Array(6).fill('depth-limit'));
      expect([6, 7, 100].map(statusAt)).toEqual(Array(3).fill('solved'));
    },
  );

  test('is exhausted as soon as one half is', () => {
    const walled = searched('bidirectional', {}, ['S#..', '##..', '....', '...G']);
    expect(walled).toMatchObject({ status: 'exhausted', expansions: 1 });
    expect(walled.frontierSize[0]).toBe(1);
  });
});

describe('weighted A*', () => {
  test('compares fractions exactly', () => {
    const reader = readerOf(searched('weighted-astar', { weight: 1.1 }));
    expect(reasonAt(reader, 1, { strategy: 'weighted-astar', ties: 'low-h', weight: 1.1 }).f).toBe(6.6);
  });

  test('has the f of its formula', () => {
    const order = { strategy: 'weighted-astar', ties: 'low-h', weight: 1.5 } as const;
    expect(evaluate(order, 3, 2)).toBe(6);
    expect(evaluate({ ...order, weight: 2.37 }, 10, 100)).toBe(247);
    expect(evaluate({ ...order, strategy: 'bfs' }, 3, 2)).toBe(null);
  });

  test('is A* where the weight is 1', () => {
    expect(hashTrace(searched('weighted-astar', { weight: 1 }))).toBe(hashTrace(searched('astar')));
    expect(hashTrace(searched('ucs'))).toBe(hashTrace(searched('ucs', { weight: 3 })));
  });
});

describe('options of any search', () => {
  test.each(Object.keys(STRATEGIES) as StrategyId[])(
    '%s omits the move straight back if the option says so',
    (strategy) => {
      const trace = searched(strategy, { straightBack: 'skipped' });
      const back = nodesOf(trace).filter((node) => {
        const parent = trace.parent[node];
        return (
          parent !== -1 && actionOf(trace, parent) !== -1 && actionOf(trace, node) === (actionOf(trace, parent) ^ 1)
        );
      });
      expect(back).toEqual([]);
    },
  );

  test.each(Object.keys(STRATEGIES) as StrategyId[])('%s is valid with duplicates kept', (strategy) => {
    const options = optionsOf(strategy, { duplicates: 'kept', limits: { expansions: 150, nodes: 600 } });
    const search = new Search(gridDomain(OPEN, MANHATTAN), options);
    search.advance(Infinity);
    expect(validateTrace(search.trace, gridDomain(OPEN, MANHATTAN), options)).toBe(null);
    expect(withFate(search.trace, FATE.duplicate)).toEqual([]);
  });

  test.each(Object.keys(STRATEGIES) as StrategyId[])(
    '%s is read back, its frontier in the order of removal',
    (strategy) => {
      const { fromBothEnds } = STRATEGIES[strategy];
      const trace = searched(strategy);
      const reader = readerOf(trace);
      expect(hashTrace(reader)).toBe(hashTrace(trace));
      for (let step = 0; step < Math.min(trace.expansions, 60); step++) {
        const frontier = frontierAt(reader, step, optionsOf(strategy));
        expect(frontier[0]).toBe(trace.expanded[step]);
        expect(frontier.length).toBe(reader.countersAt(step).frontier);
        const { node, rule } = reasonAt(reader, step + 1, optionsOf(strategy));
        expect(node).toBe(trace.expanded[step]);
        const sides = sidesOf(reader); // a search from both ends has a frontier for each half
        const inTurn = frontier.filter((other) => !fromBothEnds || sides[other] === sides[node]);
        expect(rule === 'only').toBe(inTurn.length === 1);
      }
    },
  );

  test('stop before their columns outgrow a budget of bytes, with the whole trace up to there', () => {
    const wide = Array.from({ length: 100 }, (_, row) => (row === 0 ? 'S' : '.') + '.'.repeat(99));
    const bytes = 200_000;
    const trace = searched('bfs', { limits: { expansions: Infinity, nodes: Infinity, bytes } }, wide);
    expect(trace.status).toBe('memory-limit');
    const columns = [trace.parent, trace.edge, trace.g, trace.h, trace.twin, trace.expanded];
    expect(columns.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(bytes);
    expect(trace.nodes).toBeGreaterThan(1000);
    expect(actionsTo(trace, trace.nodes - 1)).toHaveLength(trace.g[trace.nodes - 1]);
  });

  test('count every column against the budget: trace, states, frontier and table of reached states', () => {
    const wide = Array.from({ length: 40 }, (_, row) => (row === 0 ? 'S' : '.') + '.'.repeat(39));
    const within = (bytes: number) =>
      searched('bfs', { limits: { expansions: Infinity, nodes: Infinity, bytes } }, wide);
    const options = optionsOf('bfs');
    const [columns, frontier, reached] = [new TraceColumns(), new Frontier(options), new Reached(1)];
    const nodes = roomFor(6241); // 1,600 cells with 6,240 ways between them, and the root
    const needed =
      columns.bytesFor(nodes, roomFor(1600)) + 4 * nodes + frontier.bytesFor(nodes) + reached.bytesFor(1600);
    expect([within(needed - 1).status, within(needed).status]).toEqual(['memory-limit', 'exhausted']);
    expect(within(needed)).toMatchObject({ nodes: 6241, expansions: 1600 });
  });

  test('have no bound where nothing iterates', () => {
    expect([searched('astar').iterations, searched('astar').bound[0]]).toEqual([1, NO_BOUND]);
  });
});

/** The room of a column that grows one by one until it holds `count` entries. */
function roomFor(count: number): number {
  let room = 0;
  while (room < count) room = capacityFor(room, room + 1);
  return room;
}

/** The trace as a reader has it. */
function readerOf(trace: Trace): TraceReader {
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(trace, 0, 0)));
  return reader;
}
