/**
 * Runs the built Electron host where it is refused, and prints the journal as JSON. Arguments: the folder of the build,
 * the folder of the library, and `second` if another instance has the lock.
 */
import { setTimeout } from 'node:timers/promises';
import { app, journal } from './electron.fixture.ts';
import { loadHost } from './load.fixture.ts';

/** Calls that end the start. */
const ENDS = ['quit', 'exit', 'loadURL'];
/** Much longer than a host needs to open its window. */
const LONG_ENOUGH_MS = 300;

const [, , out, dataFolder, isSecond] = process.argv as string[];
app.isFirst = isSecond !== 'second';
await loadHost(out!, dataFolder!);
while (!journal.some(([name]) => ENDS.includes(name))) await setTimeout(10);
await setTimeout(LONG_ENOUGH_MS);
process.stdout.write(JSON.stringify(journal), () => process.exit()); // the host runs if it was not refused
