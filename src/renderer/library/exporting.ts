/** Takes sets out of the library, into a file. */
import { deliver } from '../host/exchangeFiles.ts';
import { count } from '../ui/words.ts';
import type { Session } from '../program/session.svelte.ts';

/** Saves sets, `null`: all, with the runs of their puzzles or without any; a notice says what the file is called. */
export async function exportSets(
  session: Session,
  wanted: { setIds: readonly number[] | null; withRuns: boolean },
): Promise<void> {
  await session.attempt(async () => {
    const file = await session.api.exchange.exportSets(wanted);
    if (!file) return;
    deliver(file);
    const damaged = file.damaged === 0 ? '' : ` ${count(file.damaged, 'damaged row')} could not be written.`;
    session.notice = { kind: 'done', text: `Saved “${file.name}”.${damaged}` };
  });
}
