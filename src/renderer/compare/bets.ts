/** Bets on the ratio of nodes expanded, first search to last. */
import { SvelteMap } from 'svelte/reactivity';
import { capitalized, formatNumber, ratioInWords } from '../ui/format.ts';
import { GREATEST_RATIO, LEAST_RATIO, type Bet } from '../../shared/contract/comparisons.ts';
import type { LaneName } from '../../shared/contract/searchNames.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { puzzleKey } from '../../shared/puzzle/puzzleKey.ts';

/** The bets closest to `ratio` by its logarithm: twice is as far off as half. Empty without bets. */
export function closestBets(bets: readonly Bet[], ratio: number): Bet[] {
  const distances = bets.map((bet) => Math.abs(Math.log(bet.ratio / ratio)));
  const least = Math.min(...distances);
  return bets.filter((_, index) => distances[index] <= least + 1e-9);
}

/** "BFS expanded 21.2 times as many nodes as A*": the search that expanded more comes first. */
export function betResultInWords(ratio: number, first: string, last: string): string {
  if (ratio === 1) return `${first} and ${last} expanded equally many nodes`;
  const [more, less] = ratio > 1 ? [first, last] : [last, first];
  return `${more} expanded ${ratioInWords(Math.max(ratio, 1 / ratio))} times as many nodes as ${less}`;
}

/** The result in words, and the bets closest to it; `null` before the end and without bets. */
export function betResult({ ratio, names, bets }: BettedComparison) {
  if (ratio === null || bets.length === 0) return null;
  const text = capitalized(betResultInWords(ratio, names[0].short, names.at(-1)!.short));
  return { text, closest: closestBets(bets, ratio) };
}

interface BettedComparison {
  readonly ratio: number | null;
  readonly names: readonly LaneName[];
  readonly bets: readonly Bet[];
}

/** A number with a decimal comma or point, and × optionally before or after it. */
const RATIO = /^[×x*]?\s*(\d+)(?:([.,])(\d+))?\s*[×x*]?$/i;

/** A typed bet: the number, or a sentence that says what is wrong. */
export function parseRatio(text: string): { readonly ratio: number } | { readonly wrong: string } {
  const typed = text.trim();
  if (typed === '') return { wrong: 'Write how many times as many nodes, such as 5.' };
  const match = RATIO.exec(typed);
  if (!match) return { wrong: `“${typed}” is not a number. Write it as 5, 5.5 or 5,5.` };
  const [, whole, mark, decimals = ''] = match;
  if (mark && decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole))
    return { wrong: ambiguous(typed, whole, decimals) };
  const ratio = Number(`${whole}.${decimals}`);
  if (ratio >= LEAST_RATIO && ratio <= GREATEST_RATIO) return { ratio };
  return { wrong: `A prediction is between ${LEAST_RATIO} and ${formatNumber(GREATEST_RATIO)}.` };
}

/** Three digits behind a comma or a point are decimals to some people and thousands to others. */
function ambiguous(typed: string, whole: string, decimals: string): string {
  return `“${typed}” could mean ${whole}${decimals} or ${Number(`${whole}.${decimals}`)}. Write ${whole}${decimals}, or fewer decimals.`;
}

export function keyOfComparison(puzzle: Puzzle, searches: readonly SearchSpec[]): string {
  const members = searches.map((search) => Object.entries(search).sort(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify([puzzleKey(puzzle), members]);
}

const NO_BETS: readonly Bet[] = [];

/** Bets on every comparison since the program was opened, kept when another puzzle comes. */
export class BetBook {
  /** By `keyOfComparison`. Grows only with what people type. */
  readonly #bets = new SvelteMap<string, readonly Bet[]>();

  of(comparison: string): readonly Bet[] {
    return this.#bets.get(comparison) ?? NO_BETS;
  }

  put(comparison: string, bets: readonly Bet[]): void {
    if (bets.length > 0) this.#bets.set(comparison, bets);
    else this.#bets.delete(comparison);
  }
}
