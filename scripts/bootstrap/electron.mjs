import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reasonAgainstWindow, thisMachine } from './display.mjs';
import { inProject } from './project.mjs';

/** Where the executable lies in Electron's folder. @type {Partial<Record<NodeJS.Platform, string>>} */
const EXECUTABLES = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };

/**
 * Electron's folder of binaries. `ELECTRON_OVERRIDE_DIST_PATH` names one that was brought by other means. The package
 * itself is never imported: importing it starts a download.
 */
const DIST = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? inProject('node_modules', 'electron', 'dist');

/** Path of Electron's executable, or undefined where it has not been fetched. */
export function electronBinary() {
  const path = join(DIST, EXECUTABLES[process.platform] ?? 'electron');
  return existsSync(path) ? path : undefined;
}

/** Why Electron cannot open a window on this machine, as the end of a sentence, or undefined. */
export function reasonAgainstElectron() {
  return reasonAgainstWindow(thisMachine(join(DIST, 'chrome-sandbox')));
}
