/** Collections at a good moment: V8 itself collects when memory is asked for, so that an idle thread keeps what it has freed. */
import { Session } from 'node:inspector';

/** How long to wait for more memory to become free: searches often end and close together. */
const QUIET_MS = 500;

/** Collects what this thread has let go of, which takes some milliseconds. */
export function collectGarbage(): void {
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

/** Calls `collect` once nobody has asked for it for a moment. The wait alone keeps no thread alive. */
export function whenQuiet(collect: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(collect, QUIET_MS).unref();
  };
}
