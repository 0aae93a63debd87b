/** What a host gets from `openServices`, and what it has to bring. */
import type { Api } from '../../shared/contract/api.ts';
import type { AppDescription, Outcome, Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import type { Store } from '../store/database.ts';

/** The engine on the other side of a worker port. Ids are never used twice, not even after the worker has died. */
export interface SolverClient {
  open(params: { puzzle: Puzzle; search: SearchSpec }): Promise<{ searchId: number }>;
  advance(params: { searchId: number; expansions: number; millis: number }): Promise<ArrayBuffer>;
  /** The result of a search that has ended; refused as `not-finished` before that. */
  outcome(params: { searchId: number }): Promise<Outcome>;
  close(params: { searchId: number }): Promise<void>;
}

/** What a host has opened before; `Services.close` closes it. */
export interface ServicesOptions {
  readonly store: Store;
  readonly solver: { readonly client: SolverClient; terminate(): unknown };
  readonly description: AppDescription;
}

/** One renderer's share: its searches belong to it and stop with it. */
export interface Connection {
  readonly api: Api;
  /** Stops the searches of this connection; idempotent. */
  close(): void;
}

export interface Services {
  /** Once for every renderer that connects. */
  connect(): Connection;
  /** Closes every connection, ends the solver, closes the store; idempotent. */
  close(): Promise<void>;
}
