/** A library that is removed while it is open. */
import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { refusal, STARTER_TITLES, titlesOf } from '../../host/store/library.fixture.ts';
import { createSet } from '../../host/store/sets.ts';
import { LIBRARY_FILE } from './files.ts';
import { openStore } from './openStore.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';

const REMOVALS: [what: string, remove: (folder: string) => void][] = [
  ['its file', (folder) => rmSync(join(folder, LIBRARY_FILE))],
  ['its file and its log', (folder) => ['', '-wal'].forEach((end) => rmSync(join(folder, LIBRARY_FILE + end)))],
  [
    'all that is in its folder',
    (folder) => readdirSync(folder).forEach((name) => rmSync(join(folder, name), { recursive: true })),
  ],
  ['its folder', (folder) => rmSync(folder, { recursive: true })],
  ['by moving the folder', (folder) => renameSync(folder, `${folder}-moved`)],
];

describe.skipIf(process.platform === 'win32')('a library that is removed while it is open', () => {
  test.each(REMOVALS)('acknowledges no change any more, and the end writes what was saved: %s', (_what, remove) => {
    const folder = join(memoryFolder(onTestFinished), 'library');
    const store = openStore(folder);
    store.write((db) => createSet(db, { title: 'Monday' }));
    expect(store.whyUnsaved()).toBeNull();
    remove(folder);
    expect(refusal(() => store.write((db) => createSet(db, { title: 'Tuesday' })))).toBe('store-full');
    expect(store.whyUnsaved()).toMatch(
      /was removed or replaced while Searchlight was running, .* Save everything as a file/,
    );
    expect(titlesOf(store)).toEqual([...STARTER_TITLES, 'Monday']); // it can still be exported
    store.renewBackup(60 * 60 * 1000); // as an end does
    store.close();
    const again = openStore(folder);
    onTestFinished(again.close);
    expect(titlesOf(again)).toEqual([...STARTER_TITLES, 'Monday']);
    expect(again.notices[0]).toContain('was missing');
  });

  test('during a change does not acknowledge that one either', () => {
    const folder = memoryFolder(onTestFinished);
    const store = openStore(folder);
    onTestFinished(store.close);
    const change = () =>
      store.write((db) => {
        rmSync(join(folder, LIBRARY_FILE));
        return createSet(db, { title: 'Monday' });
      });
    expect(refusal(change)).toBe('store-full');
  });

  test('or replaced leaves the other file as it is', () => {
    const folder = memoryFolder(onTestFinished);
    openStore(folder).close();
    const [file, other] = [join(folder, LIBRARY_FILE), join(folder, 'other')];
    copyFileSync(file, other);
    const store = openStore(folder);
    renameSync(other, file);
    const before = readFileSync(file);
    expect(refusal(() => store.write((db) => createSet(db, { title: 'Tuesday' })))).toBe('store-full');
    store.renewBackup(0);
    store.close();
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});
