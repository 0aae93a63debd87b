import { describe, expect, test } from 'vitest';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { layOutRings, MAX_DRAWN_STATES } from './ringLayout.ts';

describe.each([
  [2, 2, [1, 2, 3, 0]],
  [2, 3, [1, 0, 2, 3, 4, 5]],
  [3, 2, [1, 2, 3, 4, 5, 0]],
])('the %i×%i board as rings', (rows, cols, goal) => {
  const space = new StateSpace(goal, rows, cols);
  const { nodes, edges } = layOutRings(space);

  test('has each state on the ring of its distance', () => {
    expect(nodes).toHaveLength(space.graph.size);
    expect(nodes.length).toBeLessThanOrEqual(MAX_DRAWN_STATES);
    for (const { state, distance, x, y } of nodes) {
      expect(distance).toBe(space.distances[state]);
      expect(Math.hypot(x, y)).toBeCloseTo(distance / space.depth, 9);
    }
  });

  test('has no two states in one place', () => {
    const places = nodes.map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`);
    expect(new Set(places).size).toBe(nodes.length);
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
