/** A library that its owner has made read-only. */
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addSet, overwritePage, refusal, STARTER_TITLES, titlesOf } from '../../host/store/library.fixture.ts';
import { createSet } from '../../host/store/sets.ts';
import { closeToOthers } from '../hosts/privacy.ts';
import { LIBRARY_FILE } from './files.ts';
import { FORMATS, placeLibrary } from './formats.fixture.ts';
import { openStore } from './openStore.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';

function readOnlyLibrary(make: (folder: string) => void): { folder: string; file: string } {
  const folder = memoryFolder(onTestFinished);
  make(folder);
  const file = join(folder, LIBRARY_FILE);
  chmodSync(file, 0o444);
  return { folder, file };
}

const MONDAY = (folder: string): void => addSet(folder, 'Monday');

describe.skipIf(process.platform === 'win32')('a library whose file may only be read', () => {
  test('is shown, every change is refused with a sentence, and its file stays as it is', () => {
    const { folder, file } = readOnlyLibrary(MONDAY);
    const before = readFileSync(file);
    closeToOthers(folder, true);
    const store = openStore(folder);
    expect([store.isReadOnly, titlesOf(store)]).toEqual([true, [...STARTER_TITLES, 'Monday']]);
    expect(store.notices[0]).toContain('may only be read');
    expect(store.notices.at(-1)).toContain(file);
    for (const change of [() => store.write((db) => createSet(db, { title: 'Tuesday' })), () => store.backUp('test')])
      expect(refusal(change)).toBe('read-only');
    store.close();
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o400); // others lose the right to read; nobody gets one
  });

  test.each(FORMATS)('is shown also in format %i', (format) => {
    const { folder, file } = readOnlyLibrary((place) => placeLibrary(place, format));
    const before = readFileSync(file);
    const store = openStore(folder);
    onTestFinished(store.close);
    expect([store.isReadOnly, titlesOf(store)]).toEqual([true, expect.arrayContaining(['Monday'])]);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test.each<[what: string, damage: (file: string) => void]>([
    ['in the middle', (file) => overwritePage(file, 4)],
    ['at its beginning', (file) => overwritePage(file, 0)],
    ['all of it', (file) => writeFileSync(file, 'my notes')],
  ])('and is damaged is neither replaced nor moved: %s', (_what, damage) => {
    const { folder, file } = readOnlyLibrary((place) => {
      MONDAY(place);
      damage(join(place, LIBRARY_FILE));
    });
    const [before, names] = [readFileSync(file), readdirSync(folder)];
    expect(() => openStore(folder)).toThrow(/is damaged, and its file may only be read\. Allow writing/);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(names);
  });
});
