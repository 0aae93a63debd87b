/** What the text twin tells of a path: all of it, or of a very long one the start and the last nodes. */

/** Nodes that are told at most: a browser takes many seconds to lay out the 40,000 of a path of depth-first search. */
export const MOST_NODES_TOLD = 200;

export interface SpokenPath {
  /** Nodes behind the start that are left out. */
  readonly leftOut: number;
  /** What is told, each with its place in the path, counted from 1. */
  readonly told: readonly { readonly node: number; readonly place: number }[];
}

/** `path`: nodes from the start on. */
export function spokenPath(path: readonly number[]): SpokenPath {
  const leftOut = Math.max(0, path.length - MOST_NODES_TOLD);
  const told = leftOut === 0 ? path : [path[0], ...path.slice(leftOut + 1)];
  return { leftOut, told: told.map((node, index) => ({ node, place: index === 0 ? 1 : leftOut + index + 1 })) };
}
