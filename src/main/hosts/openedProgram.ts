import type { LongEnd } from '../../host/longEnd.ts';
import type { Port } from '../../shared/rpc/port.ts';

export interface OpenedProgram {
  /** Serves one renderer until its port closes. */
  serve(port: Port): void;
  /** A sentence about unfinished work that would be lost; `null` for none. */
  busy(): string | null;
  /** Work that would delay the end by seconds. */
  longEnd(): LongEnd | null;
  /** Records an error of the host for reports. */
  note(error: unknown): void;
  /** Ends all connections, stops the engine, closes the library. */
  close(): Promise<void>;
}
