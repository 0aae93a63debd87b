import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Batch } from '../../shared/trace/batch.ts';
import { ASTAR, BFS, CASE_1, EngineSource, HARDEST } from './engine.fixture.ts';
import { Supply } from './supply.ts';

/** A supply of one search, and what it delivered. */
function setUp(puzzle = HARDEST, search = BFS, limits = { expansions: 9000 }) {
  const source = new EngineSource();
  const batches: Batch[] = [];
  const failures: unknown[] = [];
  let expansions = 0;
  const supply = new Supply(source, source.open(puzzle, search, limits).searchId, {
    received(batch) {
      batches.push(batch);
      expansions += batch.expansionCount;
      return { expansions, ended: batch.status !== 'running' };
    },
    failed: (error) => void failures.push(error),
  });
  return { source, supply, batches, failures, expansions: () => expansions };
}

/** Everything that can happen without the test's doing has happened. */
function quiet(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('the supply of a trace', () => {
  test('brings exactly what is wanted, whatever is wanted when and however short the answers are', async () => {
    const wants = fc.array(fc.record({ steps: fc.nat({ max: 3000 }), settle: fc.boolean() }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(wants, fc.integer({ min: 100, max: 4000 }), async (wants, mostExpansions) => {
        const { source, supply, expansions } = setUp();
        source.mostExpansions = mostExpansions;
        for (const { steps, settle } of wants) {
          supply.want(steps);
          if (settle) await quiet();
        }
        await quiet();
        expect(expansions()).toBe(Math.max(0, ...wants.map(({ steps }) => steps)));
        expect(source.mostUnanswered).toBeLessThanOrEqual(1);
      }),
      { numRuns: 20 },
    );
  });

  test('asks for a bounded number of steps in a bounded time, also on the way to the end', async () => {
    const { source, supply, expansions } = setUp();
    supply.want(Infinity);
    await quiet();
    expect(expansions()).toBe(9000);
    expect(Math.max(...source.calls.map((call) => call.expansions))).toBe(4096);
    expect(Math.max(...source.calls.map((call) => call.millis))).toBe(40);
    expect(source.mostUnanswered).toBe(1);
  });

  test('asks for nothing after the end', async () => {
    const { source, supply, batches } = setUp(CASE_1, ASTAR);
    supply.want(1000);
    await quiet();
    expect(batches.at(-1)!.status).toBe('solved');
    supply.want(Infinity);
    await quiet();
    expect(source.calls).toHaveLength(1);
  });

  test('asks for nothing where nothing is wanted', async () => {
    const { source, supply } = setUp();
    supply.want(0);
    await quiet();
    expect(source.calls).toEqual([]);
  });

  test('takes in the batch under way when no more is wanted, and goes on from it later', async () => {
    const { source, supply, expansions } = setUp();
    source.mostExpansions = 100;
    source.hold();
    supply.want(Infinity);
    supply.wantNoMore();
    source.release();
    await quiet();
    expect(expansions()).toBe(100);
    supply.want(250);
    await quiet();
    expect(expansions()).toBe(250);
  });

  test('delivers nothing after it is closed, neither a batch nor a failure, and asks no more', async () => {
    for (const refusal of [null, new Error('lost')]) {
      const { source, supply, batches, failures } = setUp();
      source.hold();
      supply.want(Infinity);
      supply.close();
      source.refusal = refusal;
      source.release();
      await quiet();
      supply.want(Infinity);
      await quiet();
      expect({ batches, failures, calls: source.calls.length }).toEqual({ batches: [], failures: [], calls: 1 });
    }
  });

  test('reports a refusal once, and asks no more', async () => {
    const { source, supply, failures } = setUp();
    source.refusal = new Error('lost');
    supply.want(10);
    await quiet();
    supply.want(20);
    await quiet();
    expect(failures).toEqual([source.refusal]);
    expect(source.calls).toHaveLength(1);
  });

  test('reports an answer that is no batch', async () => {
    const failures: unknown[] = [];
    const source = { advance: async () => new ArrayBuffer(3) };
    const received = () => expect.unreachable();
    new Supply(source, 1, { received, failed: (error) => void failures.push(error) }).want(1);
    await quiet();
    expect(failures).toEqual([expect.objectContaining({ name: 'BatchError' })]);
  });
});
