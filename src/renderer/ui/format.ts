import { isolated } from '../../shared/contract/direction.ts';
import { count, formatNumber } from '../../shared/text/numbers.ts';

export { count, formatNumber };

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** For a name inside a sentence; a name such as "A*" stays. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}

/** Three digits, or all digits of a larger whole number: "1.5", "21.2", "1,235". */
export function ratioInWords(ratio: number): string {
  return ratio >= 100 ? formatNumber(Math.round(ratio)) : String(Number(ratio.toPrecision(3)));
}

/** "× 21.2": ratio to `least`; `null` where it rounds to 1, and for a `least` of 0. */
export function timesLeast(value: number, least: number): string | null {
  const ratio = least === 0 ? '1' : ratioInWords(value / least);
  return ratio === '1' ? null : `× ${ratio}`;
}

/** Below it, a time in milliseconds is mostly that of the clock and of the caches. */
const LEAST_COMPARABLE_MS = 0.1;

/** Like `timesLeast`, of times in milliseconds, in two digits: more would differ in the next measurement. */
export function timesLeastTime(ms: number, leastMs: number): string | null {
  return leastMs < LEAST_COMPARABLE_MS ? null : timesLeast(Number((ms / leastMs).toPrecision(2)), 1);
}

export interface Compared {
  readonly text: string;
  /** "× 21.2", relative to the least; `null` for the least, and where it is 0. */
  readonly ratio: string | null;
}

/** "12 µs", "0.3 ms", "25 ms", "1.25 s" */
export function durationInWords(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(2)} s`;
  if (ms > 0 && ms < LEAST_COMPARABLE_MS) return `${Math.max(1, Math.round(1000 * ms))} µs`;
  return ms >= 10 ? `${Math.round(ms)} ms` : `${ms.toFixed(1)} ms`;
}

const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;

const formats = new Map<object, Intl.DateTimeFormat>();

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const format = formats.get(options) ?? new Intl.DateTimeFormat(undefined, options);
  formats.set(options, format);
  return format;
}

const OF_ANY_YEAR = { ...MOMENT, year: 'numeric' } as const;

/** Leaves out the year of `nowMs`, to save room in tables. */
export function momentInWords(ms: number, nowMs: number): string {
  const isThisYear = new Date(ms).getFullYear() === new Date(nowMs).getFullYear();
  return formatOf(isThisYear ? MOMENT : OF_ANY_YEAR).format(ms);
}

export function dayInWords(ms: number): string {
  return formatOf(DAY).format(ms);
}

/** Isolated, so that a title of another direction does not reorder the sentence. */
export function quoted(title: string): string {
  return `“${isolated(title)}”`;
}
