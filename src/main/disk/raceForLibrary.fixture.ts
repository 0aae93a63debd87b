/**
 * A program that races others for libraries. A line `open MILLISECONDS FOLDER` opens one at that time (by the clock),
 * saves a set named after the process, and prints `opened` or the code of the error; `close` closes it and prints
 * `closed`.
 */
import { createInterface } from 'node:readline';
import type { Store } from '../../host/store/database.ts';
import { openStore } from './openStore.ts';
import { createSet } from '../../host/store/sets.ts';

let store: Store | null = null;

function open(atMs: number, folder: string): string {
  while (Date.now() < atMs); // a timer could be too late for the race
  try {
    store = openStore(folder);
    store.write((db) => createSet(db, { title: `By ${process.pid}` }));
    return 'opened';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

function close(): string {
  store?.close();
  store = null;
  return 'closed';
}

for await (const line of createInterface(process.stdin)) {
  const [, atMs, folder] = /^open (\d+) (.*)$/.exec(line) ?? [];
  process.stdout.write(`${folder === undefined ? close() : open(Number(atMs), folder)}\n`);
}
