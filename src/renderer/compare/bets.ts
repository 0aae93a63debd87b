/** Bets on how many times as many nodes the first search expands as the last one. */
import type { Bet } from '../../shared/contract/comparisons.ts';

/** The bets that came closest to `ratio`: twice too much is as far off as half as much. None without bets. */
export function closestBets(bets: readonly Bet[], ratio: number): Bet[] {
  const distances = bets.map((bet) => Math.abs(Math.log(bet.ratio / ratio)));
  const least = Math.min(...distances);
  return bets.filter((_, index) => distances[index] <= least + 1e-9);
}

/** "× 21.2": three digits, and never fewer than all of a whole number. */
export function ratioInWords(ratio: number): string {
  if (Number.isInteger(ratio)) return `× ${ratio.toLocaleString('en-US')}`;
  return `× ${ratio >= 100 ? Math.round(ratio).toLocaleString('en-US') : Number(ratio.toPrecision(3))}`;
}
