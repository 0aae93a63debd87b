/** Bets on how many times as many nodes the first search expands as the last one. */
import { formatNumber, ratioInWords } from '../ui/format.ts';
import { GREATEST_RATIO, LEAST_RATIO, type Bet } from '../../shared/contract/comparisons.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';

/** The bets that came closest to `ratio`: twice too much is as far off as half as much. None without bets. */
export function closestBets(bets: readonly Bet[], ratio: number): Bet[] {
  const distances = bets.map((bet) => Math.abs(Math.log(bet.ratio / ratio)));
  const least = Math.min(...distances);
  return bets.filter((_, index) => distances[index] <= least + 1e-9);
}

/** "BFS expanded 21.2 times as many nodes as A*": the search that expanded more comes first. */
export function resultInWords(ratio: number, first: string, last: string): string {
  if (ratio === 1) return `${first} and ${last} expanded equally many nodes`;
  const [more, less] = ratio > 1 ? [first, last] : [last, first];
  return `${more} expanded ${ratioInWords(Math.max(ratio, 1 / ratio))} times as many nodes as ${less}`;
}

/** A number with a comma or a point before its decimals, and the sign × before or after it where somebody writes that. */
const RATIO = /^[×x*]?\s*(\d+)(?:([.,])(\d+))?\s*[×x*]?$/i;

/** A bet as it was typed: the number, or a sentence that says what is wrong with it. */
export function parseRatio(text: string): { readonly ratio: number } | { readonly wrong: string } {
  const typed = text.trim();
  if (typed === '') return { wrong: 'A bet is a number: how many times as many nodes.' };
  const match = RATIO.exec(typed);
  if (!match) return { wrong: `“${typed}” is not a number. Write a bet as 5, 5.5 or 5,5.` };
  const [, whole, mark, decimals = ''] = match;
  if (mark && decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole))
    return { wrong: ambiguous(typed, whole, decimals) };
  const ratio = Number(`${whole}.${decimals}`);
  if (ratio >= LEAST_RATIO && ratio <= GREATEST_RATIO) return { ratio };
  return { wrong: `A bet is between ${LEAST_RATIO} and ${formatNumber(GREATEST_RATIO)}.` };
}

/** Three digits behind a comma or a point are decimals to some, and thousands to others. */
function ambiguous(typed: string, whole: string, decimals: string): string {
  return `“${typed}” could mean ${whole}${decimals} or ${Number(`${whole}.${decimals}`)}. Write ${whole}${decimals}, or fewer decimals.`;
}

/** What tells one pair of boards from another. */
function boardsOf({ rows, cols, start, goal }: Puzzle): unknown[] {
  return [rows, cols, start, goal];
}

export function isSamePuzzle(one: Puzzle, other: Puzzle): boolean {
  return JSON.stringify(boardsOf(one)) === JSON.stringify(boardsOf(other));
}

/** What tells one comparison from another: the boards, and the searches with their options in their order. */
export function keyOfComparison(puzzle: Puzzle, searches: readonly SearchSpec[]): string {
  const members = searches.map((search) => Object.entries(search).sort(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify([...boardsOf(puzzle), members]);
}
