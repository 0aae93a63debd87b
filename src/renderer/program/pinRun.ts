import type { Run, RunLabel } from '../../shared/contract/types.ts';
import type { Program } from './program.ts';

/** Keeps the run of an ended search for good. */
export async function pinRun({ api, changes }: Program, searchId: number, keepAs: RunLabel): Promise<Run> {
  const { runId } = await api.runs.keep({ searchId, keepAs });
  await changes.runs.pin({ runIds: [runId], isPinned: true });
  return api.runs.get({ runId });
}
