import { hierarchy, tree } from 'd3-hierarchy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUSIN_GAP, SIBLING_GAP, tidyLayout } from './tidyLayout.ts';

/** A tree from the parent of each place; places of one parent must be neighbours. */
function treeOf(parents: readonly number[]) {
  const places = parents.length;
  const firstChild = new Int32Array(places);
  const childCount = new Int32Array(places);
  const depth = new Int32Array(places);
  parents.forEach((parent, place) => {
    if (parent < 0) return;
    depth[place] = depth[parent] + 1;
    if (childCount[parent]++ === 0) firstChild[parent] = place;
  });
  return { places, parent: Int32Array.from(parents), firstChild, childCount, depth };
}

/** Any tree: each place in turn gets some number of children, as an expansion gives them. */
const anyTree = fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 120 }).map((childCounts) => {
  const parents = [-1];
  childCounts.forEach((count, place) => {
    if (place < parents.length) for (let i = 0; i < count; i++) parents.push(place);
  });
  return parents;
});

/** Children in any order of expansion, as A* has it: the place to expand next is drawn, not the oldest. */
const anyExpansionOrder = fc
  .array(fc.record({ pick: fc.nat(), count: fc.integer({ min: 1, max: 4 }) }), { maxLength: 60 })
  .map((expansions) => {
    const parents = [-1];
    const leaves = [0];
    for (const { pick, count } of expansions) {
      const [expanded] = leaves.splice(pick % leaves.length, 1);
      for (let i = 0; i < count; i++) leaves.push(parents.push(expanded) - 1);
    }
    return parents;
  });

function d3Layout(parents: readonly number[], gapAt: (depth: number) => number): number[] {
  const children = parents.map((_, place) => parents.flatMap((parent, child) => (parent === place ? [child] : [])));
  const root = tree<number>()
    .nodeSize([1, 1])
    .separation((a, b) => (a.parent === b.parent ? SIBLING_GAP : COUSIN_GAP) * gapAt(a.depth))(
    hierarchy(0, (place) => children[place]),
  );
  const x: number[] = [];
  root.each((node) => (x[node.data] = node.x));
  return x;
}

describe('the tidy layout', () => {
  test.each([
    ['in order of generation', anyTree, () => 1],
    ['in any order of expansion', anyExpansionOrder, () => 1],
    [
      'in any order of expansion, with the gaps of a radial layout',
      anyExpansionOrder,
      (depth: number) => 1 / (depth || 1),
    ],
  ])('has the coordinates of d3-hierarchy for trees grown %s', (_, trees, gapAt) => {
    fc.assert(
      fc.property(trees, (parents) => {
        const ours = tidyLayout(treeOf(parents), { gapAt, weights: null });
        d3Layout(parents, gapAt).forEach((x, place) => expect(ours[place]).toBeCloseTo(x, 9));
      }),
      { numRuns: 300 },
    );
  });

  test('stands a path of a hundred thousand nodes in one column', () => {
    const parents = Array.from({ length: 100_000 }, (_, place) => place - 1);
    expect(tidyLayout(treeOf(parents)).every((x) => x === 0)).toBe(true);
  });
});

test('the two trees of a search from both ends stand side by side, the middle of their roots at 0', () => {
  //   0     1        places 0 and 1 are roots; 2, 3 are children of 0, 4, 5, 6 of 1
  //  2 3  4 5 6
  const tree = {
    places: 7,
    parent: Int32Array.of(-1, -1, 0, 0, 1, 1, 1),
    firstChild: Int32Array.of(2, 4, 0, 0, 0, 0, 0),
    childCount: Int32Array.of(2, 3, 0, 0, 0, 0, 0),
    depth: Int32Array.of(0, 0, 1, 1, 1, 1, 1),
  };
  const x = tidyLayout(tree);
  expect(x[0]).toBeCloseTo(-x[1], 9);
  expect((x[2] + x[3]) / 2).toBeCloseTo(x[0], 9);
  expect((x[4] + x[6]) / 2).toBeCloseTo(x[1], 9);
  expect(x[4] - x[3]).toBeCloseTo(COUSIN_GAP, 9);
});
