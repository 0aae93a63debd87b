/** The scales of the chart by depth: depths across, numbers of nodes by their powers of ten. */

/** Of 0 nodes there is no power of ten: a line begins and ends where nodes do. */
export function points(counts: readonly number[], depths: number, most: number, width: number, height: number): string {
  const powers = Math.max(1, Math.log10(most));
  const x = (depth: number): number => (depths < 2 ? 0 : (depth / (depths - 1)) * width);
  const y = (count: number): number => height * (1 - Math.log10(count) / powers);
  let path = '';
  counts.forEach((count, depth) => {
    if (count === 0) return;
    const isFirst = depth === 0 || counts[depth - 1] === 0;
    path += `${isFirst ? 'M' : 'L'}${x(depth).toFixed(1)} ${y(count).toFixed(1)}`;
    if (isFirst && (counts[depth + 1] ?? 0) === 0) path += 'h0.01'; // a depth by itself is a dot
  });
  return path;
}

/** 1, 10, 100 … up to `most`, every second one where there are many. */
export function powersUpTo(most: number): number[] {
  const count = Math.floor(Math.log10(Math.max(1, most))) + 1;
  const step = count > 4 ? 2 : 1;
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => 10 ** (index * step));
}
