/** Builds parts of a view one after the other, each in a frame of its own. */

const waiting = new Set<() => void>();
let isCalling = false;

/** Calls `build` when what is there and those that wait before it are painted, unless the returned function is called first. */
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
  const [build] = waiting;
  isCalling = false;
  if (!build) return;
  waiting.delete(build);
  build();
  if (waiting.size > 0) callNext();
}
