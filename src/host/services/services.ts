/** What `openServices` takes and returns. */
import type { Api } from '../../shared/contract/api.ts';
import type { LongEnd } from '../longEnd.ts';
import type { Destination } from '../destination.ts';
import type { WaitingFiles } from './exchange/incomingFile.ts';
import type { PageTemplate } from './exchange/pages.ts';
import type { CountedWork } from '../../shared/lab/experiment.ts';
import type { StartedSolver } from '../solver/startSolver.ts';
import type { Store } from '../store/database.ts';
import type { ProgramDescription } from './app.ts';

export interface StartedCounting {
  /** Resolves when every task has a result, or after `stop`; rejects if a thread fails. */
  readonly ended: Promise<void>;
  /** No results come after it. */
  stop(): void;
}

/** Counts every task of an experiment without a result, with this part of the memory for counting. */
export type CountExperiment = (work: CountedWork, onProgress: () => void, part: number) => StartedCounting;

/** Parts of the memory for counting: an experiment may run while a heuristic is scored. */
export const COUNTING_PARTS = { experiment: 3 / 4, score: 1 / 4 } as const;

export interface ServicesOptions {
  readonly store: Store;
  readonly solver: StartedSolver;
  readonly countExperiment: CountExperiment;
  readonly destination: Destination;
  readonly opened: WaitingFiles;
  readonly pageTemplate: PageTemplate;
  readonly description: ProgramDescription;
  /** Called once nobody has been connected for a while. */
  readonly onRest?: () => void;
  readonly lastErrors?: () => readonly string[];
}

/** One renderer's connection: its searches stop with it. */
export interface Connection {
  readonly api: Api;
  /** Calls `hear` after every change of documents, by any connection. */
  onChange(hear: () => void): void;
  leaving(): number;
  /** Stops the searches of this connection; idempotent. */
  close(): void;
}

export interface Services {
  connect(): Connection;
  /**
   * A sentence about unfinished work that would be lost; `null` for none. Searches and experiments are not lost: they
   * continue after the next start. Imports end before anything else is asked.
   */
  busy(): string | null;
  /** Work that would delay the end by seconds, with a sentence about it; `null` for none. */
  longEnd(): LongEnd | null;
  /** Closes every connection, ends the solver, closes the store; idempotent. */
  close(): Promise<void>;
}
