/** Takes sets out of the library, into a file. */
import { count } from '../ui/format.ts';
import { deliver } from '../host/exchangeFiles.ts';
import type { Program } from '../program/program.ts';

/** Saves sets, `null`: all, with the runs of their puzzles or without any; a notice says what the file is called. */
export async function exportSets(
  { api, notices }: Program,
  wanted: { setIds: readonly number[] | null; withRuns: boolean },
): Promise<void> {
  await notices.attempt(async () => {
    const file = await api.exchange.exportSets(wanted);
    if (!file) return;
    deliver(file);
    const damaged = file.damaged === 0 ? '' : ` ${count(file.damaged, 'damaged row')} could not be written.`;
    notices.tell(`Saved “${file.name}”.${damaged}`);
  });
}
