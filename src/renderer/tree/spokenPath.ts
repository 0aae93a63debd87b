/** A browser takes many seconds to lay out a depth-first path of 40,000 nodes. */
export const MOST_NODES_SPOKEN = 200;

/** Of a long path, keeps the start and the last nodes, with their places counted from 1; `leftOut`: between them. */
export function spokenPath(path: readonly number[]) {
  const leftOut = Math.max(0, path.length - MOST_NODES_SPOKEN);
  const spoken = leftOut === 0 ? path : [path[0], ...path.slice(leftOut + 1)];
  return { leftOut, spoken: spoken.map((node, index) => ({ node, place: index === 0 ? 1 : leftOut + index + 1 })) };
}
