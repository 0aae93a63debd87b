import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { inProject, isForTests, ROOT } from './project.mjs';
import { collect } from './run.mjs';

/** Everything that the built program is made of. */
const SOURCES = [
  'src',
  'resources',
  'scripts/page',
  'electron.vite.config.ts',
  'svelte.config.js',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
const STAMP = 'out/sources.sha256';
/** The page in one file, which the program exports pages with. */
export const PAGE_TEMPLATE = 'out/page/searchlight.html';

/**
 * Whether the program was built from the sources as they are now, and nobody has touched it since.
 * @param {string} [root] folder of the project
 */
export function isBuilt(root = ROOT) {
  return textOf(join(root, STAMP)) === stamp(sourcesNow(root), root);
}

/**
 * Builds the program, and beside it the page that it exports: both take about as long, and each needs one core.
 * @returns {Promise<{ status: number | null, output: string }>} of the build tool that failed, or of both
 */
export async function build() {
  const sources = sourcesNow(ROOT);
  rmSync(inProject(STAMP), { force: true });
  const [program, page] = await Promise.all([
    collect([inProject('node_modules', 'electron-vite', 'bin', 'electron-vite.js'), 'build']),
    collect([inProject('scripts', 'page', 'template.ts')]),
  ]);
  const status = program.status === 0 ? page.status : program.status;
  if (status === 0) leaveStamp(sources);
  return { status, output: [program, page].map(({ output }) => output).join('\n') };
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
