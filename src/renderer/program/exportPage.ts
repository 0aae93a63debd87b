/** Exports something as a page with the program in it, for people without Searchlight. */
import type { PageSubject } from '../../shared/contract/pages.ts';
import { deliver } from '../host/exchangeFiles.ts';
import { count } from '../ui/format.ts';
import type { Program } from './program.ts';

/** Saves a page that opens with `subject`; a notice says what it is called. */
export async function exportPage(
  { api, notices }: Pick<Program, 'api' | 'notices'>,
  subject: PageSubject,
): Promise<void> {
  await notices.attempt(async () => {
    const file = await api.exchange.exportPage(subject);
    if (!file) return;
    deliver(file);
    const damaged =
      file.damaged === 0 ? '' : ` ${count(file.damaged, 'damaged entry', 'damaged entries')} could not be exported.`;
    notices.tell(`Saved “${file.name}”: it opens in a browser, without a network.${damaged}`);
  });
}
