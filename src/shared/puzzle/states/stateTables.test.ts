import { describe, expect, test } from 'vitest';
import { applyAction, swap } from '../board.ts';
import { MOVES } from '../geometry.ts';
import { distanceTable, edgeTable, type StateTable } from './stateTables.ts';
import { StateSpace } from './stateSpace.ts';

/** The rows of a table without its header. */
function rowsOf(table: StateTable): string[][] {
  const text = Array.from(table.pieces()).join('');
  expect(text.endsWith('\r\n')).toBe(true);
  return text
    .slice(0, -2)
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
}

type Graph = ReadonlyMap<string, readonly string[]>;

/** The neighbours of each state, from the rows alone. */
function graphOf(edges: readonly (readonly string[])[]): Graph {
  const graph = new Map<string, string[]>();
  for (const [from, to] of edges) {
    if (!graph.get(from)?.push(to)) graph.set(from, [to]);
    if (!graph.get(to)?.push(from)) graph.set(to, [from]);
  }
  return graph;
}

/** The states that can be reached from `start`, a layer for each distance. */
function layersFrom(start: string, graph: Graph): string[][] {
  const seen = new Set([start]);
  const layers: string[][] = [];
  for (let layer = [start]; layer.length > 0;) {
    layers.push(layer);
    layer = layer.flatMap((state) => graph.get(state)!.filter((next) => !seen.has(next) && seen.add(next)));
  }
  return layers;
}

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 0];

describe('the moves', () => {
  test('between all arrangements of the 2×4 join two halves of 20,160, and keep their distances', () => {
    const goal = [1, 2, 3, 4, 5, 6, 7, 0];
    const table = edgeTable(goal, 2, 4, { directed: false, halves: 'all', naming: 'blank' });
    const edges = rowsOf(table);
    expect(edges).toHaveLength(50_400);
    expect(table.rows).toBe(50_400);
    const graph = graphOf(edges);
    expect(graph.size).toBe(40_320);
    expect(layersFrom('12345670', graph).map(({ length }) => length)).toEqual(new StateSpace(goal, 2, 4).counts);
    expect(layersFrom('21345670', graph).flat()).toHaveLength(20_160);
  });

  test.each([
    [2, 2, [1, 2, 3, 0]],
    [2, 3, [1, 0, 2, 3, 4, 5]],
    [3, 2, [5, 4, 3, 2, 1, 0]],
  ])('of a %i×%i board, directed, are all that can be made', (rows, cols, goal) => {
    const table = edgeTable(goal, rows, cols, { directed: true, halves: 'reachable', naming: 'blank' });
    const expected = Array.from(new StateSpace(goal, rows, cols).order, (_, state) => state).flatMap((state) => {
      const cells = new StateSpace(goal, rows, cols).graph.cellsOf(state);
      return MOVES.flatMap(({ name }, action) => {
        const to = applyAction(cells, action, rows, cols);
        return to ? [[cells.join(''), to.join(''), name, String(to[cells.indexOf(0)])]] : [];
      });
    });
    expect(rowsOf(table)).toEqual(expected);
    expect(table.rows).toBe(expected.length);
  });

  test('of the 3×3 are 967,680 with both directions and both halves, and half as many with one of either', () => {
    expect(edgeTable(GOAL, 3, 3, { directed: true, halves: 'all', naming: 'blank' }).rows).toBe(967_680);
    expect(edgeTable(GOAL, 3, 3, { directed: false, halves: 'all', naming: 'blank' }).rows).toBe(483_840);
    expect(edgeTable(GOAL, 3, 3, { directed: false, halves: 'reachable', naming: 'blank' }).rows).toBe(241_920);
  });
});

describe('the distances', () => {
  test('are those of the space, nearest first; the other half has none', () => {
    const goal = [1, 2, 3, 4, 5, 0];
    const table = distanceTable(goal, 2, 3, { halves: 'all' });
    const rows = rowsOf(table);
    const space = new StateSpace(goal, 2, 3);
    expect(rows).toHaveLength(720);
    expect(table.rows).toBe(720);
    expect(rows.slice(0, 360).map(([, distance]) => Number(distance))).toEqual(
      Array.from(space.order, (state) => space.distances[state]),
    );
    for (const [state, distance] of rows) {
      const found = space.distanceOf(Array.from(state, Number));
      expect(distance).toBe(found === null ? '' : String(found));
    }
    expect(new Set(rows.map(([state]) => state)).size).toBe(720);
  });

  test('are asked for by a goal of either half', () => {
    const goal = swap([1, 2, 3, 0], 0, 1);
    expect(rowsOf(distanceTable(goal, 2, 2, { halves: 'reachable' }))[0]).toEqual(['2130', '0']);
  });
});

test('tables of tiles that weigh say what each move costs, and what a cheapest solution costs', () => {
  const [goal, costs] = [
    [1, 2, 3, 4, 5, 0],
    [9, 1, 1, 4, 2],
  ];
  const moves = rowsOf(edgeTable(goal, 2, 3, { directed: true, halves: 'all', naming: 'blank', costs }));
  for (const [, , , tile, cost] of moves) expect(Number(cost)).toBe(costs[Number(tile) - 1]);
  const costOf = new Map(
    rowsOf(distanceTable(goal, 2, 3, { halves: 'all', costs })).map(([state, , cost]) => [state, cost]),
  );
  expect(costOf.size).toBe(720);
  expect(costOf.get('123450')).toBe('0');
  // A cheapest solution begins with the move that leads to the least rest.
  const least = new Map<string, number>();
  for (const [from, to, , , cost] of moves) {
    const through = costOf.get(to) === '' ? Infinity : Number(costOf.get(to)) + Number(cost);
    least.set(from, Math.min(least.get(from) ?? Infinity, through));
  }
  for (const [state, cost] of costOf)
    if (cost !== '0') expect(cost === '' ? Infinity : Number(cost)).toBe(least.get(state));
});
