/** The pattern databases of a program: each is built once, in the background, when first asked for. */
import type { PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import type { FrameBlank } from '../../shared/puzzle/square.ts';

/** `done`: the finished part, from 0 to 1. The last message holds the database. */
export interface BuilderMessage {
  readonly done: number;
  readonly database?: PatternDatabase;
}

/** A thread that builds one database, and ends. */
export interface Builder {
  onMessage(hear: (message: BuilderMessage) => void): void;
  /** Called when the thread has ended, with the error if it died; perhaps more than once. */
  onEnd(hear: (error?: unknown) => void): void;
  end(): Promise<unknown>;
}

interface DatabaseEntry {
  database: PatternDatabase | null;
  done: number;
  readonly builder: Builder;
  readonly ready: Promise<PatternDatabase>;
}

export class PatternDatabases {
  readonly #startBuilder: (blank: FrameBlank) => Builder;
  readonly #entries = new Map<FrameBlank, DatabaseEntry>();

  constructor(startBuilder: (blank: FrameBlank) => Builder) {
    this.#startBuilder = startBuilder;
  }

  /** The database if it is ready; otherwise `null`, and the build begins. */
  peek(blank: FrameBlank): PatternDatabase | null {
    return this.#entry(blank).database;
  }

  /** The finished part, from 0 to 1; begins the build. */
  progress(blank: FrameBlank): number {
    return this.#entry(blank).done;
  }

  /** The database once it is ready. Rejects when its thread fails or is ended; the next call tries again. */
  ready(blank: FrameBlank): Promise<PatternDatabase> {
    return this.#entry(blank).ready;
  }

  /** Drops finished databases: the next call reads or builds them again. */
  forget(): void {
    for (const [blank, { database }] of this.#entries) if (database !== null) this.#entries.delete(blank);
  }

  async close(): Promise<void> {
    await Promise.all(Array.from(this.#entries.values(), ({ builder }) => builder.end()));
  }

  #entry(blank: FrameBlank): DatabaseEntry {
    const entry = this.#entries.get(blank) ?? this.#build(blank);
    this.#entries.set(blank, entry);
    return entry;
  }

  #build(blank: FrameBlank): DatabaseEntry {
    const builder = this.#startBuilder(blank);
    builder.onEnd(() => {
      if (entry.database === null && this.#entries.get(blank) === entry) this.#entries.delete(blank);
    });
    const entry: DatabaseEntry = { database: null, done: 0, builder, ready: databaseFrom(builder) };
    builder.onMessage((message) => void Object.assign(entry, message));
    return entry;
  }
}

function databaseFrom(builder: Builder): Promise<PatternDatabase> {
  const ready = new Promise<PatternDatabase>((resolve, reject) => {
    builder.onMessage(({ database }) => database && resolve(database));
    builder.onEnd((error) => reject(error ?? new Error('The thread that built the pattern database has ended.')));
  });
  ready.catch(() => {}); // callers that wait get the error
  return ready;
}
