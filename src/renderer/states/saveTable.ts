/** Exports a table of states as CSV, computed in a worker. */
import type { SavedFile } from '../../shared/contract/exchange.ts';
import { saveParts, type FileApi } from '../host/saveParts.ts';
import type { WorkerJob } from '../ui/workerJob.svelte.ts';
import type { SpaceServices, TableRequest } from './spaceMethods.ts';

export type TableJob = WorkerJob<SpaceServices, { readonly rows: number; readonly total: number }>;

/** Saves it in parts, so that it is never whole in memory. `null`: cancelled, or the user chose no file. */
export function saveTable(job: TableJob, files: FileApi, name: string, table: TableRequest): Promise<SavedFile | null> {
  return job.run(({ space }, report, signal) => {
    const parts = async function* (): AsyncGenerator<ArrayBuffer> {
      for (;;) {
        const { part, ...progress } = await space.tablePart(table);
        if (part.byteLength === 0) return;
        yield part;
        report(progress);
      }
    };
    return saveParts(files, { name, type: 'csv' }, parts(), signal);
  });
}
