/**
 * A program that changes a library for ever, and says the number of each change once it is saved. It begins when the folder of
 * the library comes in as a line: so it can be started ahead, and be killed at any moment from the first one on.
 */
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { openStore } from './openStore.ts';
import { operate, operationsDone } from './operations.fixture.ts';

const CHANGES_PER_BACKUP = 25;
const OUTPUT = 1;

/** On its way to whoever reads it when this returns, also where the program is killed right after. */
function say(number: number): void {
  writeSync(OUTPUT, `${number}\n`);
}

flushCompileCache(); // what is killed has no other chance to leave it to the next one
const [folder] = (await once(createInterface(process.stdin), 'line')) as [string];
say(0);
const store = openStore(folder);
for (let n = operationsDone(store) + 1; ; n++) {
  store.write((db) => operate(db, n));
  say(n);
  if (n % CHANGES_PER_BACKUP === 0) store.backUp('test');
}
