import { onTestFinished, vi } from 'vitest';
import { BOUNCE_MS } from './bounce.ts';

/** Moves the clock on to where a press after an answer is meant. */
export function afterTheBounce(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + BOUNCE_MS + 1 });
  onTestFinished(() => void vi.useRealTimers());
}
