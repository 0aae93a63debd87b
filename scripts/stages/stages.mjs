import { readFileSync } from 'node:fs';
import { ensureBrowser, NO_BROWSER } from '../bootstrap/browser.mjs';
import { build, isBuilt } from '../bootstrap/build.mjs';
import { isPageBuilt } from '../page/stamp.mjs';
import { inProject } from '../bootstrap/project.mjs';
import { collect } from '../bootstrap/run.mjs';

/** @typedef {{ status: number | null, output: string }} Ended how a stage ended, and all that it printed */
/**
 * `remembered`: passes as long as nothing in the project changes, so it need not run again. The end-to-end tests also
 * depend on a browser that updates itself, and always run.
 * @typedef {{ name: string, remembered?: true, run: () => Promise<Ended> }} Stage
 */

/** Arguments that run a tool of the project. @param {string} path in node_modules @param {...string} args */
const tool = (path, ...args) => [inProject('node_modules', ...path.split('/')), ...args];

const CACHE = (/** @type {string} */ name) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `.cache/${name}`,
];
const PRETTIER = tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...CACHE('prettier'), '.');
const ESLINT = tool('eslint/bin/eslint.js', '--max-warnings', '0', ...CACHE('eslint'));
/** All projects of `tsconfig.json` but that of the renderer, which svelte-check reads. */
const PROJECTS = JSON.parse(readFileSync(inProject('tsconfig.json'), 'utf8'))
  .references.map((/** @type {{ path: string }} */ { path }) => path)
  .filter((/** @type {string} */ path) => path !== './src/renderer');
/** The native compiler, which needs a quarter of the time. ESLint and svelte-check read `typescript`, which still has an API. */
const TSC = tool('@typescript/native/bin/tsc', '-b', '--pretty', 'false', ...PROJECTS);
const SVELTE_CHECK = tool(
  'svelte-check/bin/svelte-check',
  '--tsconfig',
  'src/renderer/tsconfig.json',
  '--fail-on-warnings',
  '--tsgo-experimental-api',
);
const UNIT = tool('vitest/vitest.mjs', 'run', '--reporter=dot');
const BUILT = tool('vitest/vitest.mjs', 'run', '--reporter=dot', '--config', 'vitest.built.config.ts');
const E2E = tool('@playwright/test/cli.js', 'test');

/** @type {Stage} */
const format = { name: 'format', remembered: true, run: () => collect(PRETTIER) };
/** @type {Stage} */
const lint = { name: 'lint', remembered: true, run: () => collect(ESLINT) };
/** @type {Stage} */
const types = { name: 'types', remembered: true, run: () => inTurn(TSC, SVELTE_CHECK) };
/** @type {Stage} */
const unit = { name: 'unit', remembered: true, run: () => collect(UNIT) };
/** @type {Stage} */
const program = { name: 'build', run: async () => (isBuilt() ? { status: 0, output: '' } : build()) };
/** The page without a host; its one file is that of the program, where that is built. @type {Stage} */
const page = {
  name: 'page',
  run: async () => (isPageBuilt() ? { status: 0, output: '' } : collect([inProject('scripts', 'page.mjs')])),
};
/** Tests of the built files, which need no browser. @type {Stage} */
const built = { name: 'built', remembered: true, run: () => collect(BUILT) };
/** @type {Stage} */
const e2e = {
  name: 'e2e',
  run: async () => (ensureBrowser() ? collect(E2E) : { status: 1, output: NO_BROWSER }),
};

/**
 * All stages. A round holds lanes that run side by side; the stages of a lane run one after another; a round starts
 * when all of the round before has passed. The build is beside the unit tests, because most of it needs one core only; it
 * follows what reads all files, because it leaves some for a moment. The tests of the built files mostly wait, for
 * timeouts and for hosts that start.
 * @type {readonly (readonly Stage[])[][]}
 */
export const ROUNDS = [
  [[format, lint, types, program, page], [unit]],
  [[built], [e2e]],
];

/** Stages that may be asked for by name, and what each name stands for. @type {Readonly<Record<string, readonly string[]>>} */
export const SELECTIONS = {
  check: ['format', 'lint', 'types', 'unit'],
  format: ['format'],
  lint: ['lint'],
  types: ['types'],
  unit: ['unit'],
  build: ['build'],
  built: ['build', 'built'],
  page: ['page'],
  e2e: ['build', 'page', 'e2e'],
};

/** @param {...readonly string[]} commands @returns {Promise<Ended>} of the first that fails, or of the last */
async function inTurn(...commands) {
  let ended = { status: /** @type {number | null} */ (0), output: '' };
  for (const command of commands) {
    ended = await collect(command);
    if (ended.status !== 0) break;
  }
  return ended;
}
