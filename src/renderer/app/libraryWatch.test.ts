import { expect, onTestFinished, test, vi } from 'vitest';
import { Notices } from '../program/notices.svelte.ts';
import type { Program } from '../program/program.ts';
import { watchLibrary } from './libraryWatch.ts';

const GONE = 'The library was removed.';

/** A watch over a host that answers so. */
function watched(host: 'web' | 'page', answers: () => string | null): Notices {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const notices = new Notices();
  const api = { app: { whyUnsaved: async () => answers() } };
  onTestFinished(watchLibrary({ api, notices, description: { host, isReadOnly: false } } as unknown as Program));
  return notices;
}

test('a removed library is reported within a second, once, with an offer to save everything', async () => {
  let why: string | null = null;
  const notices = watched('web', () => why);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(notices.shown).toBeNull();
  why = GONE;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(notices.shown).toEqual({ kind: 'error', text: GONE, isUnsaved: true });
  notices.shown = null;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(notices.shown).toBeNull();
});

test('a page alone is not asked', async () => {
  const notices = watched('page', () => GONE);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(notices.shown).toBeNull();
});
