/** Exports a page that includes the program, for people without Searchlight. */
import type { PageSubject } from '../../shared/contract/pages.ts';
import type { Program } from './program.ts';
import { saveFile } from './saveFile.ts';

export async function exportPage(program: Pick<Program, 'api' | 'notices'>, subject: PageSubject): Promise<void> {
  await saveFile(
    program,
    () => program.api.exchange.exportPage(subject),
    ': it opens in a browser, without a network.',
  );
}
