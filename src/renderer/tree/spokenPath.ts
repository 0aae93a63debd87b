/** A browser takes many seconds to lay out a depth-first path of 40,000 nodes. */
export const MOST_NODES_SPOKEN = 200;

export interface SpokenPath {
  readonly leftOut: number;
  readonly spoken: readonly { readonly node: number; readonly place: number }[];
}

/** `path`: nodes from the start on. Of a long one, keeps the start and the last nodes. */
export function spokenPath(path: readonly number[]): SpokenPath {
  const leftOut = Math.max(0, path.length - MOST_NODES_SPOKEN);
  const spoken = leftOut === 0 ? path : [path[0], ...path.slice(leftOut + 1)];
  return { leftOut, spoken: spoken.map((node, index) => ({ node, place: index === 0 ? 1 : leftOut + index + 1 })) };
}
