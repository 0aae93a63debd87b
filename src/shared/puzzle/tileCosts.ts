/** What a move costs: the cost belongs to the tile that moves, so the way back costs the same. */

/** The number of the tile, or a cost for each tile: entry t − 1 is tile t's, from 1 to `MAX_TILE_COST`. */
export type TileCosts = 'tile' | readonly number[];

export const MAX_TILE_COST = 99;

/** Entry t: the cost of tile t; 0 for the blank. `null` where every move costs 1. */
export function costByTile(costs: TileCosts | undefined, cells: number): Uint8Array | null {
  const byTile = Uint8Array.from({ length: cells }, (_, tile) => costOf(costs, tile));
  return byTile.every((cost, tile) => tile === 0 || cost === 1) ? null : byTile;
}

function costOf(costs: TileCosts | undefined, tile: number): number {
  if (tile === 0) return 0;
  if (costs === undefined) return 1;
  return costs === 'tile' ? tile : costs[tile - 1];
}

/** What is wrong with the costs of a board of so many cells, in one sentence; `null` for nothing. */
export function costsFault(costs: TileCosts, cells: number): string | null {
  if (costs === 'tile') return null;
  const tiles = cells - 1;
  const wrong = costs.findIndex((cost) => !isCost(cost));
  if (wrong !== -1 && wrong < tiles) return `Tile ${wrong + 1} costs ${costs[wrong]}, but ${COST_RULE}.`;
  if (costs.length > tiles) return `There is no tile ${tiles + 1}: this board has the tiles 1 to ${tiles}.`;
  return costs.length < tiles
    ? `Tile ${costs.length + 1} has no cost: each of the tiles 1 to ${tiles} needs one.`
    : null;
}

export const COST_RULE = `a cost is a whole number from 1 to ${MAX_TILE_COST}`;

export function isCost(cost: number): boolean {
  return Number.isInteger(cost) && cost >= 1 && cost <= MAX_TILE_COST;
}

/** Whether two tiles differ in cost. */
export function doCostsDiffer(costs: TileCosts | undefined): boolean {
  if (costs === undefined || costs === 'tile') return costs === 'tile';
  return costs.some((cost) => cost !== costs[0]);
}

/** The one way to write them: `undefined` where every move costs 1, and `tile` where each costs its number. */
export function normalCosts(costs: TileCosts | undefined): TileCosts | undefined {
  if (costs === undefined || costs === 'tile') return costs;
  if (costs.every((cost) => cost === 1)) return undefined;
  return costs.every((cost, index) => cost === index + 1) ? 'tile' : costs;
}

/** The same puzzle with other costs; without the member where every move costs 1. */
export function withCosts<Board extends object>(
  board: Board,
  costs: TileCosts | undefined,
): Omit<Board, 'costs'> & { readonly costs?: TileCosts } {
  const rest: Omit<Board, 'costs'> & { costs?: TileCosts } = { ...board };
  delete rest.costs;
  const normal = normalCosts(costs);
  return normal === undefined ? rest : { ...rest, costs: normal };
}

/** `tile`, or `1=5,2=9` with the tiles that do not cost 1; empty where every move costs 1. */
export function costsAsText(costs: TileCosts | undefined): string {
  const normal = normalCosts(costs);
  if (normal === undefined || normal === 'tile') return normal ?? '';
  return normal.flatMap((cost, index) => (cost === 1 ? [] : [`${index + 1}=${cost}`])).join(',');
}

export type CostsFromText =
  | { readonly ok: true; readonly costs: TileCosts | undefined }
  /** `message`: one sentence. */
  | { readonly ok: false; readonly message: string };

/** Reads what `costsAsText` writes, for a board of so many cells. Tiles that are not named cost 1. */
export function costsFromText(text: string, cells: number): CostsFromText {
  const said = text.trim().toLowerCase();
  if (said === '' || said === 'tile') return { ok: true, costs: said === '' ? undefined : said };
  const costs = new Array<number>(cells - 1).fill(1);
  const named = new Set<number>();
  for (const part of said.split(',')) {
    const [, tile, cost] = /^\s*(\d+)\s*=\s*(\S+)\s*$/.exec(part) ?? [];
    if (tile === undefined) return { ok: false, message: `“${part.trim()}” is not a tile with its cost, as in 5=3.` };
    const fault = namedFault(Number(tile), cost, cells, named);
    if (fault !== null) return { ok: false, message: fault };
    costs[Number(tile) - 1] = Number(cost);
    named.add(Number(tile));
  }
  return { ok: true, costs: normalCosts(costs) };
}

function namedFault(tile: number, cost: string, cells: number, named: ReadonlySet<number>): string | null {
  if (tile < 1 || tile >= cells) return `There is no tile ${tile}: this board has the tiles 1 to ${cells - 1}.`;
  if (named.has(tile)) return `Tile ${tile} is named twice.`;
  return /^\d+$/.test(cost) && isCost(Number(cost)) ? null : `Tile ${tile} costs ${cost}, but ${COST_RULE}.`;
}
