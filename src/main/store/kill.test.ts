import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listPuzzles } from './findPuzzles.ts';
import { inStore, SMALL } from './library.fixture.ts';
import { ALL } from './pages.fixture.ts';
import { createSet } from './sets.ts';
import { temporaryFolder } from './temporaryFolder.fixture.ts';

/** What a child process runs: a text, with its parameters in `process.argv`. */
const MODULE = ['--input-type=module', '--eval'];
const OPEN_STORE = new URL('./openStore.ts', import.meta.url).href;

describe('kill -9', () => {
  /** Adds puzzles for ever, and says the number of each once it is saved. */
  const KEEP_ADDING = `
    const [, openStore, puzzles, folder, setId] = process.argv;
    const store = (await import(openStore)).openStore(folder);
    const { addPuzzle } = await import(puzzles);
    const { writeSync } = await import('node:fs');
    const puzzle = ${JSON.stringify(SMALL)};
    for (let n = 1; ; n++) {
      store.write((db) => addPuzzle(db, { setId: Number(setId), title: String(n), notes: '', tags: [], puzzle, optimal: 1 }));
      writeSync(1, n + '\\n');
    }
  `;
  const PUZZLES = new URL('./puzzles.ts', import.meta.url).href;

  /** The number of the last puzzle that was acknowledged before the kill, which comes after `kill` of them. */
  async function addUntilKilled(folder: string, setId: number, kill: number): Promise<number> {
    const child = spawn(process.execPath, [...MODULE, KEEP_ADDING, OPEN_STORE, PUZZLES, folder, String(setId)]);
    let last = 0;
    createInterface({ input: child.stdout }).on('line', (line) => {
      last = Number(line);
      if (last === kill) child.kill('SIGKILL');
    });
    await once(child, 'close');
    return last;
  }

  test('loses no puzzle that was said to be saved, and tears none', async () => {
    const folder = temporaryFolder(onTestFinished);
    for (let kill = 1; kill <= 10; kill++) {
      const { setId } = inStore(folder, (store) => store.write((db) => createSet(db, { title: `Kill ${kill}` })));
      const acknowledged = await addUntilKilled(folder, setId, kill * 3);
      const kept = inStore(folder, (store) => store.read((db) => listPuzzles(db, { setId, ...ALL }))).puzzles;
      expect(acknowledged).toBeGreaterThanOrEqual(kill * 3);
      expect(kept.length).toBeGreaterThanOrEqual(acknowledged);
      expect(kept.map(({ title }) => Number(title))).toEqual(kept.map((_, i) => i + 1));
    }
  }, 60_000);
});
