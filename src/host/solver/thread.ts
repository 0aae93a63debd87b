import type { AppError } from '../../shared/contract/errors.ts';
import type { Port } from '../../shared/rpc/port.ts';

/** A thread beside the host's, on any host. */
export interface Thread {
  /** The host's end of its pipe; closing it ends the thread. */
  readonly port: Port;
  /** `hear` gets the error that ended it. */
  onError(hear: (error: unknown) => void): void;
  /** Why it was ended, where something in it had to be ended; `null` otherwise. */
  fault?(): AppError | null;
  /** Ends it, and waits for that. Idempotent. */
  end(): Promise<unknown>;
}
