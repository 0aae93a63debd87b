import { describe, expect, test } from 'vitest';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { ASTAR } from '../run/engine.fixture.ts';
import { optionRows } from './optionRows.ts';

function rowOf(search: SearchSpec, field: string) {
  const offered = { heuristics: ['manhattan', 'manhattan-times'], own: [], moveNaming: 'blank' } as const;
  return optionRows(search, offered).find((row) => row.field === field)!;
}

describe('a number that a run brings and no list offers', () => {
  test.each([
    ['weight', { ...ASTAR, algorithm: 'weighted-astar', weight: 1.1 }, ['1', '1.1', '1.25', '1.5', '2', '3', '5']],
    ['factor', { ...ASTAR, heuristic: 'manhattan-times', factor: 12 }, ['1.25', '1.5', '2', '3', '5', '10', '12']],
    [
      'limits',
      { ...ASTAR, limits: { depth: 12 } },
      ['none', '5', '10', '12', '15', '20', '25', '30', '40', '50', '80'],
    ],
    ['nodeLimit', { ...ASTAR, limits: { nodes: 3_000_000 } }, ['1', '1.5', '2', '4']],
  ] as const)('is among the choices of its %s, in its place', (field, search, expected) => {
    const { choices, value } = rowOf(search, field);
    expect(choices.map(([id]) => id)).toEqual(expected);
    expect(expected).toContain(value);
  });

  test('leaves the other lists as they are', () => {
    const search = { ...ASTAR, algorithm: 'weighted-astar' } as const;
    expect(rowOf(search, 'weight').choices).toHaveLength(6);
    expect(rowOf(search, 'limits').choices).toHaveLength(10);
  });
});
