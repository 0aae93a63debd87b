/** What a workload reports: rows of one table. */
import { median } from './measure.ts';

export interface Row {
  readonly what: string;
  /** What the textbook needs; empty where a row compares with nothing. */
  readonly textbook: string;
  readonly ours: string;
  readonly measured: string;
  readonly target: string;
  readonly isMet: boolean;
}

export interface Workload {
  readonly title: string;
  measure(): Row[] | Promise<Row[]>;
}

/** A row about time: `ours` is to be at least `target` times as fast as the textbook. */
export function timeRow(what: string, textbookMs: number, oursMs: number, target: number): Row {
  return ratioRow(what, inMs(textbookMs), inMs(oursMs), textbookMs / oursMs, target);
}

/** A row about a rate, in things a second. */
export function rateRow(what: string, textbook: number, ours: number, target: number): Row {
  return ratioRow(what, inMillions(textbook), inMillions(ours), ours / textbook, target);
}

function ratioRow(what: string, textbook: string, ours: string, ratio: number, target: number): Row {
  const [measured, atLeast] = [`${ratio.toFixed(1)}×`, `at least ${target}×`];
  return { what, textbook, ours, measured, target: atLeast, isMet: ratio >= target };
}

/** A row about a quantity that is to be at most `target`. */
export function boundRow(what: string, value: number, target: number, unit: string): Row {
  const measured = `${grouped(value)} ${unit}`;
  return {
    what,
    textbook: '',
    ours: '',
    measured,
    target: `at most ${grouped(target)} ${unit}`,
    isMet: value <= target,
  };
}

/** A row about a quantity that has no target. */
export function noteRow(what: string, value: number, unit: string): Row {
  return { what, textbook: '', ours: '', measured: `${grouped(value)} ${unit}`, target: '', isMet: true };
}

/** Rows of the median and the 95th of a hundred, in milliseconds. */
export function spread(what: string, times: readonly number[], targets: { median?: number; p95: number }): Row[] {
  const p95 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1];
  const middle = targets.median
    ? boundRow(`${what}, median`, median(times), targets.median, 'ms')
    : noteRow(`${what}, median`, median(times), 'ms');
  return [middle, boundRow(`${what}, p95`, p95, targets.p95, 'ms')];
}

function inMs(ms: number): string {
  return `${ms < 10 ? ms.toFixed(2) : ms.toFixed(0)} ms`;
}

function inMillions(perSecond: number): string {
  return `${(perSecond / 1e6).toFixed(1)} M/s`;
}

/** Three digits of a small number, all digits before the point of a great one. */
function grouped(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });
}

const TITLES = { what: '', textbook: 'textbook', ours: 'ours', measured: 'measured', target: 'target', isMet: true };
const COLUMNS = ['what', 'textbook', 'ours', 'measured', 'target'] as const;
const WIDTHS = { what: 58, textbook: 12, ours: 12, measured: 18, target: 0 };

/** Lines of a table; a target that was missed is marked. */
export function printed(rows: readonly Row[]): string {
  return rows.map((row) => `  ${line(row)}${row.isMet ? '' : '   MISSED'}`.trimEnd() + '\n').join('');
}

/** The head of the table. */
export function head(): string {
  return `  ${line(TITLES)}\n`;
}

function line(row: Row): string {
  return COLUMNS.map((name) => (name === 'what' ? row.what.padEnd(WIDTHS.what) : pad(row[name], WIDTHS[name]))).join(
    '',
  );
}

function pad(text: string, width: number): string {
  return width === 0 ? `   ${text}` : text.padStart(width);
}
