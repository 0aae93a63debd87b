import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEAVING_MS, whenAllPagesLeft } from './leaving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the host leaves a while after the last page, unless one comes back', () => {
  const leave = vi.fn();
  const count = whenAllPagesLeft(leave);
  for (const pages of [1, 2, 1, 0]) count(pages);
  vi.advanceTimersByTime(LEAVING_MS - 1);
  count(1);
  vi.advanceTimersByTime(2 * LEAVING_MS);
  expect(leave).not.toHaveBeenCalled();
  count(0);
  vi.advanceTimersByTime(LEAVING_MS);
  expect(leave).toHaveBeenCalledOnce();
});

test('the host waits for its first page as long as that takes', () => {
  const leave = vi.fn();
  whenAllPagesLeft(leave);
  vi.advanceTimersByTime(10 * LEAVING_MS);
  expect(leave).not.toHaveBeenCalled();
});
