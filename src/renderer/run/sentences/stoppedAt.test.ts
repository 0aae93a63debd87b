import { describe, expect, test } from 'vitest';
import { raisedLimits, raiseOf } from '../../../shared/contract/searchLimits.ts';
import { ASTAR } from '../engine.fixture.ts';
import { stoppedAt } from './stoppedAt.ts';

describe('a search that has stopped at a limit', () => {
  test('names it with its number, and the next one', () => {
    expect(stoppedAt('node-limit', ASTAR)).toEqual({
      limit: '2,000,000 nodes',
      next: { raise: 2, limit: '4,000,000 nodes' },
    });
    expect(stoppedAt('expansion-limit', ASTAR)?.limit).toBe('1,000,000 expansions');
    expect(stoppedAt('memory-limit', ASTAR)?.limit).toBe('128 MB');
  });

  test('goes no farther than the highest', () => {
    const twice = { ...ASTAR, limits: raisedLimits(2) };
    expect(stoppedAt('node-limit', twice)).toEqual({
      limit: '4,000,000 nodes',
      next: { raise: 4, limit: '8,000,000 nodes' },
    });
    expect(stoppedAt('node-limit', { ...ASTAR, limits: raisedLimits(4) })?.next).toBe(null);
  });

  test.each(['running', 'solved', 'exhausted', 'depth-limit'] as const)('is none that is %s', (status) => {
    expect(stoppedAt(status, ASTAR)).toBe(null);
  });
});

test('raised limits keep the depth limit, and none are asked for where nothing is raised', () => {
  expect(raisedLimits(1)).toEqual({});
  expect(raisedLimits(1, { ...raisedLimits(4), depth: 7 })).toEqual({ depth: 7 });
  expect(raisedLimits(2, { depth: 7 })).toEqual({ depth: 7, expansions: 2e6, nodes: 4e6, bytes: 256 * 1024 * 1024 });
  expect([raiseOf(), raiseOf({ nodes: 5 }), raiseOf(raisedLimits(4))]).toEqual([1, 1, 4]);
});
