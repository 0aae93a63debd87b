/**
 * A program that is killed while it writes, at whatever moment. Most of the kills are done by stopping the process and copying
 * its files: what they hold then is what SIGKILL leaves, and the next one comes without a new start.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { soundFormat } from './backUp.ts';
import { listBackups } from './backups.ts';
import type { Store } from './database.ts';
import { LIBRARY_FILE } from './files.ts';
import { inStore } from './library.fixture.ts';
import { openStore } from './openStore.ts';
import { dump, operate, operationsDone } from './operations.fixture.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';

const isTorture = process.env['TORTURE'] !== undefined;
const FREEZES = isTorture ? 2_000 : 95;
const KILLS = isTorture ? 2_000 : 5;
/** A library has so many kills behind it before the next one begins: it grows. */
const KILLS_PER_LIBRARY = 100;
const TIMEOUT_MS = 3_600_000;

/** The file in which a change is acknowledged, once it is saved. */
const ACKNOWLEDGED = 'acknowledged';

/** Changes a library for ever, and says the number of each change once it is saved. */
const KEEP_CHANGING = `
  const [, openStore, operations, folder] = process.argv;
  const { openSync, writeSync } = await import('node:fs');
  const { operate, operationsDone } = await import(operations);
  const store = (await import(openStore)).openStore(folder);
  const acknowledged = openSync(folder + '/${ACKNOWLEDGED}', 'w');
  for (let n = operationsDone(store) + 1; ; n++) {
    store.write((db) => operate(db, n));
    writeSync(acknowledged, String(n).padStart(12), 0);
    if (n % 150 === 0) store.backUp('test');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
`;

function startChanging(folder: string): ChildProcess {
  const modules = ['./openStore.ts', './operations.fixture.ts'].map((name) => new URL(name, import.meta.url).href);
  const cache = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') };
  const args = ['--input-type=module', '--eval', KEEP_CHANGING, ...modules, folder];
  const child = spawn(process.execPath, args, { env: cache, stdio: ['ignore', 'ignore', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The number of the last change that was said to be saved; 0 before the first. */
function acknowledged(folder: string): number {
  const file = join(folder, ACKNOWLEDGED);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(1);
}

/** Stops a process, all of it: Linux says when it stands still. */
async function freeze({ pid }: ChildProcess): Promise<void> {
  process.kill(pid!, 'SIGSTOP');
  await until(() => /\) T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
}

/** What the library of a program that was never killed holds after so many changes. */
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

/** Holds a library, as a kill has left it, to what was acknowledged: no change is lost, none is there in part. */
function expectWhole(store: Store, acknowledged: number, contentAfter: (done: number) => string): void {
  const done = operationsDone(store);
  expect(store.notices).toEqual([]);
  expect([acknowledged, acknowledged + 1]).toContain(done);
  expect(dump(store) === contentAfter(done)).toBe(true);
}

test.runIf(process.platform === 'linux')(
  `a program that stands still at one of ${FREEZES} moments leaves every change that it has acknowledged, and none in part`,
  async () => {
    const [folder, copy] = [memoryFolder(onTestFinished), join(memoryFolder(onTestFinished), 'copy')];
    const child = startChanging(folder);
    const contentAfter = reference();
    await until(() => acknowledged(folder) > 0);
    for (let round = 0; round < FREEZES; round++) {
      await pause(Math.random() * 10);
      await freeze(child);
      mkdirSync(copy);
      for (const name of [LIBRARY_FILE, `${LIBRARY_FILE}-wal`]) copyFileSync(join(folder, name), join(copy, name));
      const last = acknowledged(folder);
      child.kill('SIGCONT');
      inStore(copy, (store) => expectWhole(store, last, contentAfter));
      rmSync(copy, { recursive: true });
    }
    child.kill('SIGKILL');
    await once(child, 'close');
  },
  TIMEOUT_MS,
);

test(
  `a program that is killed ${KILLS} times leaves every change that it has acknowledged, none in part, and sound backups`,
  async () => {
    for (let kill = 0; kill < KILLS; kill += KILLS_PER_LIBRARY) {
      const folder = memoryFolder(onTestFinished);
      const contentAfter = reference();
      for (let round = kill; round < Math.min(kill + KILLS_PER_LIBRARY, KILLS); round++) {
        const before = acknowledged(folder);
        const child = startChanging(folder);
        await until(() => acknowledged(folder) > before);
        await pause(Math.random() * 100);
        child.kill('SIGKILL');
        await once(child, 'close');
        inStore(folder, (store) => expectWhole(store, acknowledged(folder), contentAfter));
      }
      for (const { path } of listBackups(folder)) expect(soundFormat(path)).not.toBeNull();
    }
  },
  TIMEOUT_MS,
);
