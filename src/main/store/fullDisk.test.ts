import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from './database.ts';
import { LIBRARY_FILE } from './files.ts';
import { listPuzzles } from './findPuzzles.ts';
import { refusal, SMALL } from './library.fixture.ts';
import { openStore } from './openStore.ts';
import { ALL } from './pages.fixture.ts';
import { addPuzzle } from './puzzles.ts';
import { createSet } from './sets.ts';
import { temporaryFolder } from './temporaryFolder.fixture.ts';

function open(folder: string): Store {
  const store = openStore(folder);
  onTestFinished(store.close);
  return store;
}

describe('a full disk', () => {
  test('is said, nothing that was saved is lost, and writing goes on when there is room', () => {
    const folder = temporaryFolder(onTestFinished);
    const store = open(folder);
    const { setId } = store.write((db) => createSet(db, { title: 'Large' }));
    const add = () =>
      store.write((db) =>
        addPuzzle(db, { setId, title: 'One', notes: 'x'.repeat(20_000), tags: [], puzzle: SMALL, optimal: null }),
      );
    const kept = add();
    store.write((db) => db.pragma(`max_page_count = ${db.pragma('page_count', { simple: true })}`));

    expect(refusal(add)).toBe('store-full');
    expect(store.read((db) => listPuzzles(db, { setId, ...ALL })).puzzles).toEqual([kept]);

    store.write((db) => db.pragma('max_page_count = 100000'));
    add();
    store.close();
    expect(open(folder).read((db) => listPuzzles(db, { setId, ...ALL })).puzzles).toHaveLength(2);
  });

  test('and a folder that cannot be made are one sentence', () => {
    const file = join(temporaryFolder(onTestFinished), LIBRARY_FILE);
    writeFileSync(file, '');
    expect(() => openStore(join(file, 'inside'))).toThrow(/cannot write in .*inside/);
    expect(refusal(() => openStore(file))).toBe('store-full');
    expect(existsSync(`${file}-wal`)).toBe(false);
  });
});
