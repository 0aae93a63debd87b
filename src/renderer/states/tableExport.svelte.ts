/** All states or all moves as a table, made in a worker and sent away row by row: nothing of it is gathered. */
import { createContext } from 'svelte';
import type { SavedFile } from '../../shared/contract/exchange.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { connect } from '../../shared/rpc/rpc.ts';
import { saveParts, type FileApi } from '../host/saveParts.ts';
import type { SpaceApi, TableRequest } from './spaceApi.ts';

export interface TableProgress {
  readonly rows: number;
  readonly total: number;
}

export class TableExport {
  /** Of an export under way, else `null`. */
  progress = $state.raw<TableProgress | null>(null);

  readonly #startWorker: () => Port;
  readonly #files: FileApi;
  #stop: AbortController | null = null;

  /** `startWorker` starts `spaceWorker.ts`; closing its port ends it. */
  constructor(startWorker: () => Port, files: FileApi) {
    this.#startWorker = startWorker;
    this.#files = files;
  }

  /** Makes the table and saves it. `null`: it was cancelled, or no file was wanted. One at a time. */
  async save(name: string, table: TableRequest): Promise<SavedFile | null> {
    if (this.#stop) return null;
    const stop = (this.#stop = new AbortController());
    const worker = connect<{ space: SpaceApi }>(this.#startWorker());
    stop.signal.addEventListener('abort', () => worker.close());
    try {
      return await saveParts(this.#files, { name, type: 'csv' }, this.#parts(worker.space, table), stop.signal);
    } catch (error) {
      if (stop.signal.aborted) return null;
      throw error;
    } finally {
      worker.close();
      this.#stop = null;
      this.progress = null;
    }
  }

  /** Nothing of the file stays. Idempotent. */
  cancel(): void {
    this.#stop?.abort();
  }

  async *#parts(space: SpaceApi, table: TableRequest): AsyncGenerator<ArrayBuffer> {
    for (;;) {
      const { part, rows, total } = await space.tablePart(table);
      if (part.byteLength === 0) return;
      yield part;
      this.progress = { rows, total };
    }
  }
}

export const [getTableExport, setTableExport] = createContext<TableExport>();
