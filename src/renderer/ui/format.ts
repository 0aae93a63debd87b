/** Numbers, counts, ratios, times and titles as text: one way for the whole screen. */
import { isolated } from '../../shared/contract/direction.ts';
import { count, formatNumber } from '../../shared/text/numbers.ts';

export { count, formatNumber };

/** The text with a capital letter at its beginning. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A ratio in three digits, and never fewer than all of a whole number: "1.5", "21.2", "1,235". */
export function ratioInWords(ratio: number): string {
  return ratio >= 100 ? formatNumber(Math.round(ratio)) : String(Number(ratio.toPrecision(3)));
}

/**
 * "× 21.2": how many times `least` a value is; `null` for the least itself and what is as good as that, and where there is
 * nothing to divide by.
 */
export function timesLeast(value: number, least: number): string | null {
  const ratio = least === 0 ? '1' : ratioInWords(value / least);
  return ratio === '1' ? null : `× ${ratio}`;
}

/** A value among others. */
export interface Compared {
  readonly text: string;
  /** "× 21.2", against the least; `null` for the least, and where there is nothing to divide by. */
  readonly ratio: string | null;
}

/** "12 µs", "0.3 ms", "25 ms", "1.25 s" */
export function durationInWords(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(2)} s`;
  if (ms > 0 && ms < 0.1) return `${Math.max(1, Math.round(1000 * ms))} µs`;
  return ms >= 10 ? `${Math.round(ms)} ms` : `${ms.toFixed(1)} ms`;
}

const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** Formats are made when they are first needed. */
const formats = new Map<object, Intl.DateTimeFormat>();

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const format = formats.get(options) ?? new Intl.DateTimeFormat(undefined, options);
  formats.set(options, format);
  return format;
}

const OF_ANY_YEAR = { ...MOMENT, year: 'numeric' } as const;

/** A moment with its year only where that is not the one of `nowMs`: the table is wide enough. */
export function momentInWords(ms: number, nowMs: number): string {
  const isThisYear = new Date(ms).getFullYear() === new Date(nowMs).getFullYear();
  return formatOf(isThisYear ? MOMENT : OF_ANY_YEAR).format(ms);
}

/** The day of a moment, with its year. */
export function dayInWords(ms: number): string {
  return formatOf(DAY).format(ms);
}

/** A title within a sentence, which moves nothing of it. */
export function quoted(title: string): string {
  return `“${isolated(title)}”`;
}
