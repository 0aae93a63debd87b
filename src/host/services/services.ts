/** What a host gets from `openServices`, and what it has to bring. */
import type { Api } from '../../shared/contract/api.ts';
import type { LongEnd } from '../longEnd.ts';
import type { Destination } from '../destination.ts';
import type { WaitingFiles } from './exchange/incomingFile.ts';
import type { PageTemplate } from './exchange/pages.ts';
import type { CountedWork } from '../../shared/lab/work.ts';
import type { StartedSolver } from '../solver/startSolver.ts';
import type { Store } from '../store/database.ts';
import type { ProgramDescription } from './app.ts';

/** An experiment that is being counted. */
export interface StartedCounting {
  /** Resolves when every task has a result, or after `stop`; rejects where a thread fails. */
  readonly ended: Promise<void>;
  /** Ends it: no result comes any more. */
  stop(): void;
}

/** Counts every task of an experiment that has no result yet, with such a part of the memory for counting. */
export type CountExperiment = (work: CountedWork, onProgress: () => void, part: number) => StartedCounting;

/** Parts of the memory for counting: an experiment may run while a challenge is scored. */
export const COUNTING_PARTS = { experiment: 3 / 4, challenge: 1 / 4 } as const;

/** What a host has opened before; `Services.close` closes it. */
export interface ServicesOptions {
  readonly store: Store;
  readonly solver: StartedSolver;
  readonly countExperiment: CountExperiment;
  readonly destination: Destination;
  /** What the user opens with the program. */
  readonly opened: WaitingFiles;
  /** The page that it exports. */
  readonly pageTemplate: PageTemplate;
  readonly description: ProgramDescription;
  /** Called once nobody has been connected for a while. */
  readonly onRest?: () => void;
  /** The last errors of the host, for a report; it has none where this is not given. */
  readonly lastErrors?: () => readonly string[];
}

/** One renderer's share: its searches belong to it and stop with it. */
export interface Connection {
  readonly api: Api;
  /** How many files this connection is writing. */
  leaving(): number;
  /** Stops the searches of this connection; idempotent. */
  close(): void;
}

export interface Services {
  /** Once for every renderer that connects. */
  connect(): Connection;
  /**
   * What is under way and would be lost, as a sentence; `null` where nothing is. Searches and experiments would not: they go on at the next
   * start; an import is over before anything else is asked.
   */
  busy(): string | null;
  /** A sentence about work that would delay the end by seconds, and that work; `null` if there is none. */
  longEnd(): LongEnd | null;
  /** Closes every connection, ends the solver, closes the store; idempotent. */
  close(): Promise<void>;
}
