/** Takes sets out of the library as a page with the program in it: for who has no Searchlight. */
import { AppError } from '../../shared/contract/errors.ts';
import type { ExchangeApi } from '../../shared/contract/exchange.ts';
import { saveBytes } from '../host/exchangeFiles.ts';
import type { Program } from '../program/program.ts';
import { withContent } from './pageContent.ts';

/** The page in one file, which lies beside the page that is a folder; one that was opened as a file has itself. */
const BESIDE = './searchlight.html';

/** Whether this host can make pages: it has the page in one file, and what it exports is there to be read. */
export function canExportPages({ description }: Program): boolean {
  return description.host === 'page';
}

/** Saves sets as `exportSets` does, in a page that opens with them; a notice says what the page is called. */
export async function exportPage(
  { api, notices }: Program,
  wanted: Parameters<ExchangeApi['exportSets']>[0],
): Promise<void> {
  await notices.attempt(async () => {
    const file = await api.exchange.exportSets(wanted);
    if (!file?.url) return;
    const [page, content] = await Promise.all([pageInOneFile(), textAt(file.url)]);
    const whole = withContent(page, content);
    if (whole === null) throw notThere();
    const name = file.name.replace(/\.searchlight$/, '');
    const saved = await saveBytes(api, { name, type: 'html', bytes: new Blob([whole]) });
    if (saved) notices.tell(`Saved “${saved.name}”: it opens in a browser, without a network.`);
  });
}

async function pageInOneFile(): Promise<string> {
  const own = (globalThis as { searchlightPage?: string }).searchlightPage;
  return own ?? (await textAt(BESIDE));
}

async function textAt(url: string): Promise<string> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw notThere();
  return response.text();
}

function notThere(): AppError {
  return new AppError('not-saved', 'A page needs searchlight.html, which could not be read: are you online?');
}
