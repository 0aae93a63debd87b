import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBatch, encodeBatch } from '../trace/batch.ts';
import { countCommon } from './commonStates.ts';
import { countSides } from './costBound.ts';
import { gridDomain, REOPENING } from '../engine/grid.fixture.ts';
import { solutionLength } from './path.ts';
import { NEVER, TraceReader } from './reading.ts';
import { Search } from '../engine/search.ts';
import { StateIds } from './stateIds.ts';
import { STRATEGIES, type StrategyId } from '../engine/strategy.ts';
import { FATE, fateOf, isDropped, NONE } from '../trace/trace.ts';
import { TraceStates, type StateStanding } from './traceStates.ts';

const DOMAIN = gridDomain(['S...#', '.##..', '..#..', '...#G'], [[6, 5, 4, 3], [5], [4, 3], [3, 2, 1]]);

function readerOf(strategy: StrategyId, domain = DOMAIN): TraceReader {
  const search = new Search(domain, {
    ...{ strategy, ties: 'low-h', goalTest: 'expansion', order: [0, 1, 2, 3] },
    limits: { expansions: 400, nodes: 4_000 },
  });
  const reader = new TraceReader();
  for (let nodes = 0, expansions = 0; reader.status === 'running';) {
    search.advance(3);
    reader.append(decodeBatch(encodeBatch(search.trace, nodes, expansions)));
    [nodes, expansions] = [search.trace.nodes, search.trace.expansions];
  }
  return reader;
}

/** A search with its states. */
function follow(strategy: StrategyId, numbers: StateIds, domain = DOMAIN) {
  const reader = readerOf(strategy, domain);
  return { reader, states: new TraceStates(reader, numbers, STRATEGIES[strategy].fromBothEnds) };
}

const ALL = Object.keys(STRATEGIES) as StrategyId[];

test('a trace read ahead in parts gives the same answers', () => {
  const [read, unread] = [new StateIds(DOMAIN), new StateIds(DOMAIN)].map((numbers) => follow('astar', numbers));
  const parts: number[] = [];
  while (parts.at(-1) !== 0) parts.push(read.states.readAhead(7));
  expect(parts.slice(0, -2)).toEqual(parts.slice(0, -2).map(() => 7));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(read.reader.nodes);
  for (let node = 0; node < read.reader.nodes; node++) {
    const state = unread.states.stateOf(node);
    expect(read.states.stateOf(node)).toBe(state);
    for (const step of [0, 3, read.reader.expansions])
      expect(read.states.standingAt(state, step)).toBe(unread.states.standingAt(state, step));
  }
});

/** The states of an exhausted search, by what its nodes say: counted anew for every question. */
function naively({ reader, states }: ReturnType<typeof follow>) {
  const nodes = Array.from({ length: reader.nodes }, (_, node) => node);
  const looked = nodes.filter((node) => fateOf(reader, node) !== FATE.cut);
  const of = (state: number): number[] => looked.filter((node) => states.stateOf(node) === state);
  const wasThere = (step: number) => (node: number) => reader.generatedAt(node) <= step;
  const expandedBy = (state: number, step: number): boolean =>
    of(state).some((node) => reader.expandedAt[node] <= step);
  return {
    standingAt: (state: number, step: number): StateStanding => {
      const [first] = of(state);
      if (first === undefined) return 'never';
      if (expandedBy(state, step)) return 'explored';
      return wasThere(step)(first) ? 'frontier' : 'unseen';
    },
    nodeOf: (state: number, step: number): number => {
      const joined = of(state).filter((node) => !isDropped(fateOf(reader, node)));
      const newest = joined.at(-1);
      return newest !== undefined && wasThere(step)(newest) ? newest : (of(state)[0] ?? NONE);
    },
    expanded: (step: number): number[] => nodes.map(states.stateOf, states).filter((state) => expandedBy(state, step)),
  };
}

describe.each(ALL)('the states of %s', (strategy) => {
  test('are where a count of all nodes says, and have the node that stands for them', () => {
    const numbers = new StateIds(DOMAIN);
    const everywhere = follow('bfs', numbers, DOMAIN);
    const followed = follow(strategy, numbers);
    everywhere.states.stateOf(0);
    const { reader, states } = followed;
    const naive = naively(followed);
    for (const step of [0, 1, 2, 5, reader.expansions >> 1, reader.expansions]) {
      for (let state = 0; state < numbers.count + 1; state++) {
        expect([state, states.standingAt(state, step)]).toEqual([state, naive.standingAt(state, step)]);
        expect([state, states.nodeOf(state, step)]).toEqual([state, naive.nodeOf(state, step)]);
      }
      const visited: number[] = [];
      states.eachExpanded(step, (state) => visited.push(state));
      expect(visited.toSorted((a, b) => a - b)).toEqual([...new Set(naive.expanded(step))].sort((a, b) => a - b));
    }
  });

  test('are one with their twins, and stand as the nodes that reached them do', () => {
    const { reader, states } = follow(strategy, new StateIds(DOMAIN));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: reader.expansions }), (step) => {
        for (let node = 0; node < reader.nodesAt(step); node++) {
          const state = states.stateOf(node);
          if (reader.twin[node] >= 0) expect(state).toBe(states.stateOf(reader.twin[node]));
          const { expandedAt } = reader;
          const wasExpanded = Array.from({ length: reader.nodes }, (_, other) => other).some(
            (other) => states.stateOf(other) === state && expandedAt[other] <= step,
          );
          if (reader.statusAt(node, step) === 'frontier' && !wasExpanded)
            expect(states.standingAt(state, step)).toBe('frontier');
          expect(states.standingAt(state, step) === 'explored').toBe(wasExpanded);
        }
      }),
      { numRuns: 20 },
    );
  });
});

test('a goal that is found when it is generated does not stand in the frontier', () => {
  const numbers = new StateIds(DOMAIN);
  const search = new Search(DOMAIN, {
    ...{ strategy: 'bfs', ties: 'low-h', goalTest: 'generation', order: [0, 1, 2, 3] },
    limits: { expansions: Infinity, nodes: Infinity },
  });
  search.advance(Infinity);
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
  const states = new TraceStates(reader, numbers, false);
  const goal = states.stateOf(reader.goal);
  expect(states.standingAt(goal, reader.expansions)).toBe('goal');
  expect(states.standingAt(goal, reader.expansions - 1)).toBe('unseen');
});

test('an unreached state of a running search is unknown', () => {
  const numbers = new StateIds(DOMAIN);
  const all = follow('bfs', numbers);
  const search = new Search(DOMAIN, {
    ...{ strategy: 'astar', ties: 'low-h', goalTest: 'expansion', order: [0, 1, 2, 3] },
    limits: { expansions: 400, nodes: 4_000 },
  });
  search.advance(1);
  const reader = new TraceReader();
  reader.append(decodeBatch(encodeBatch(search.trace, 0, 0)));
  const begun = new TraceStates(reader, numbers, false);
  expect(begun.standingAt(all.states.stateOf(all.reader.goal), 1)).toBe('unknown');
  expect(begun.expandedAt(all.states.stateOf(all.reader.goal))).toBe(NEVER);
});

test('states have the same numbers in every trace', () => {
  const numbers = new StateIds(DOMAIN);
  const [bfs, astar] = [follow('bfs', numbers), follow('astar', numbers)];
  expect(astar.states.stateOf(0)).toBe(bfs.states.stateOf(0));
  expect(astar.states.stateOf(astar.reader.goal)).toBe(bfs.states.stateOf(bfs.reader.goal));
  const seen = new Set(Array.from({ length: bfs.reader.nodes }, (_, node) => bfs.states.stateOf(node)));
  expect(numbers.count).toBeGreaterThanOrEqual(seen.size);
  expect(Math.max(...seen)).toBeLessThan(numbers.count);
});

test('a state that one search reaches later or never says so', () => {
  const corridor = gridDomain(['...S..G'], [[6, 5, 4, 3, 2, 1, 0]]);
  const numbers = new StateIds(corridor);
  const [bfs, astar] = [follow('bfs', numbers, corridor), follow('astar', numbers, corridor)];
  const standings = Array.from({ length: bfs.reader.nodes }, (_, node) =>
    astar.states.standingAt(bfs.states.stateOf(node), 0),
  );
  expect(new Set(standings)).toEqual(new Set(['frontier', 'unseen', 'never']));
  const start = bfs.states.stateOf(0);
  expect(astar.states.standingAt(start, 0)).toBe('frontier');
  expect(astar.states.standingAt(start, 1)).toBe('explored');
  expect(astar.states.nodeOf(start, 0)).toBe(0);
});

test('what both have expanded and what only one has add up to what each has', () => {
  const numbers = new StateIds(DOMAIN);
  const searches = [follow('bfs', numbers), follow('astar', numbers), follow('greedy', numbers)];
  const step = fc.nat({ max: 30 });
  fc.assert(
    fc.property(step, step, step, (...steps) => {
      const visited = searches.map(({ reader, states }, index) => ({
        states,
        step: Math.min(steps[index], reader.expansions),
      }));
      const expanded = visited.map(({ states, step }) => {
        const seen = new Set<number>();
        states.eachExpanded(step, (state) => seen.add(state));
        return seen;
      });
      const { all, shared, only } = countCommon(visited);
      const anywhere = [...new Set(expanded.flatMap((seen) => [...seen]))];
      expect(shared).toBe(anywhere.filter((state) => expanded.filter((seen) => seen.has(state)).length > 1).length);
      const everywhere = [...expanded[0]].filter((state) => expanded.every((seen) => seen.has(state)));
      expect(all).toBe(everywhere.length);
      expect(only).toEqual(
        expanded.map(
          (seen) => [...seen].filter((state) => expanded.every((other) => other === seen || !other.has(state))).length,
        ),
      );
    }),
  );
});

describe('the cost of a shortest solution', () => {
  test('bounds what A* takes with an admissible heuristic, and not what it takes with another', () => {
    const astar = readerOf('astar', gridDomain(REOPENING.rows, REOPENING.estimates));
    expect(countSides(astar, astar.expansions, REOPENING.optimal).above).toBe(0);
    expect(countSides(astar, astar.expansions, REOPENING.optimal - 1).above).toBeGreaterThan(0);
    const lying = readerOf(
      'astar',
      gridDomain(
        ['S.G', '...'],
        [
          [2, 9, 0],
          [1, 1, 1],
        ],
      ),
    );
    expect(countSides(lying, lying.expansions, 2).above).toBeGreaterThan(0);
    expect(solutionLength(lying)).toBe(4);
  });

  test('divides the expanded nodes into three, whose counts add up at every step', () => {
    const reader = readerOf('astar');
    const cost = solutionLength(reader);
    for (let step = 0; step <= reader.expansions; step++) {
      const { below, at, above } = countSides(reader, step, cost);
      expect(below + at + above).toBe(step);
      expect(above).toBe(0);
    }
  });
});
