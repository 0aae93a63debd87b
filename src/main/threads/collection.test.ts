import { expect, onTestFinished, test, vi } from 'vitest';
import { collectWhenGrown } from './collection.ts';

const MB = 1024 * 1024;

test('collects each time that the heap has grown much since the last time, and not before', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let [bytes, collections] = [50 * MB, 0];
  const collect = (): void => {
    collections++;
    bytes -= 30 * MB;
  };
  const grow = (megabytes: number): number => {
    bytes += megabytes * MB;
    vi.advanceTimersByTime(10_000);
    return collections;
  };
  collectWhenGrown(collect, () => bytes);
  expect([grow(20), grow(20), grow(0), grow(20), grow(10)]).toEqual([0, 1, 1, 1, 2]);
});
