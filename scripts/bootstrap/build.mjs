import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
const STAMP = 'out/sources.sha256';

/**
 * Whether the program was built from the sources as they are now, and nobody has touched it since.
 * @param {string} [root] folder of the project
 */
export function isBuilt(root = ROOT) {
  return textOf(join(root, STAMP)) === stamp(sourcesNow(root), root);
}

/**
 * Builds the program.
 * @returns {Promise<{ status: number | null, output: string }>} of the build tool
 */
export async function build() {
  const sources = sourcesNow(ROOT);
  rmSync(inProject(STAMP), { force: true });
  const built = await collect([inProject('node_modules', 'electron-vite', 'bin', 'electron-vite.js'), 'build']);
  if (built.status === 0) leaveStamp(sources);
  return built;
}

/** @param {string} root */
export function sourcesNow(root) {
  return fingerprint(root, SOURCES, (name) => !isForTests(name));
}

/**
 * Writes down what has just been built.
 * @param {string} sources as `sourcesNow` gave them before the build
 * @param {string} [root]
 */
export function leaveStamp(sources, root = ROOT) {
  mkdirSync(join(root, 'out'), { recursive: true });
  writeFileSync(join(root, STAMP), stamp(sources, root));
}

/** @param {string} sources @param {string} root */
function stamp(sources, root) {
  return `${sources} ${fingerprint(root, ['out'], (name) => name !== STAMP)}\n`;
}

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
