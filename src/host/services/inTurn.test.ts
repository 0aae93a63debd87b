import { expect, test } from 'vitest';
import type { CountedWork } from '../../shared/lab/experiment.ts';
import { inTurn } from './inTurn.ts';
import type { CountExperiment } from './services.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Counts until it is stopped, and records what began. */
function byHand() {
  const begun: CountedWork[] = [];
  const ends = new Map<CountedWork, () => void>();
  const count: CountExperiment = (work) => {
    begun.push(work);
    const ended = new Promise<void>((resolve) => ends.set(work, resolve));
    return { ended, stop: () => ends.get(work)!() };
  };
  return { begun, ends, count };
}

test('counts one work at a time, and leaves out one that is stopped while it waits', async () => {
  const { begun, ends, count } = byHand();
  const works = Array.from({ length: 3 }, () => ({}) as CountedWork);
  const turns = inTurn(count);
  const [, second] = works.map((work) => turns(work, () => {}, 1));
  await settled();
  expect(begun).toEqual([works[0]]);
  second!.stop();
  ends.get(works[0]!)!();
  await settled();
  expect(begun).toEqual([works[0], works[2]]);
});

test('a work that fails lets the next one begin', async () => {
  let counted = 0;
  const turns = inTurn(() => ({
    ended: counted++ === 0 ? Promise.reject(new Error('no room')) : Promise.resolve(),
    stop() {},
  }));
  const [first, second] = [{}, {}].map((work) => turns(work as CountedWork, () => {}, 1));
  await expect(first!.ended).rejects.toThrow('no room');
  await second!.ended;
  expect(counted).toBe(2);
});
