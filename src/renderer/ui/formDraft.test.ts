/** A form that saves itself: what is refused in one field holds back no other, and is not lost. */
import { beforeEach, expect, test, vi } from 'vitest';
import { FormDraft } from './formDraft.svelte.ts';

const SAVED = { title: 'One', notes: '' };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A form of which an empty title is refused. */
function opened(left?: Partial<typeof SAVED>) {
  const kept = { ...SAVED };
  const save = vi.fn(async (change: Partial<typeof SAVED>) => {
    if (change.title === '') throw new Error('A title is missing.');
    Object.assign(kept, change);
  });
  return { kept, save, draft: new FormDraft(SAVED, { clean: (typed) => typed, save }, left) };
}

test('a refused field holds back no other', async () => {
  const { kept, draft } = opened();
  Object.assign(draft.typed, { title: '', notes: 'New' });
  await draft.flush();
  expect(kept).toEqual({ title: 'One', notes: 'New' });
  expect([draft.typed, draft.fault]).toEqual([{ title: '', notes: 'New' }, 'A title is missing.']);
  expect(draft.left).toEqual({ texts: { title: '' }, fault: 'A title is missing.' });
  draft.typed.title = 'Two';
  await draft.flush();
  expect([kept, draft.left]).toEqual([{ title: 'Two', notes: 'New' }, null]);
});

test('fields that are sound are saved together', async () => {
  const { save, draft } = opened();
  Object.assign(draft.typed, { title: 'Two', notes: 'New' });
  await draft.flush();
  expect(save.mock.calls).toEqual([[{ title: 'Two', notes: 'New' }]]);
});

test('what was refused before stands in the form again, and it is said why', async () => {
  const { draft } = opened({ title: '' });
  expect(draft.typed).toEqual({ title: '', notes: '' });
  await vi.runAllTimersAsync();
  expect(draft.fault).toBe('A title is missing.');
});
