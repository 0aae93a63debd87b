export type Direction = -1 | 1;

/**
 * The id that the `moved` rows of `order` go before when they move one place up or down together; `null`: the end.
 * `undefined` where they cannot move further. Scattered rows come together.
 */
export function placeBeyond(
  order: readonly number[],
  moved: readonly number[],
  direction: Direction,
): number | null | undefined {
  if (moved.length === 0) return undefined;
  const rest = order.filter((id) => !moved.includes(id));
  const above = order.slice(0, order.indexOf(moved[0])).filter((id) => !moved.includes(id)).length;
  const target = above + direction;
  if (target < 0 || target > rest.length) return undefined;
  return rest[target] ?? null;
}

/** The id that a row goes before when dropped before or after `id`; `null`: the end. */
export function neighbourPlace(order: readonly number[], id: number, side: 'before' | 'after'): number | null {
  return side === 'before' ? id : (order[order.indexOf(id) + 1] ?? null);
}
