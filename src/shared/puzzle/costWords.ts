import { costByTile, type TileCosts } from './tileCosts.ts';

/** "Costs of a move: 3 for tile 5, 2 for tile 7; 1 for the others". Empty at cost 1. */
export function costsInFull(costs: TileCosts | undefined, cells: number): string {
  const byTile = costByTile(costs, cells);
  if (byTile === null) return '';
  if (costs === 'tile') return 'Moving a tile costs its number';
  const tiles = Array.from(byTile.keys()).slice(1);
  const heavy = tiles.filter((tile) => byTile[tile] > 1).map((tile) => `${byTile[tile]} for tile ${tile}`);
  const others = heavy.length < tiles.length ? '; 1 for the others' : '';
  return `Costs of a move: ${heavy.join(', ')}${others}`;
}
