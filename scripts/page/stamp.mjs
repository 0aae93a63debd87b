import { readFileSync, writeFileSync } from 'node:fs';
import { sourcesNow } from '../bootstrap/build.mjs';
import { inProject, ROOT } from '../bootstrap/project.mjs';

const STAMP = inProject('dist', 'page.sha256');

/** What the page is made of, in one line. */
function sources() {
  return `${sourcesNow(ROOT)}\n`;
}

/** Whether the page was built from the sources as they are now. */
export function isPageBuilt() {
  try {
    return readFileSync(STAMP, 'utf8') === sources();
  } catch {
    return false;
  }
}

/** Writes down what has just been built. */
export function leavePageStamp() {
  writeFileSync(STAMP, sources());
}
