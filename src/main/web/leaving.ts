/** How long the host waits for a page to come back: a reload takes a second, a laptop that slept somewhat longer. */
export const LEAVING_MS = 60_000;

/**
 * Calls `leave` once no page has been there for `LEAVING_MS` after the last one closed. Call the result with every new
 * number of pages. Before the first page has come, nothing runs out.
 */
export function whenAllPagesLeft(leave: () => void): (pages: number) => void {
  let timer: NodeJS.Timeout | undefined;
  return (pages) => {
    clearTimeout(timer);
    if (pages === 0) timer = setTimeout(leave, LEAVING_MS);
  };
}
