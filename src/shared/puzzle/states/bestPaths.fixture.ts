/** The best paths to a goal from everywhere, on plain boards: shares no code with the engine or with state spaces. */
export interface BestPaths {
  readonly cells: readonly number[];
  /** Fewest moves. */
  readonly moves: number;
  /** What the cheapest of the paths with the fewest moves costs. */
  readonly costOfShortest: number;
  /** Least cost. */
  readonly cost: number;
  /** The fewest moves of the paths that cost least. */
  readonly movesOfCheapest: number;
}

/** By this, two numbers are one, of which the first counts first: no path of a small board has so many moves or costs so much. */
const FIRST = 10_000;

/** By board, as its cells with commas. `costOf`: what moving a tile costs. */
export function bestPaths(
  goal: readonly number[],
  cols: number,
  costOf: (tile: number) => number,
): ReadonlyMap<string, BestPaths> {
  const byMoves = settled(goal, cols, (tile) => FIRST + costOf(tile));
  const byCost = settled(goal, cols, (tile) => FIRST * costOf(tile) + 1);
  const entries = Array.from(byMoves, ([key, { cells, best }]) => {
    const [moves, costOfShortest] = split(best);
    const [cost, movesOfCheapest] = split(byCost.get(key)!.best);
    return [cells.join(), { cells, moves, costOfShortest, cost, movesOfCheapest }] as const;
  });
  return new Map(entries);
}

/** By board: the least cost of a path to the goal. */
export function leastCosts(
  goal: readonly number[],
  cols: number,
  costOf: (tile: number) => number,
): ReadonlyMap<string, number> {
  const byCost = settled(goal, cols, (tile) => FIRST * costOf(tile));
  return new Map(Array.from(byCost.values(), ({ cells, best }) => [cells.join(), best / FIRST]));
}

function split(both: number): readonly [first: number, second: number] {
  return [Math.floor(both / FIRST), both % FIRST];
}

interface Reached {
  readonly cells: readonly number[];
  best: number;
}

/** Dijkstra, *Numerische Mathematik* 1 (1959), with a list for each `FIRST`. `lengthOf`: of the move of a tile, at least `FIRST`. */
function settled(
  goal: readonly number[],
  cols: number,
  lengthOf: (tile: number) => number,
): ReadonlyMap<number, Reached> {
  const start: Reached = { cells: goal, best: 0 };
  const reached = new Map([[keyOf(goal), start]]);
  const lists: Reached[][] = [[start]];
  for (let first = 0; first < lists.length; first++) {
    for (const { cells, best } of lists[first] ?? []) {
      if (Math.floor(best / FIRST) !== first) continue; // settled by less
      for (const [next, tile] of neighbours(cells, cols)) {
        const key = keyOf(next);
        const length = best + lengthOf(tile);
        const known = reached.get(key);
        if (known && known.best <= length) continue;
        const nearer = known ?? { cells: next, best: length };
        nearer.best = length;
        if (!known) reached.set(key, nearer);
        (lists[Math.floor(length / FIRST)] ??= []).push(nearer);
      }
    }
  }
  return reached;
}

/** The board as one number; its cells are at most 12. */
function keyOf(cells: readonly number[]): number {
  let key = 0;
  for (const tile of cells) key = key * cells.length + tile;
  return key;
}

function* neighbours(cells: readonly number[], cols: number): Generator<readonly [cells: number[], tile: number]> {
  const blank = cells.indexOf(0);
  for (const [there, isOnBoard] of [
    [blank - cols, blank >= cols],
    [blank + cols, blank + cols < cells.length],
    [blank - 1, blank % cols > 0],
    [blank + 1, blank % cols < cols - 1],
  ] as const) {
    if (!isOnBoard) continue;
    const next = cells.slice();
    next[blank] = cells[there];
    next[there] = 0;
    yield [next, cells[there]];
  }
}
