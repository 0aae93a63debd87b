/** Where a row goes when it is moved one place up or down. */

export type Direction = -1 | 1;

/**
 * The row that `moved`, rows of `order` in their order, come before when they go one place up or down together: an id,
 * or `null` for the end. `undefined` where there is no place beyond. Rows that were scattered come together.
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

/** The row that a dropped row comes before, when it is dropped before or after `id`; `null` for the end. */
export function placeBeside(order: readonly number[], id: number, side: 'before' | 'after'): number | null {
  return side === 'before' ? id : (order[order.indexOf(id) + 1] ?? null);
}
