/** The pattern databases of a process: each is built once, in the background, when it is asked for first. */
import type { Worker } from 'node:worker_threads';
import type { PatternDatabase } from '../../../shared/puzzle/heuristics/patternDatabase.ts';
import type { FrameBlank } from '../../../shared/puzzle/square.ts';
import type { DatabaseRequest } from './openDatabase.ts';

/** What the building thread says: the part that is done, from 0 to 1; the last time also the database. */
export interface BuilderMessage {
  readonly done: number;
  readonly database?: PatternDatabase;
}

/** A database that is there, or under way. */
interface DatabaseEntry {
  database: PatternDatabase | null;
  /** The part that is done, from 0 to 1. */
  done: number;
  readonly worker: Worker;
  readonly ready: Promise<PatternDatabase>;
}

export class PatternDatabases {
  readonly #folder: string | null;
  readonly #createWorker: (request: DatabaseRequest) => Worker;
  readonly #entries = new Map<FrameBlank, DatabaseEntry>();

  /** `createWorker` starts `tables/worker.ts` with the request as its data. `folder`: that of the cache; `null` for none. */
  constructor(folder: string | null, createWorker: (request: DatabaseRequest) => Worker) {
    this.#folder = folder;
    this.#createWorker = createWorker;
  }

  /** The database, if it is there now; else `null`, and it is being built from now on. */
  peek(blank: FrameBlank): PatternDatabase | null {
    return this.#entry(blank).database;
  }

  /** The part of the database that is built, from 0 to 1; it is being built from now on. */
  progress(blank: FrameBlank): number {
    return this.#entry(blank).done;
  }

  /** The database, as soon as it is there. Rejects when its thread fails or is ended; the next call tries again. */
  ready(blank: FrameBlank): Promise<PatternDatabase> {
    return this.#entry(blank).ready;
  }

  /** Ends what is being built. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#entries.values(), ({ worker }) => worker.terminate()));
  }

  #entry(blank: FrameBlank): DatabaseEntry {
    const entry = this.#entries.get(blank) ?? this.#build(blank);
    this.#entries.set(blank, entry);
    return entry;
  }

  #build(blank: FrameBlank): DatabaseEntry {
    const worker = this.#createWorker({ folder: this.#folder, blank });
    // The thread alone does not keep the process alive.
    worker.unref();
    worker.on('exit', () => {
      if (entry.database === null) this.#entries.delete(blank);
    });
    const entry: DatabaseEntry = { database: null, done: 0, worker, ready: databaseFrom(worker) };
    worker.on('message', (message: BuilderMessage) => Object.assign(entry, message));
    return entry;
  }
}

/** The database that the thread of `worker` builds. */
function databaseFrom(worker: Worker): Promise<PatternDatabase> {
  const ready = new Promise<PatternDatabase>((resolve, reject) => {
    worker.on('message', ({ database }: BuilderMessage) => database && resolve(database));
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The thread that built the pattern database has ended.')));
  });
  ready.catch(() => {}); // whoever waits hears of it
  return ready;
}
