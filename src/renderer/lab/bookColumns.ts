/** Figures from a book beside the table: typed into cells, or pasted as a column. */
import type { BookColumn } from '../../shared/contract/experiments.ts';
import { count } from '../ui/format.ts';

/** Parses 1,641 or 1641 or 1.39; `null` for an empty text, `undefined` where it is no number. */
export function figureIn(text: string): number | null | undefined {
  const plain = text.trim().replaceAll(/[\s,_\u202f\u00a0]/g, '');
  if (plain === '' || plain === '–' || plain === '-') return null;
  const value = Number(plain);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

export function withFigure(column: BookColumn, d: number, value: number | null): BookColumn {
  const others = column.values.filter(([other]) => other !== d);
  const values = value === null ? others : [...others, [d, value] as const];
  return { ...column, values: values.toSorted(([one], [other]) => one - other) };
}

/** Fills the column with lines of text from a distance on. */
export function withPasted(
  column: BookColumn,
  distances: readonly number[],
  from: number,
  text: string,
): { column: BookColumn; fault: string | null } {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const first = distances.indexOf(from);
  let changed = column;
  for (const [index, line] of lines.entries()) {
    const [d, value] = [distances[first + index], figureIn(line)];
    if (value === undefined)
      return { column, fault: `Line ${index + 1} is not a number: “${line.trim().slice(0, 40)}”.` };
    if (d === undefined)
      return {
        column,
        fault: `There are ${lines.length} lines, and only ${count(distances.length - first, 'row')} from here on.`,
      };
    changed = withFigure(changed, d, value);
  }
  return { column: changed, fault: null };
}
