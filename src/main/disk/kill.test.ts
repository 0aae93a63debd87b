/** A program that is killed (SIGKILL) at any moment: while it opens, changes, backs up, or creates its library. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Random } from '../../shared/puzzle/states/scramble.ts';
import { soundFormat } from './backUp.ts';
import { listBackups } from './backups.ts';
import type { Store } from '../../host/store/database.ts';
import { LIBRARY_FILE } from './files.ts';
import { addSet, inStore, overwritePage, titlesOf } from '../../host/store/library.fixture.ts';
import { openStore } from './openStore.ts';
import { dump, operate, operationsDone } from './operations.fixture.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';
import { attack, chance, TIMEOUT_MS, timesOf } from './torture.fixture.ts';

/** The kills of one library; then the next one begins. An ordinary run has one library. */
const KILLS_PER_LIBRARY = 10;
const KILLS = timesOf(KILLS_PER_LIBRARY, 2_000);
const RECOVERY_KILLS = timesOf(5, 2_000);
/** A recovery takes about half as long where the machine is not busy. */
const LONGEST_RECOVERY_MS = 150;
/**
 * The longest time, and the most acknowledged changes, before a kill: during a change, a backup, or while the library
 * opens.
 */
const MOST_CHANGES = 40;
const LONGEST_PAUSE_MS = 12;

const KEEP_CHANGING = fileURLToPath(new URL('keepChanging.fixture.ts', import.meta.url));

/** Starts programs ahead, so that one is ready when the one before it is killed. */
function programs(): () => ChildProcess {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(memoryFolder(onTestFinished), 'compiled') };
  const running = new Set<ChildProcess>();
  onTestFinished(() => running.forEach((child) => child.kill('SIGKILL')));
  const start = (): ChildProcess => {
    const child = spawn(process.execPath, [KEEP_CHANGING], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    running.add(child);
    child.once('close', () => running.delete(child));
    return child;
  };
  let ready = start();
  return () => {
    const next = ready;
    ready = start();
    return next;
  };
}

/** The numbers that a program has printed so far. */
function numbersOf({ stdout }: ChildProcess): { last: () => number; until: (count: number) => Promise<void> } {
  let said = '';
  stdout!.setEncoding('latin1').on('data', (text: string) => (said += text));
  const numbers = (): number[] => said.split('\n').slice(0, -1).map(Number);
  const until = async (count: number): Promise<void> => {
    while (numbers().length < count) await once(stdout!, 'data');
  };
  return { last: () => numbers().at(-1)!, until };
}

/**
 * Lets a program change the library in `folder`, and kills it at a random moment. Returns the number of the last
 * acknowledged change; 0 for none.
 */
async function changeAndKill(child: ChildProcess, folder: string, random: Random): Promise<number> {
  const { last, until } = numbersOf(child);
  child.stdin!.write(`${folder}\n`);
  await until(1 + Math.floor(random() * MOST_CHANGES));
  await pause(random() * LONGEST_PAUSE_MS);
  child.kill('SIGKILL');
  await once(child, 'close');
  return last();
}

/** The content of an uninterrupted library after this many changes. */
function reference(): (done: number) => string {
  const store = openStore(memoryFolder(onTestFinished));
  onTestFinished(store.close);
  return (done) => {
    store.write((db) => {
      for (let n = operationsDone(store) + 1; n <= done; n++) operate(db, n);
    });
    return dump(store);
  };
}

/** Expects all acknowledged changes in a library left by a kill, and none in part. Returns how many there are. */
function expectWhole(store: Store, acknowledged: number, contentAfter: (done: number) => string): number {
  const done = operationsDone(store);
  expect(store.notices).toEqual([]);
  expect(store.read((db) => db.prepare('PRAGMA integrity_check').pluck().all())).toEqual(['ok']);
  expect([acknowledged, acknowledged + 1]).toContain(done);
  expect(dump(store) === contentAfter(done)).toBe(true);
  return done;
}

/** Expects sound backups of a library that was killed often, and removes it to make room for the next. */
function endLibrary(folder: string): void {
  for (const { path } of listBackups(folder)) expect(soundFormat(path)).not.toBeNull();
  rmSync(folder, { recursive: true });
}

test(
  `a program that is killed ${KILLS} times leaves every change that it has acknowledged, none in part, and sound backups`,
  async () => {
    const [random, nextProgram] = [chance(20_261_121), programs()];
    let [folder, contentAfter, done] = ['', reference(), 0];
    await attack('a program that changes the library, killed', KILLS, async (kill) => {
      if (kill % KILLS_PER_LIBRARY === 0) [folder, contentAfter, done] = [memoryFolder(onTestFinished), reference(), 0];
      const said = await changeAndKill(nextProgram(), folder, random);
      done = inStore(folder, (store) => expectWhole(store, Math.max(done, said), contentAfter));
      if (kill % KILLS_PER_LIBRARY === KILLS_PER_LIBRARY - 1) endLibrary(folder);
      return false;
    });
  },
  TIMEOUT_MS,
);

/** A library whose latest change is not in its backup, with a damaged page. */
function damagedLibrary(): string {
  const folder = memoryFolder(onTestFinished);
  for (const title of ['Monday', 'Tuesday']) addSet(folder, title);
  overwritePage(join(folder, LIBRARY_FILE), 4);
  return folder;
}

test(
  `a program that is killed ${RECOVERY_KILLS} times while it puts back a damaged library, or right after, leaves all of it, and the next one tells`,
  async () => {
    const [random, nextProgram] = [chance(20_261_122), programs()];
    const damaged = damagedLibrary();
    await attack('a program that puts the library back, killed', RECOVERY_KILLS, async () => {
      const folder = memoryFolder(onTestFinished);
      cpSync(damaged, folder, { recursive: true });
      const child = nextProgram();
      const { last, until } = numbersOf(child);
      child.stdin!.write(`${folder}\n`);
      await until(1);
      await pause(random() * LONGEST_RECOVERY_MS);
      child.kill('SIGKILL');
      await once(child, 'close');
      inStore(folder, (store) => {
        expect(store.notices[0]).toMatch(/^The file of the library was damaged\. Searchlight has put back the backup/);
        expect(titlesOf(store)).toEqual(expect.arrayContaining(['Monday', 'Tuesday']));
        expect([last(), last() + 1]).toContain(operationsDone(store));
      });
      rmSync(folder, { recursive: true });
      return false;
    });
  },
  TIMEOUT_MS,
);
