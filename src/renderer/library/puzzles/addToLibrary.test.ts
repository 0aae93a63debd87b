import { describe, expect, test } from 'vitest';
import { addToLibrary } from './addToLibrary.ts';
import { deleteRows } from '../deleting.ts';
import { CASE_1, HARDEST } from '../../run/engine.fixture.ts';
import { expectOf, opened, parts, quiet } from '../../app/app.fixture.ts';
import { rememberPlace } from '../../app/openApp.ts';

describe('saving the puzzle', () => {
  test('keeps it in a new set, says so, and remembers it', async () => {
    const { app } = await opened();
    await app.current.showPuzzle(HARDEST);
    expect(await addToLibrary(app, { setTitle: 'Mine' }, 'Hardest')).toBe(true);
    const set = app.library.sets.at(-1)!;
    expect(set).toMatchObject({ title: 'Mine', puzzleCount: 1 });
    const { puzzleId } = app.library.kept!;
    expect(app.library.kept).toMatchObject({ setId: set.setId, title: 'Hardest', puzzle: HARDEST });
    expect(app.current.shown).toMatchObject({ title: 'Hardest', puzzleId });
    expect(app.settings.now.puzzleId).toBe(puzzleId);
    expect(app.notices.shown?.text).toBe('Saved “Hardest” in the library.');
  });

  test('is over when a program that is killed would open it from there', async () => {
    const { app, way, open } = await opened();
    await app.current.showPuzzle(HARDEST);
    rememberPlace(app);
    await app.settings.write();
    const release = way.hold('library.savePuzzle');
    let isOver = false;
    const saving = addToLibrary(app, { setTitle: 'Mine' }, 'Hardest').then(() => (isOver = true));
    await quiet();
    expect(isOver).toBe(false);
    release();
    await saving;
    const later = await open();
    expect(later.current.shown).toMatchObject({ title: 'Hardest', puzzleId: app.current.shown!.puzzleId });
  });

  test('under an invalid title is reported, and changes nothing', async () => {
    const { app } = await opened();
    await app.current.showPuzzle(HARDEST);
    expect(await addToLibrary(app, { setId: app.library.sets[0].setId }, ' ')).toBe(false);
    expect(app.notices.shown).toMatchObject({ kind: 'error', text: expect.stringContaining('A title has 1 to 200') });
    expect(app.current.shown?.puzzleId).toBeNull();
  });

  test('that is answered late does not name another puzzle on the screen', async () => {
    const { app, way } = await opened();
    const [set] = app.library.sets;
    await app.current.showPuzzle(HARDEST);
    const release = way.hold('library.savePuzzle');
    const saving = addToLibrary(app, { setId: set.setId }, 'Hardest');
    const [, second] = app.library.puzzles.rows;
    await app.current.openPuzzle(second);
    release();
    expect(await saving).toBe(true);
    const { puzzleId, title } = second;
    expectOf(parts(app), { shown: { puzzleId, title }, settings: { puzzleId } });
  });

  test('is undone by deleting it, and the puzzle stays on the screen as a new one', async () => {
    const { app } = await opened();
    await deleteRows(app, 'puzzle', [app.library.kept!]);
    expect(app.current.shown).toMatchObject({ puzzleId: null, puzzle: CASE_1 });
    expect(app.library.puzzles.rows.map(({ title }) => title)).not.toContain('Case 1');
    expect(app.notices.shown?.text).toBe('Deleted “Case 1”.');
    await app.notices.shown!.undo!();
    expect(app.library.puzzles.rows[0].title).toBe('Case 1');
  });
});
