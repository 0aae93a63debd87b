/**
 * Garbage collections at good moments: V8 collects when memory is requested, so an idle thread keeps what it has freed.
 */
import { Session } from 'node:inspector';
import { getHeapStatistics } from 'node:v8';

/** How long to wait for more memory to become free: searches often close together. */
const QUIET_MS = 500;

/** Takes some milliseconds. */
export function collectGarbage(): void {
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

/** Calls `collect` after a moment without another request. The wait keeps no thread alive. */
export function whenQuiet(collect: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(collect, QUIET_MS).unref();
  };
}

/** How often to look at the heap, and the growth worth a collection: some MB, and some milliseconds. */
const [LOOK_MS, WORTH_BYTES] = [10_000, 24 * 1024 * 1024];

/** Bytes of this thread's heap and external memory. */
function heapBytes(): number {
  const { total_heap_size: heap, external_memory: beside } = getHeapStatistics();
  return heap + beside;
}

/** Collects whenever this thread's heap has grown much since the last time. Keeps no thread alive. */
export function collectWhenGrown(collect = collectGarbage, bytes = heapBytes): void {
  let before = bytes();
  const look = (): void => {
    if (bytes() - before < WORTH_BYTES) return;
    collect();
    before = bytes();
  };
  setInterval(look, LOOK_MS).unref();
}
