/**
 * Throws `error` as an error of this thread, so that its owner sees that it has died. Rejected promises do not leave a
 * thread.
 */
export function dieOf(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
