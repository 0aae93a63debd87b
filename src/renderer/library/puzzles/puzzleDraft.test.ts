import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LibraryPuzzle } from '../../../shared/contract/types.ts';
import { CASE_1 } from '../../run/engine.fixture.ts';
import { puzzleDraft, typedOf } from './puzzleDraft.ts';

const KEPT: LibraryPuzzle = {
  puzzleId: 7,
  setId: 1,
  title: 'Case 1',
  notes: '',
  tags: ['easy'],
  puzzle: CASE_1,
  optimal: 8,
};

function opened() {
  const save = vi.fn(async () => {});
  return { save, draft: puzzleDraft(KEPT, save) };
}

describe('what is typed about a puzzle', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('saves itself a moment after the last key, and only what has changed', async () => {
    const { draft, save } = opened();
    draft.typed.notes = 'Try breadth-first';
    draft.touch();
    draft.typed.notes = 'Try breadth-first search.';
    draft.touch();
    expect(save).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(save.mock.calls).toEqual([[7, { notes: 'Try breadth-first search.' }]]);
  });

  test('is saved at once when asked for, and once', async () => {
    const { draft, save } = opened();
    draft.typed.title = ' Case one ';
    draft.typed.tags = 'easy, week 3, easy';
    draft.touch();
    await draft.flush();
    await vi.runAllTimersAsync();
    expect(save.mock.calls).toEqual([[7, { title: 'Case one', tags: ['easy', 'week 3'] }]]);
  });

  test('stays while the puzzle changes by a save that was on its way, also where it is refused then', async () => {
    const { draft, save } = opened();
    draft.typed.notes = 'Zugzwang';
    const saved = draft.flush();
    draft.typed.title = '';
    draft.refresh(typedOf({ ...KEPT, notes: 'Zugzwang' }));
    await saved;
    draft.refresh(typedOf({ ...KEPT, notes: 'Zugzwang' }));
    save.mockRejectedValueOnce(new Error('A title has 1 to 200 characters.'));
    await draft.flush();
    draft.refresh(typedOf({ ...KEPT, notes: 'Zugzwang', tags: ['hard'] }));
    expect([draft.typed.title, draft.typed.notes, draft.typed.tags]).toEqual(['', 'Zugzwang', 'easy']);
    expect(draft.fault).toBe('A title has 1 to 200 characters.');
  });

  test('keeps the space behind the last word, as the next one may follow', async () => {
    const { draft } = opened();
    draft.typed.title = 'Case one ';
    await draft.flush();
    draft.refresh(typedOf({ ...KEPT, title: 'Case one' }));
    expect(draft.typed.title).toBe('Case one ');
  });

  test('gives way to what was changed elsewhere, where nothing was typed', () => {
    const { draft } = opened();
    draft.refresh(typedOf({ ...KEPT, title: 'Case one', tags: ['hard', 'week 3'] }));
    expect([draft.typed.title, draft.typed.tags, draft.typed.notes]).toEqual(['Case one', 'hard, week 3', '']);
  });

  test('that is refused stays as it was typed, with the reason, and is tried again', async () => {
    const { draft, save } = opened();
    save.mockRejectedValueOnce(new Error('A title has 1 to 200 characters.'));
    draft.typed.title = '';
    await draft.flush();
    expect([draft.typed.title, draft.fault]).toEqual(['', 'A title has 1 to 200 characters.']);
    draft.typed.title = 'A';
    await draft.flush();
    expect(draft.fault).toBeNull();
    expect(save).toHaveBeenLastCalledWith(7, { title: 'A' });
  });
});

test('tags are separated by commas, without repeats and empty ones', async () => {
  const { draft, save } = opened();
  draft.typed.tags = ' hard,, week 3 ,hard,';
  await draft.flush();
  expect(save).toHaveBeenLastCalledWith(7, { tags: ['hard', 'week 3'] });
});
