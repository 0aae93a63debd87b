/**
 * A program that changes a library forever, and prints the number of each saved change. It begins when it reads the
 * folder of the library as a line, so that it can be started ahead, and killed at any moment from the start.
 */
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { openStore } from './openStore.ts';
import { operate, operationsDone } from './operations.fixture.ts';

const CHANGES_PER_BACKUP = 25;
const OUTPUT = 1;

/** Synchronous, so that the line arrives even if the program is killed right after. */
function say(number: number): void {
  writeSync(OUTPUT, `${number}\n`);
}

flushCompileCache(); // a killed program could not write it at its end
const [folder] = (await once(createInterface(process.stdin), 'line')) as [string];
say(0);
const store = openStore(folder);
for (let n = operationsDone(store) + 1; ; n++) {
  store.write((db) => operate(db, n));
  say(n);
  if (n % CHANGES_PER_BACKUP === 0) store.backUp('test');
}
