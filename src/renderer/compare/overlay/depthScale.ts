/** Scales of the chart by depth: depth across, log of the number of nodes up, for 2 depths and 10 nodes at least. */
export function depthScales(depths: number, most: number, width: number, height: number) {
  return {
    x: (depth: number): number => (depth / (depths - 1)) * width,
    y: (count: number): number => height * (1 - Math.log10(count) / Math.log10(most)),
  };
}

/** 0 has no logarithm: lines begin and end where nodes do. */
export function points(counts: readonly number[], { x, y }: ReturnType<typeof depthScales>): string {
  let path = '';
  counts.forEach((count, depth) => {
    if (count === 0) return;
    const isFirst = depth === 0 || counts[depth - 1] === 0;
    path += `${isFirst ? 'M' : 'L'}${x(depth).toFixed(1)} ${y(count).toFixed(1)}`;
    if (isFirst && (counts[depth + 1] ?? 0) === 0) path += 'h0.01'; // a depth by itself is a dot
  });
  return path;
}
