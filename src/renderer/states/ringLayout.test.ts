import { describe, expect, test } from 'vitest';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { layOutRings, MAX_DRAWN_STATES } from './ringLayout.ts';

describe.each([
  [2, 2, [1, 2, 3, 0]],
  [2, 3, [1, 0, 2, 3, 4, 5]],
  [3, 2, [1, 2, 3, 4, 5, 0]],
])('the %i×%i board as rings', (rows, cols, goal) => {
  const space = new StateSpace(goal, rows, cols);
  const { nodes, edges, dot } = layOutRings(space);

  test('has each state on the ring of its distance', () => {
    expect(nodes).toHaveLength(space.graph.size);
    expect(nodes.length).toBeLessThanOrEqual(MAX_DRAWN_STATES);
    for (const { state, distance, x, y } of nodes) {
      expect(distance).toBe(space.distances[state]);
      expect(Math.hypot(x, y)).toBeCloseTo(distance / space.depth, 9);
    }
  });

  test('has no two dots that touch', () => {
    const gaps = nodes.flatMap(({ x, y }, at) =>
      nodes.slice(at + 1).map((other) => Math.hypot(x - other.x, y - other.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(2 * dot);
  });

  test('has each state but the goal joined to states of the ring within its own, and to no other ring from within', () => {
    for (const { state, distance } of nodes) {
      const within = edges.filter(({ to }) => to === state).map(({ from }) => nodes[from].distance);
      expect(new Set(within)).toEqual(new Set(distance === 0 ? [] : [distance - 1]));
    }
  });

  test('has each pair of neighbours once, outwards', () => {
    expect(edges).toHaveLength(space.graph.edges);
    for (const { from, to, action } of edges) {
      expect(space.graph.neighbour(from, action)).toBe(to);
      expect(space.distances[to]).toBe(space.distances[from] + 1);
    }
  });
});

test('the farthest state of 2×2 stands between the ends of both ways around, not behind one of them', () => {
  const space = new StateSpace([1, 2, 3, 0], 2, 2);
  const { nodes } = layOutRings(space);
  const last = nodes[space.statesAt(6)[0]];
  for (const state of space.statesAt(5)) {
    const { x, y } = nodes[state];
    expect(Math.abs(x * last.y - y * last.x)).toBeGreaterThan(0.5); // sine of the angle between them, times the radii
  }
});
