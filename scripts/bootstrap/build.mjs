import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { inProject, isForTests, ROOT, say } from './project.mjs';
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
/** The page in one file, which the program exports pages with. */
export const PAGE_TEMPLATE = 'out/page/searchlight.html';

/**
 * What is built: by which script, into which folders, and where it is written down from which sources.
 * @typedef {'program' | 'page'} Part
 * @type {Readonly<Record<Part, { script: readonly string[], folders: readonly string[], stamp: string }>>}
 */
const PARTS = {
  program: {
    script: [inProject('node_modules', 'electron-vite', 'bin', 'electron-vite.js'), 'build'],
    folders: ['out/main', 'out/preload', 'out/renderer'],
    stamp: 'out/program.sha256',
  },
  page: { script: [inProject('scripts', 'page', 'template.ts')], folders: ['out/page'], stamp: 'out/page.sha256' },
};
/** @type {readonly Part[]} */
const ALL = ['program', 'page'];

/**
 * Whether parts were built from the sources as they are now, and nobody has touched them since.
 * @param {readonly Part[]} [parts]
 * @param {string} [root] folder of the project
 */
export function isBuilt(parts = ALL, root = ROOT) {
  const sources = sourcesNow(root);
  return parts.every((part) => textOf(join(root, PARTS[part].stamp)) === stamp(part, sources, root));
}

/**
 * Builds parts that are missing or stale, beside each other: program and page take about as long, and each needs one core.
 * @param {readonly Part[]} [parts]
 * @param {import('./run.mjs').Running} [running]
 * @returns {Promise<{ status: number | null, output: string }>} of the part that failed, or of all
 */
export async function build(parts = ALL, running = {}) {
  const missing = parts.filter((part) => !isBuilt([part]));
  const results = await Promise.all(missing.map((part) => buildPart(part, running)));
  const failed = results.find(({ status }) => status !== 0);
  return { status: failed ? failed.status : 0, output: results.map(({ output }) => output).join('\n') };
}

/**
 * Builds parts that are missing or stale. Ends the process with what the build has printed where that fails.
 * @param {readonly Part[]} [parts]
 */
export async function ensureBuilt(parts = ALL) {
  if (isBuilt(parts)) return;
  say('Building Searchlight.');
  const { status, output } = await build(parts);
  if (status === 0) return;
  say(`${output}\nSearchlight could not be built.`);
  process.exit(1);
}

/** @param {Part} part @param {import('./run.mjs').Running} running */
async function buildPart(part, running) {
  const sources = sourcesNow(ROOT);
  rmSync(inProject(PARTS[part].stamp), { force: true });
  const result = await collect(PARTS[part].script, running);
  if (result.status === 0) leaveStamp(part, sources);
  return result;
}

/** @param {string} root */
export function sourcesNow(root) {
  return fingerprint(root, SOURCES, (name) => !isForTests(name));
}

/**
 * Writes down what has just been built.
 * @param {Part} part
 * @param {string} sources as `sourcesNow` gave them before the build
 * @param {string} [root]
 */
export function leaveStamp(part, sources, root = ROOT) {
  mkdirSync(join(root, 'out'), { recursive: true });
  writeFileSync(join(root, PARTS[part].stamp), stamp(part, sources, root));
}

/** @param {Part} part @param {string} sources @param {string} root */
function stamp(part, sources, root) {
  return `${sources} ${fingerprint(root, PARTS[part].folders)}\n`;
}

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
