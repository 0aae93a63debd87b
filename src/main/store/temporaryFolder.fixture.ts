import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder for one test; `whenDone` (vitest's `onTestFinished`) gets what removes it. */
export function temporaryFolder(whenDone: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'searchlight-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
