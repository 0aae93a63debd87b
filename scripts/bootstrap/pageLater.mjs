import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { build, isBuilt, PAGE_TEMPLATE } from './build.mjs';
import { inProject, say } from './project.mjs';

/** By then the window has its first tree. */
const AFTER_MS = 5_000;
/** Tells the program that the page it exports with is on its way: see `src/main/pageTemplate.ts`. */
const COMING = 'SEARCHLIGHT_PAGE_COMES';

/**
 * Builds the page in one file beside the open program, unless it is there: no window needs it, and it takes as long as the
 * program. An export that comes before it waits.
 * @param {AbortSignal} signal given when the program has ended
 */
export function buildPageLater(signal) {
  if (isBuilt(['page'])) return;
  rmSync(inProject(PAGE_TEMPLATE), { force: true }); // a stale one would be exported
  process.env[COMING] = '1';
  buildPage(signal).catch((/** @type {Error} */ error) => {
    if (!signal.aborted) say(`The page that Searchlight exports could not be built: ${error.message}`);
  });
}

/** @param {AbortSignal} signal */
async function buildPage(signal) {
  await setTimeout(AFTER_MS, undefined, { signal, ref: false });
  const { status, output } = await build(['page'], { signal, priority: constants.priority.PRIORITY_LOW });
  if (status !== 0) throw new Error(output);
}
