/** Takes sets and lessons out of the library, into a file. */
import type { ExchangeApi, ExportedFile } from '../../shared/contract/exchange.ts';
import { count } from '../ui/format.ts';
import { deliver } from '../host/exchangeFiles.ts';
import type { Notices } from '../program/notices.svelte.ts';
import type { Program } from '../program/program.ts';

/** Saves sets, `null`: all, with what was made on their puzzles or without, with the lessons or without; a notice says what the file is called. */
export async function exportSets(
  { api, notices }: Program,
  wanted: Parameters<ExchangeApi['exportSets']>[0],
): Promise<void> {
  await take(notices, () => api.exchange.exportSets(wanted));
}

/** Saves lessons, `null`: all of them. */
export async function exportLessons({ api, notices }: Program, lessonIds: readonly number[] | null): Promise<void> {
  await take(notices, () => api.exchange.exportLessons({ lessonIds }));
}

async function take(notices: Notices, save: () => Promise<ExportedFile | null>): Promise<void> {
  await notices.attempt(async () => {
    const file = await save();
    if (!file) return;
    deliver(file);
    const damaged = file.damaged === 0 ? '' : ` ${count(file.damaged, 'damaged row')} could not be written.`;
    notices.tell(`Saved “${file.name}”.${damaged}`);
  });
}
