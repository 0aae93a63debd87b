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

type Pair = readonly [first: number, second: number];
type Step = (pair: Pair, cost: number) => Pair;

const BY_MOVES: Step = ([moves, cost], more) => [moves + 1, cost + more];
const BY_COST: Step = ([cost, moves], more) => [cost + more, moves + 1];

/** By board, as its cells with commas. `costOf`: what moving a tile costs. */
export function bestPaths(
  goal: readonly number[],
  cols: number,
  costOf: (tile: number) => number,
): ReadonlyMap<string, BestPaths> {
  const byMoves = settled(goal, cols, costOf, BY_MOVES);
  const byCost = settled(goal, cols, costOf, BY_COST);
  const entries = Array.from(byMoves, ([key, [moves, costOfShortest]]) => {
    const [cost, movesOfCheapest] = byCost.get(key)!;
    return [key, { cells: key.split(',').map(Number), moves, costOfShortest, cost, movesOfCheapest }] as const;
  });
  return new Map(entries);
}

/** By board: the least cost of a path to the goal. */
export function leastCosts(
  goal: readonly number[],
  cols: number,
  costOf: (tile: number) => number,
): ReadonlyMap<string, number> {
  return new Map(Array.from(settled(goal, cols, costOf, BY_COST), ([key, [cost]]) => [key, cost]));
}

/** Dijkstra, *Numerische Mathematik* 1 (1959), by pairs of which the first counts first, with a list for each first. */
function settled(
  goal: readonly number[],
  cols: number,
  costOf: (tile: number) => number,
  step: Step,
): Map<string, Pair> {
  const best = new Map<string, Pair>([[goal.join(), [0, 0]]]);
  const lists: (readonly number[])[][] = [[goal]];
  for (let first = 0; first < lists.length; first++) {
    for (const cells of lists[first] ?? []) {
      const pair = best.get(cells.join())!;
      if (pair[0] !== first) continue; // settled by less
      for (const [next, tile] of neighbours(cells, cols)) {
        const other = step(pair, costOf(tile));
        const known = best.get(next.join());
        if (known && (known[0] < other[0] || (known[0] === other[0] && known[1] <= other[1]))) continue;
        best.set(next.join(), other);
        (lists[other[0]] ??= []).push(next);
      }
    }
  }
  return best;
}

function* neighbours(cells: readonly number[], cols: number): Generator<readonly [cells: number[], tile: number]> {
  const blank = cells.indexOf(0);
  for (const [there, isOnBoard] of [
    [blank - cols, blank >= cols],
    [blank + cols, blank + cols < cells.length],
    [blank - 1, blank % cols > 0],
    [blank + 1, blank % cols < cols - 1],
  ] as const)
    if (isOnBoard) yield [cells.with(blank, cells[there]).with(there, 0), cells[there]];
}
