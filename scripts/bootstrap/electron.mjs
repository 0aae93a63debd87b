import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reasonAgainstWindow, thisMachine } from './display.mjs';
import { inProject } from './project.mjs';

/** Where the executable lies in Electron's folder. @type {Partial<Record<NodeJS.Platform, string>>} */
const EXECUTABLES = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };

/** A folder of Electron's binaries that was brought by other means. */
const BROUGHT = process.env.ELECTRON_OVERRIDE_DIST_PATH || undefined;
/** Electron's folder of binaries. The package itself is never imported: importing it starts a download. */
const DIST = BROUGHT ?? inProject('node_modules', 'electron', 'dist');
/** Written by Electron's installer when everything is unpacked; an executable without it may lack the rest. */
export const COMPLETE = inProject('node_modules', 'electron', 'path.txt');

/** Path of Electron's executable, or undefined where it has not been fetched. */
export function electronBinary() {
  const path = join(DIST, EXECUTABLES[process.platform] ?? 'electron');
  return existsSync(path) && (BROUGHT || existsSync(COMPLETE)) ? path : undefined;
}

/** Why Electron cannot open a window on this machine, fetched or not, as the end of a sentence, or undefined. */
export function reasonAgainstElectron() {
  if (BROUGHT && !electronBinary()) return `there is no Electron in ELECTRON_OVERRIDE_DIST_PATH (${BROUGHT})`;
  return reasonAgainstWindow(thisMachine(join(DIST, 'chrome-sandbox')));
}
