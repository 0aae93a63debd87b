import type { CodedError } from './codedError.ts';

/**
 * A pipe between two sides: a worker port, Electron IPC, a web socket or a pair in memory. Hosts differ only in the
 * port they create. A message is a plain value; byte pipes turn it into bytes and back (`wire.ts`).
 */
export interface Port {
  /**
   * Sends `message`; does nothing once the port is closed. Buffers in `transfer` change hands where the pipe can do that,
   * and must not be used afterwards.
   */
  post(message: unknown, transfer?: ArrayBuffer[]): void;
  /** Sets the one receiver of messages. What arrives has passed nothing yet: it is untrusted. */
  onMessage(receive: (message: unknown) => void): void;
  /** Sets the one receiver of the news that the other side is gone, and why, where that is known. Called once at the most. */
  onClose(receive: (reason?: CodedError) => void): void;
  /** Closes this side; idempotent. */
  close(): void;
}
