import type { Port } from '../../shared/rpc/port.ts';

/** A thread beside that of the host, whatever threads are there. */
export interface Thread {
  /** The host's end of its pipe; closing it ends the thread. */
  readonly port: Port;
  /** `hear` is told what it dies of. */
  onError(hear: (error: unknown) => void): void;
  /** Ends it, and waits for that. Idempotent. */
  end(): Promise<unknown>;
}
