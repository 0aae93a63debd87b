import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TraceReader } from '../../../shared/readings/reading.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import { ASTAR, BFS, randomPuzzle, readToEnd } from '../../run/engine.fixture.ts';
import type { LayoutKind } from '../../../shared/contract/looks.ts';
import { layOut, mix, xOf, yOf } from '../layout/layout.ts';
import { KEY_LINE, measure } from '../layout/drawingSizes.ts';
import { boundsOf, boundsOfSeen, placeFor, placesBelow, placesInFocus, type Scene } from './scene.ts';
import { eachLinkIn, eachPlaceIn, nodeAt } from './visible.ts';

/** A scene at some step of a search, laid out to its end. */
const anyScene = fc
  .record({
    seed: fc.integer(),
    rows: fc.integer({ min: 2, max: 4 }),
    search: fc.constantFrom(ASTAR, BFS),
    kind: fc.constantFrom<LayoutKind>('tidy', 'radial'),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ seed, rows, search, kind, part }): Scene => {
    const reader = readToEnd(randomPuzzle(seed, rows, 3), search, { expansions: 60 });
    const step = Math.round(part * reader.expansions);
    const measures = measure(rows, 3, search.algorithm === 'astar');
    const layout = layOut(reader, reader.nodes, measures, { kind, folded: new Set() });
    const seen = placesBelow(layout.tree, reader.nodesAt(step));
    const nothing = { hovered: NONE, unkeyed: NONE, usesHeuristic: true, cellsOf: () => [], hiddenBelow: () => 0 };
    const plain = { naming: 'blank', colouring: null, faces: 'board', folded: new Set<number>() } as const;
    const removal = { strategy: search.algorithm, ties: search.ties };
    return {
      ...nothing,
      ...plain,
      removal,
      reader,
      step,
      layout,
      measures,
      seen,
      settled: reader.nodesAt(step),
      current: reader.expandedBy(step),
      shown: reader.expandedBy(step),
    };
  });

function seenPlaces({ seen }: Scene): number[] {
  return Array.from({ length: seen }, (_, place) => place);
}

function levelsOf({ layout }: Scene, places: readonly number[]): Set<number> {
  return new Set(places.map((place) => layout.tree.depth[place]));
}

function nodesOf({ layout }: Scene, places: Iterable<number>): number[] {
  return Array.from(places, (place) => layout.tree.node[place]);
}

/** A point of the board at a place; ±1 are its edges. */
function pointOn(scene: Scene, place: number, across: number, down: number): [x: number, y: number] {
  const { boardWidth, boardHeight } = scene.measures;
  return [xOf(scene.layout, place) + (across * boardWidth) / 2, yOf(scene.layout, place) + (down * boardHeight) / 2];
}

describe('what is seen at a step', () => {
  test('is a first part of the places: exactly those of nodes that were generated and not dropped', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const { reader, step } = scene;
        const expected = Array.from({ length: reader.nodes }, (_, node) => node).filter(
          (node) => !['unseen', 'dropped'].includes(reader.statusAt(node, step)),
        );
        expect(nodesOf(scene, seenPlaces(scene))).toEqual(expected);
      }),
    );
  });

  test('has in its focus the current node, its parent and its children', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const { reader, current, layout } = scene;
        const node = current === NONE ? 0 : current;
        const isFamily = (other: number) =>
          other === node || other === reader.parent[node] || reader.parent[other] === node;
        const expected = nodesOf(scene, seenPlaces(scene)).filter(isFamily);
        expect(nodesOf(scene, placesInFocus(scene)).sort((a, b) => a - b)).toEqual(expected);
        expect(placesInFocus(scene).next().value).toBe(layout.tree.place[node]);
      }),
    );
  });
});

describe('the place that stands for a node', () => {
  test('is its own, or that of its nearest ancestor that is drawn and seen', () => {
    fc.assert(
      fc.property(anyScene, fc.nat(), (scene, pick) => {
        const node = pick % scene.reader.nodes;
        let expected = node;
        const isSeen = (at: number) => !['unseen', 'dropped'].includes(scene.reader.statusAt(at, scene.step));
        while (!isSeen(expected)) expected = scene.reader.parent[expected];
        expect(scene.layout.tree.node[placeFor(scene, node)]).toBe(expected);
      }),
    );
  });
});

test('a search of which no node has arrived yet has no place for its root, and says so at once', () => {
  const reader = new TraceReader();
  const layout = layOut(reader, 0, measure(3, 3, true), { kind: 'tidy', folded: new Set() });
  expect(placeFor({ reader, layout, seen: 0 } as Scene, 0)).toBe(NONE);
});

describe('the node under a point', () => {
  const within = fc.double({ min: -0.98, max: 0.98, noNaN: true });

  test('is the one whose board is there', () => {
    fc.assert(
      fc.property(anyScene, fc.nat(), within, within, (scene, pick, across, down) => {
        const place = pick % scene.seen;
        expect(nodeAt(scene, ...pointOn(scene, place, across, down), 0)).toBe(scene.layout.tree.node[place]);
      }),
    );
  });

  test('is none between the boards, and none where a node is not seen yet', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        for (let place = 0; place < scene.layout.tree.places; place++) {
          const [x, y] = pointOn(scene, place, 0, 1.1);
          expect(nodeAt(scene, x, y, 0)).toBe(NONE);
          if (place >= scene.seen) expect(nodeAt(scene, ...pointOn(scene, place, 0, 0), 0)).toBe(NONE);
        }
      }),
    );
  });

  test('is the nearest of those within reach, where boards are too small to be hit', () => {
    fc.assert(
      fc.property(anyScene, fc.nat(), within, within, (scene, pick, right, down) => {
        const reach = 2 * scene.measures.columnWidth;
        const place = pick % scene.seen;
        const [x, y] = [xOf(scene.layout, place) + right * reach, yOf(scene.layout, place) + down * reach];
        const distanceTo = (place: number) =>
          Math.abs(xOf(scene.layout, place) - x) + Math.abs(yOf(scene.layout, place) - y);
        const found = nodeAt(scene, x, y, reach);
        expect(found).not.toBe(NONE);
        expect(distanceTo(scene.layout.tree.place[found])).toBeLessThanOrEqual(distanceTo(place));
      }),
    );
  });
});

describe('the bounds of places', () => {
  test('hold every board with its key, and less than a board more on each side', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const { boardWidth, boardHeight } = scene.measures;
        const bounds = boundsOf(scene, seenPlaces(scene));
        const boards = Array.from(seenPlaces(scene), (place) => ({
          x: xOf(scene.layout, place),
          y: yOf(scene.layout, place),
        }));
        const left = Math.min(...boards.map(({ x }) => x)) - boardWidth / 2 - bounds.left;
        const right = bounds.right - Math.max(...boards.map(({ x }) => x)) - boardWidth / 2;
        const top = Math.min(...boards.map(({ y }) => y)) - boardHeight / 2 - bounds.top;
        const bottom = bounds.bottom - Math.max(...boards.map(({ y }) => y)) - boardHeight / 2;
        for (const spare of [left, right, top]) expect(spare).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeGreaterThanOrEqual(KEY_LINE - 1e-9);
        expect(Math.max(left, right)).toBeLessThan(boardWidth);
        expect(Math.max(top, bottom)).toBeLessThan(boardHeight);
      }),
    );
  });
});

describe('what is in a part of the drawing', () => {
  const anyBox = fc
    .record({
      x: fc.integer({ min: -400, max: 400 }),
      y: fc.integer({ min: -50, max: 500 }),
      size: fc.nat({ max: 500 }),
    })
    .map(({ x, y, size }) => ({ left: x, right: x + size, top: y, bottom: y + size }));

  function visited(visit: (add: (place: number) => void) => void): number[] {
    const places: number[] = [];
    visit((place) => places.push(place));
    return places.sort((a, b) => a - b);
  }

  test('are the seen places in it, whether their rows are known or not; on rings some others, too', () => {
    fc.assert(
      fc.property(anyScene, anyBox, (scene, box) => {
        const { left, right, top, bottom } = box;
        const inside = seenPlaces(scene).filter((place) => {
          const [x, y] = [xOf(scene.layout, place), yOf(scene.layout, place)];
          return x >= left && x <= right && y >= top && y <= bottom;
        });
        const found = visited((add) => eachPlaceIn(scene, box, 0, add));
        if (scene.layout.kind === 'tidy') expect(found).toEqual(inside);
        else expect(found).toEqual(expect.arrayContaining(inside));
        expect(new Set(found).size).toBe(found.length);
        const moving = { ...scene, layout: { ...scene.layout, rows: null } };
        expect(visited((add) => eachPlaceIn(moving, box, 0, add))).toEqual(inside);
      }),
    );
  });

  test('are all links that cross it', () => {
    fc.assert(
      fc.property(anyScene, anyBox, (scene, box) => {
        const { layout } = scene;
        const found = new Set(visited((add) => eachLinkIn(scene, box, 0, add)));
        for (const place of seenPlaces(scene)) {
          const parent = layout.tree.parent[place];
          if (parent === NONE) continue;
          for (const share of [0, 0.25, 0.5, 0.75, 1]) {
            const x = mix(xOf(layout, parent), xOf(layout, place), share);
            const y = mix(yOf(layout, parent), yOf(layout, place), share);
            const crosses = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
            if (crosses) expect(found.has(place)).toBe(true);
          }
        }
      }),
    );
  });

  test('keeps one place per stretch of a visited level when zoomed out, and none closer than the limit', () => {
    fc.assert(
      fc.property(anyScene, fc.integer({ min: 1, max: 200 }), (scene, apart) => {
        const { along, tree, kind, levelHeight } = scene.layout;
        const lengthOf = (place: number) => (kind === 'tidy' ? 1 : tree.depth[place] * levelHeight);
        const everything = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
        const kept = visited((add) => eachPlaceIn(scene, everything, apart, add));
        const levels = levelsOf(scene, kept);
        for (const place of seenPlaces(scene).filter((seen) => levels.has(tree.depth[seen]))) {
          const near = kept.filter(
            (other) =>
              tree.depth[other] === tree.depth[place] &&
              Math.abs(along[other] - along[place]) * lengthOf(place) < apart * (1 - 1e-9),
          );
          expect(near.length).toBeGreaterThan(0);
          if (kept.includes(place)) expect(near).toEqual([place]);
        }
      }),
    );
  });

  test('keeps one level per pixel row when zoomed out, and loses none on zooming in', () => {
    fc.assert(
      fc.property(anyScene, fc.integer({ min: 1, max: 900 }), (scene, apart) => {
        const { tree, levelHeight } = scene.layout;
        const everything = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
        const levelsAt = (apart: number) =>
          levelsOf(
            scene,
            visited((add) => eachPlaceIn(scene, everything, apart, add)),
          );
        const levels = levelsAt(apart);
        for (const place of seenPlaces(scene)) {
          const distances = Array.from(levels, (level) => levelHeight * Math.abs(level - tree.depth[place]));
          expect(Math.min(...distances)).toBeLessThan(apart);
        }
        expect(Array.from(levels).filter((level) => !levelsAt(apart / 2).has(level))).toEqual([]);
      }),
    );
  });

  test('has bounds that are known beforehand; a radial one is never wider than its rings', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const known = boundsOfSeen(scene);
        const bounds = boundsOf(scene, seenPlaces(scene));
        if (scene.layout.kind === 'tidy') expect(known).toEqual(bounds);
        for (const side of ['left', 'top'] as const) expect(known[side]).toBeLessThanOrEqual(bounds[side] + 1e-9);
        for (const side of ['right', 'bottom'] as const)
          expect(known[side]).toBeGreaterThanOrEqual(bounds[side] - 1e-9);
      }),
    );
  });

  test('has no wider bounds than its nodes need once all are there, so that half a turn fills the picture', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const ended = { ...scene, seen: scene.layout.tree.places };
        const known = boundsOfSeen(ended);
        const bounds = boundsOf(ended, seenPlaces(ended));
        for (const side of ['left', 'right', 'top', 'bottom'] as const) expect(known[side]).toBeCloseTo(bounds[side]);
      }),
    );
  });
});
