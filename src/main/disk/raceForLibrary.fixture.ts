/**
 * A program that races others for libraries. A line `open MILLISECONDS FOLDER` opens one then (by the clock), saves a set named after its
 * process, and says `opened`, or the code of the error; `close` closes it and says `closed`.
 */
import { createInterface } from 'node:readline';
import type { Store } from '../../host/store/database.ts';
import { openStore } from './openStore.ts';
import { createSet } from '../../host/store/sets.ts';

let store: Store | null = null;

function open(atMs: number, folder: string): string {
  while (Date.now() < atMs); // a timer may be late by more than what is raced for
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
