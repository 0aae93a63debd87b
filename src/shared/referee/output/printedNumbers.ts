import { shown } from './head.ts';
import type { PrintedRecord } from './printedObject.ts';
import type { PrintedNumbers } from './printedRun.ts';

/** g, h and f of a record, or what is wrong with them. */
export function numbersOf(read: PrintedRecord): PrintedNumbers | string {
  const { g, h, f } = read;
  if (isNumber(g) && isNumber(h) && isNumber(f)) return { g: g ?? NaN, h: h ?? NaN, f: f ?? NaN };
  const [name, value] = Object.entries({ g, h, f }).find(([, other]) => !isNumber(other))!;
  return `${name} must be a number, not ${shown(value)}.`;
}

function isNumber(value: unknown): value is number | null | undefined {
  return typeof value === 'number' || value === undefined || value === null;
}
