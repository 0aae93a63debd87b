import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inProject, isForTests, ROOT } from './project.mjs';
import { collect } from './run.mjs';

/** Everything that the built program is made of. */
const SOURCES = [
  'src',
  'resources',
  'electron.vite.config.ts',
  'svelte.config.js',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
const STAMP = inProject('out', 'sources.sha256');

/** Whether the program was built from the sources as they are now. */
export function isBuilt() {
  return stampOf(STAMP) === sourcesNow();
}

/**
 * Builds the program.
 * @returns {Promise<{ status: number | null, output: string }>} of the build tool
 */
export async function build() {
  const sources = sourcesNow();
  rmSync(STAMP, { force: true });
  const built = await collect([inProject('node_modules', 'electron-vite', 'bin', 'electron-vite.js'), 'build']);
  if (built.status === 0) leaveStamp(sources);
  return built;
}

function sourcesNow() {
  return fingerprint(ROOT, SOURCES, (name) => !isForTests(name));
}

/** @param {string} sources */
function leaveStamp(sources) {
  mkdirSync(inProject('out'), { recursive: true });
  writeFileSync(STAMP, sources);
}

/** @param {string} path */
function stampOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
