/** The pattern databases of a program: each is built once, in the background, when it is asked for first. */
import type { PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import type { FrameBlank } from '../../shared/puzzle/square.ts';

/** What the thread that builds a database says: the part that is done, from 0 to 1; the last time also the database. */
export interface BuilderMessage {
  readonly done: number;
  readonly database?: PatternDatabase;
}

/** A thread that builds one database, and ends. */
export interface Builder {
  /** `hear` is told what it says, in order. */
  onMessage(hear: (message: BuilderMessage) => void): void;
  /** `hear` is told that it has ended, and of what it died where it did; perhaps more than once. */
  onEnd(hear: (error?: unknown) => void): void;
  /** Ends it, and waits for that. */
  end(): Promise<unknown>;
}

/** A database that is there, or under way. */
interface DatabaseEntry {
  database: PatternDatabase | null;
  /** The part that is done, from 0 to 1. */
  done: number;
  readonly builder: Builder;
  readonly ready: Promise<PatternDatabase>;
}

export class PatternDatabases {
  readonly #startBuilder: (blank: FrameBlank) => Builder;
  readonly #entries = new Map<FrameBlank, DatabaseEntry>();

  /** `startBuilder` starts a thread that builds the database for goals with the blank there. */
  constructor(startBuilder: (blank: FrameBlank) => Builder) {
    this.#startBuilder = startBuilder;
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

  /** Forgets those that are there: whoever asks for one again waits until it is read again, or built. */
  forget(): void {
    for (const [blank, { database }] of this.#entries) if (database !== null) this.#entries.delete(blank);
  }

  /** Ends what is being built. */
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
