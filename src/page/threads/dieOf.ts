/**
 * Throws `error` as an error of this thread: whoever started it hears that it has died. A promise that rejects is told to nobody outside
 * the thread.
 */
export function dieOf(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
