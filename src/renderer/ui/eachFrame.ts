/** Calls `step` with the time of every frame, until it returns `false`. Returns a function that stops. */
export function eachFrame(step: (nowMs: number) => unknown): () => void {
  let request = requestAnimationFrame(function frame(nowMs) {
    if (step(nowMs) !== false) request = requestAnimationFrame(frame);
  });
  return () => cancelAnimationFrame(request);
}
