/** Writes the notices that the page shows; `npm run package -- notices`. A test holds them true. */
import { writeFileSync } from 'node:fs';
import { inProject } from '../bootstrap/project.mjs';
import { noticesOfPage } from './notices.ts';

export const PAGE_NOTICES = inProject('src', 'renderer', 'help', 'third-party-notices.txt');

/** To be called after a change of the packages. */
export async function writePageNotices(): Promise<void> {
  writeFileSync(PAGE_NOTICES, noticesOfPage());
}
