import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import { FATE, NONE } from '../../../shared/trace/trace.ts';
import { solutionNodes } from '../../../shared/readings/path.ts';
import { ASTAR, BFS, HARDEST, randomPuzzle, readToEnd } from '../../run/engine.fixture.ts';
import { subtreeSizes } from './drawnTree.ts';
import { layOut, placeOf, radiusOf, xOf, yOf, type Layout } from './layout.ts';
import { BAND_LINE, KEY_LINE, measure } from './drawingSizes.ts';

const TURN = 2 * Math.PI;
const GREEDY: SearchSpec = { ...ASTAR, algorithm: 'greedy' };
const SEARCHES: readonly SearchSpec[] = [
  ASTAR,
  BFS,
  GREEDY,
  { ...BFS, algorithm: 'dfs' },
  { ...BFS, algorithm: 'bidirectional' },
  { ...ASTAR, duplicates: 'kept' },
];

const measures = measure(3, 3, true);

function ringsOf(parents: readonly number[]): Layout {
  const trace = { parent: Int32Array.from(parents), edge: new Uint8Array(parents.length).fill(FATE.fresh) };
  return layOut(trace, parents.length, measures, { kind: 'radial', folded: new Set() });
}

/** The tree of a search that has gone some way, as rings. */
const anySearchTree = fc
  .record({ seed: fc.integer(), search: fc.constantFrom(...SEARCHES), expansions: fc.integer({ min: 1, max: 80 }) })
  .map(({ seed, search, expansions }) => {
    const reader = readToEnd(randomPuzzle(seed, 3, 3), search, { expansions });
    return layOut(reader, reader.nodes, measures, { kind: 'radial', folded: new Set() });
  });

/** Any tree: each place in turn gets some children. */
const anyTree = fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 60 }).map((childCounts) => {
  const parents = [NONE];
  childCounts.forEach((count, place) => {
    if (place < parents.length) for (let i = 0; i < count; i++) parents.push(place);
  });
  return ringsOf(parents);
});

const anyLayout = fc.oneof(anySearchTree, anyTree);

function childrenOf({ tree: { firstChild, childCount } }: Layout, place: number): number[] {
  return Array.from({ length: childCount[place] }, (_, index) => firstChild[place] + index);
}

/** The sector of each place: the angles from the first to the last place of its subtree. */
function sectorsOf({ tree, along }: Layout): [from: number, to: number][] {
  const sectors = Array.from(along, (angle): [number, number] => [angle, angle]);
  for (let place = tree.places - 1; place > 0; place--) {
    const parent = tree.parent[place];
    if (parent === NONE) continue;
    const [from, to] = sectors[place];
    sectors[parent] = [Math.min(sectors[parent][0], from), Math.max(sectors[parent][1], to)];
  }
  return sectors;
}

describe('the rings of a tree', () => {
  test('have each node at the mean of its children, by the sizes of their subtrees', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const sizes = subtreeSizes(layout.tree);
        for (let place = 0; place < layout.tree.places; place++) {
          const children = childrenOf(layout, place);
          if (children.length === 0) continue;
          const weighted = children.reduce((sum, child) => sum + sizes[child] * layout.along[child], 0);
          expect(layout.along[place]).toBeCloseTo(weighted / (sizes[place] - 1), 9);
        }
      }),
    );
  });

  test('have the children of a node around it, and on every ring the nodes of one subtree beside each other', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const { tree, along, rows, levels } = layout;
        const sectors = sectorsOf(layout);
        for (let place = 0; place < tree.places; place++) {
          const children = childrenOf(layout, place);
          if (children.length === 0) continue;
          expect(along[children[0]]).toBeLessThanOrEqual(along[place] + 1e-9);
          expect(along[children.at(-1)!]).toBeGreaterThanOrEqual(along[place] - 1e-9);
          for (const child of children) {
            expect(sectors[child][0]).toBeGreaterThanOrEqual(sectors[place][0]);
            expect(sectors[child][1]).toBeLessThanOrEqual(sectors[place][1]);
          }
        }
        for (let level = 1; level < levels; level++) {
          const row = Array.from(rows!.order.subarray(rows!.start[level], rows!.start[level + 1]));
          const parents = row.map((place) => tree.parent[place]);
          const families = parents.filter((parent, index) => parent !== parents[index - 1]);
          expect(new Set(families).size).toBe(families.length);
        }
      }),
    );
  });

  test('are at most one turn, and no two nodes on them meet with what is written at them', () => {
    const width = Math.max(measures.boardWidth, 46);
    const height = measures.boardHeight + (KEY_LINE + BAND_LINE) / 1.35; // at the zoom from which both are written
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const { tree, along, rows, levels } = layout;
        for (let level = 0; level < levels; level++) {
          const [first, last] = [rows!.order[rows!.start[level]], rows!.order[rows!.start[level + 1] - 1]];
          expect(along[last] - along[first]).toBeLessThan(TURN);
        }
        for (let one = 0; one < tree.places; one++) {
          for (let other = one + 1; other < tree.places; other++) {
            const dx = Math.abs(xOf(layout, one) - xOf(layout, other));
            const dy = Math.abs(yOf(layout, one) - yOf(layout, other));
            expect(dx > width - 1e-6 || dy > height - 1e-6).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('of a path go straight outwards, also where a leaf stands beside every node of it on the same side', () => {
    const path = ringsOf(Array.from({ length: 1_000 }, (_, place) => place - 1));
    expect(new Set(path.along).size).toBe(1);
    const spine = (length: number) => [NONE, ...Array.from({ length }, (_, i) => [2 * i, 2 * i]).flat()]; // even places go on
    const beside = ringsOf(spine(1_000));
    const angles = Array.from(beside.along).filter((_, place) => place % 2 === 0);
    expect(Math.max(...angles) - Math.min(...angles)).toBeLessThan(0.05);
  });

  test('of a narrow deep search neither zigzag nor spiral: the way to its goal is not much longer than straight', () => {
    const reader = readToEnd(HARDEST, GREEDY);
    const layout = layOut(reader, reader.nodes, measures, { kind: 'radial', folded: new Set() });
    const way = solutionNodes(reader).map((node) => placeOf(layout, node));
    const distance = (one: number, other: number) =>
      Math.hypot(xOf(layout, one) - xOf(layout, other), yOf(layout, one) - yOf(layout, other));
    const length = way.slice(1).reduce((sum, place, index) => sum + distance(way[index], place), 0);
    expect(way.length).toBe(48);
    expect(length).toBeLessThan(1.25 * distance(way[0], way.at(-1)!));
    let turned = 0;
    for (let index = 1; index < way.length - 1; index++) {
      turned += Math.abs(layout.along[way[index + 1]] - layout.along[way[index]]);
    }
    expect(turned).toBeLessThan(TURN / 4);
  });

  test('of a search from both ends have the two roots beside each other, the start on the left', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 200 }), (seed, expansions) => {
        const reader = readToEnd(randomPuzzle(seed, 3, 3), { ...BFS, algorithm: 'bidirectional' }, { expansions });
        const layout = layOut(reader, reader.nodes, measures, { kind: 'radial', folded: new Set() });
        const roots = [0, 1].map((node) => placeOf(layout, node));
        expect(roots.map((place) => layout.tree.parent[place])).toEqual([NONE, NONE]);
        expect(roots.map((place) => radiusOf(layout, place))).toEqual([layout.levelHeight, layout.levelHeight]);
        expect(xOf(layout, roots[0])).toBeLessThan(xOf(layout, roots[1]) - measures.boardWidth);
      }),
    );
  });
});
