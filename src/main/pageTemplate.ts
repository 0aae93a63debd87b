import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '../shared/contract/errors.ts';

/** How long an export waits for a page that is being built; a busy computer takes a minute. */
const WAIT_MS = 180_000;
const LOOK_EVERY_MS = 200;

/**
 * Reads the page in one file beside the program, the template of exported pages. A start from source opens the window,
 * then builds the page, as a variable of the environment says. Rejects with an `AppError` if there is none.
 */
export async function readPageTemplate(
  file: URL,
  isComing = process.env['SEARCHLIGHT_PAGE_COMES'] === '1',
): Promise<string> {
  for (let waited = 0; waited <= WAIT_MS; waited += LOOK_EVERY_MS) {
    const read = await readFile(file, 'utf8').catch(() => null);
    if (read !== null) return read;
    if (!isComing) break;
    await setTimeout(LOOK_EVERY_MS);
  }
  throw new AppError(
    'not-saved',
    isComing ? LATE : 'This copy of Searchlight lacks the page that it exports: install it again.',
  );
}

const LATE =
  'The page that Searchlight exports is still not built: see the terminal that has started it, or start it again.';
