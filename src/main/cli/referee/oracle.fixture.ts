/**
 * The first step that no right program could have printed, found in the plainest way from the states alone. It shares
 * nothing with the referee.
 */
export interface OraclePuzzle {
  readonly goal: readonly number[];
  readonly cols: number;
  readonly costs?: 'number' | undefined;
}

type Cells = readonly number[];

export type OracleKey = (g: number, h: number) => number;

/** With its costs. */
export function nextBoards(cells: Cells, { cols, costs }: OraclePuzzle): { cells: Cells; cost: number }[] {
  const at = cells.indexOf(0);
  return [at - cols, at + cols, ...(at % cols > 0 ? [at - 1] : []), ...(at % cols < cols - 1 ? [at + 1] : [])]
    .filter((to) => cells[to] !== undefined)
    .map((to) => ({
      cells: cells.map((tile, cell) => (cell === at ? cells[to] : cell === to ? 0 : tile)),
      cost: costs === 'number' ? cells[to] : 1,
    }));
}

export function oracleH(
  kind: 'manhattan' | 'misplaced' | 'zero',
  { goal, cols }: OraclePuzzle,
): (cells: Cells) => number {
  const way = (from: number, to: number): number =>
    Math.abs((from % cols) - (to % cols)) + Math.abs(Math.floor(from / cols) - Math.floor(to / cols));
  const share = { zero: () => 0, misplaced: (from: number, to: number) => Number(from !== to), manhattan: way }[kind];
  return (cells) => cells.reduce((sum, tile, cell) => sum + (tile === 0 ? 0 : share(cell, goal.indexOf(tile))), 0);
}

/**
 * `null` for none. The key is of the cheapest path; an explored state may come back by a cheaper one. A duplicate that is
 * of no use may be printed as it is taken, if nothing follows from it.
 */
export function firstWrongByKey(
  steps: readonly Cells[],
  puzzle: OraclePuzzle,
  key: OracleKey,
  h: (cells: Cells) => number,
  isEarly: boolean,
  followed: readonly boolean[],
): number | null {
  const open = new Map<string, { cells: Cells; g: number }>([[steps[0].join(), { cells: steps[0], g: 0 }]]);
  const closed = new Map<string, number>();
  const copies: { name: string; key: number }[] = [];
  let isOver = false;
  for (const [index, cells] of steps.entries()) {
    const name = cells.join();
    const own = open.get(name);
    const isLast = isEarly && name === puzzle.goal.join() && index === steps.length - 1;
    const least = Math.min(...Array.from(open.values(), (one) => key(one.g, h(one.cells))));
    const copy = copies.findIndex((one) => one.name === name && one.key <= least);
    if (!isOver && own === undefined && copy !== -1 && !followed[index]) {
      copies.splice(copy, 1);
      continue;
    }
    if (isOver || own === undefined || (key(own.g, h(cells)) > least && !isLast)) return index + 1;
    open.delete(name);
    const used = copies.findIndex((one) => one.name === name && one.key === key(own.g, h(cells)));
    if (used !== -1) copies.splice(used, 1);
    closed.set(name, own.g);
    isOver = name === puzzle.goal.join();
    for (const next of nextBoards(cells, puzzle)) {
      const known = next.cells.join();
      const g = own.g + next.cost;
      copies.push({ name: known, key: key(g, h(next.cells)) });
      if (g >= (closed.get(known) ?? Infinity) || g >= (open.get(known)?.g ?? Infinity)) continue;
      if (closed.has(known) && key(1, 0) === 0) continue;
      open.set(known, { cells: next.cells, g });
    }
  }
  return null;
}

/** Depth-first search, marked when it is taken or when it is pushed: the reading that holds the longest. */
export function firstWrongInDepth(
  steps: readonly Cells[],
  puzzle: OraclePuzzle,
  followed: readonly boolean[],
): number | null {
  const ends = [true, false].map((isMarkedOnPush) => {
    const seen = new Set([steps[0].join()]);
    const families: string[][] = [[steps[0].join()]];
    const taken = new Set<string>();
    for (const [index, cells] of steps.entries()) {
      const name = cells.join();
      const isFree = (one: string): boolean => !taken.has(one);
      const newest = families.findLastIndex((family) => family.some(isFree));
      const useless = families.findLastIndex((family) => family.includes(name));
      if (taken.has(name) && useless >= newest && !followed[index]) {
        families.length = useless + 1;
        families[useless] = families[useless].filter((one, at, all) => one !== name || all.indexOf(one) !== at);
        continue;
      }
      while (families.length > 0 && !families.at(-1)!.some(isFree)) families.pop();
      const isOver = index > 0 && steps[index - 1].join() === puzzle.goal.join();
      if (isOver || families.length === 0 || !families.at(-1)!.includes(name) || taken.has(name)) return index + 1;
      taken.add(name);
      const next = nextBoards(cells, puzzle).map((one) => one.cells.join());
      families.push(next.filter((one) => !isMarkedOnPush || !seen.has(one)));
      next.forEach((one) => seen.add(one));
    }
    return null;
  });
  return ends.includes(null) ? null : Math.max(...(ends as number[]));
}
