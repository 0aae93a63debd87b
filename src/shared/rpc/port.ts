import type { CodedError } from './codedError.ts';

/**
 * A pipe between two sides: a worker port, Electron IPC, a web socket or a pair in memory. Hosts differ only in the
 * port they create. A message is a plain value; byte pipes turn it into bytes and back (`wire.ts`).
 */
export interface Port {
  /**
   * Sends `message`; does nothing once the port is closed. Buffers in `transfer` are moved where the pipe can do that,
   * and must not be used afterwards.
   */
  post(message: unknown, transfer?: ArrayBuffer[]): void;
  /** Sets the only receiver. Messages are untrusted. */
  onMessage(receive: (message: unknown) => void): void;
  /** Sets the only receiver; called at most once when the other side is gone, with the reason if it is known. */
  onClose(receive: (reason?: CodedError) => void): void;
  /** Idempotent. */
  close(): void;
}
