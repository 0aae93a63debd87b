import type { AppError } from '../../shared/contract/errors.ts';
import type { Port } from '../../shared/rpc/port.ts';

export interface Thread {
  /** The host's end of its pipe; closing it ends the thread. */
  readonly port: Port;
  onError(hear: (error: unknown) => void): void;
  /** Why it was ended, if something in it had to be ended. */
  fault?(): AppError | null;
  /** Resolves when the thread has ended. Idempotent. */
  end(): Promise<unknown>;
}
