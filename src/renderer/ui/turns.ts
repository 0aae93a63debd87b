/** Builds parts of a view one after the other, as many in a frame as a frame has time for. */
import { flushSync } from 'svelte';

/** What is begun within it is built in one frame: on a usual computer all of a view, on a slow one a part of it. */
const BUDGET_MS = 8;

const waiting = new Set<() => void>();
let isCalling = false;

/** Calls `build` when what is there is painted, after those that wait before it, unless the returned function is called first. */
export function takeTurn(build: () => void): () => void {
  waiting.add(build);
  if (!isCalling) callNext();
  return () => waiting.delete(build);
}

/** The second frame begins when the first is painted; what was pressed meanwhile comes before the task after it. */
function callNext(): void {
  isCalling = true;
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(call)));
}

function call(): void {
  const until = performance.now() + BUDGET_MS;
  for (const build of waiting) {
    waiting.delete(build);
    flushSync(build);
    if (performance.now() >= until) break;
  }
  isCalling = false;
  if (waiting.size > 0) callNext();
}
