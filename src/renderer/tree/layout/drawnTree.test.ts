import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Trace } from '../../../shared/trace/trace.ts';
import { FATE, fateOf, NONE } from '../../../shared/trace/trace.ts';
import { ASTAR, BFS, randomPuzzle, readToEnd } from '../../run/engine.fixture.ts';
import { drawTree, type DrawnTree } from './drawnTree.ts';

/** A trace with a drawing of its first nodes, which end anywhere, also among siblings. */
const anyDrawing = fc
  .record({
    seed: fc.integer(),
    rows: fc.integer({ min: 2, max: 4 }),
    search: fc.constantFrom(ASTAR, BFS, { ...ASTAR, heuristic: 'zero', ties: 'last-in' } as const),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ seed, rows, search, part }) => {
    const trace = readToEnd(randomPuzzle(seed, rows, 3), search, { expansions: 120 });
    const nodes = Math.ceil(part * trace.nodes);
    return { trace, nodes, tree: drawTree(trace, nodes) };
  });

interface Drawing {
  readonly trace: Trace;
  readonly nodes: number;
  readonly tree: DrawnTree;
}

function holds(check: (drawing: Drawing) => void): void {
  fc.assert(fc.property(anyDrawing, check));
}

describe('the drawn tree', () => {
  test('has a place for every node that joined the frontier, in order of generation, and for no other', () => {
    holds(({ trace, nodes, tree }) => {
      const joined = Array.from({ length: nodes }, (_, id) => id).filter((id) => fateOf(trace, id) !== FATE.duplicate);
      expect(Array.from(tree.node)).toEqual(joined);
      expect(tree.places).toBe(joined.length);
      for (let id = 0; id < nodes; id++) expect(tree.place[id]).toBe(joined.indexOf(id));
    });
  });

  test('has every place below the place of its parent, and after it', () => {
    holds(({ trace, tree }) => {
      for (let place = 0; place < tree.places; place++) {
        const parent = trace.parent[tree.node[place]];
        if (parent === NONE) expect([tree.parent[place], tree.depth[place]]).toEqual([NONE, 0]);
        else {
          expect(tree.node[tree.parent[place]]).toBe(parent);
          expect(tree.parent[place]).toBeLessThan(place);
          expect(tree.depth[place]).toBe(trace.g[tree.node[place]]);
        }
      }
    });
  });

  test('has the children of a place side by side', () => {
    holds(({ tree }) => {
      for (let place = 0; place < tree.places; place++) {
        const children = [...tree.parent.keys()].filter((child) => tree.parent[child] === place);
        const first = tree.firstChild[place];
        expect(tree.childCount[place]).toBe(children.length);
        expect(children).toEqual(children.map((_, index) => first + index));
      }
    });
  });

  test('of no node is empty', () => {
    expect(drawTree(readToEnd(randomPuzzle(1, 2, 2), BFS), 0).places).toBe(0);
  });
});

test('of an iterative search only the iteration that is asked for is drawn', () => {
  const trace = readToEnd(randomPuzzle(3, 2, 3), { ...BFS, algorithm: 'iddfs' });
  const { first, end } = trace.iterationNodes(trace.expansions);
  expect(first).toBeGreaterThan(0);
  const tree = drawTree(trace, end, new Set(), first);
  expect(tree.node[0]).toBe(first);
  expect(tree.parent[0]).toBe(NONE);
  expect(tree.place.subarray(0, first).every((place) => place === NONE)).toBe(true);
  expect(Array.from(tree.depth)).toEqual(Array.from(tree.node, (node) => trace.g[node]));
});
