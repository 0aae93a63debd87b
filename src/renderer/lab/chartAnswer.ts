/** What a chart answers, in one line beside its question. */
import { formatNumber } from '../ui/format.ts';
import { rounded, type LabChart } from './labChart.ts';

/** Below it, a ratio would be written as 1. */
const LEAST_TIMES = 1.05;

/** The least and the greatest value at the greatest distance of `counted`, all of whose searches have ended. */
export function chartAnswer({ series, up, average }: LabChart, counted: readonly (number | null)[]): string | null {
  const d = counted.findLast((d) => series.every(({ points }) => points.some((point) => point.d === d)));
  if (d == null || series.length < 2) return null;
  const values = series
    .map(({ name, points }) => ({ name: unbroken(name), value: points.find((point) => point.d === d)!.value }))
    .sort((one, other) => one.value - other.value);
  const [least, most] = [values[0]!, values.at(-1)!];
  const measure = [up.name.split(',')[0], ...(average ? [average] : [])].join(', ') + ` at d = ${d}`;
  const figure = (value: number): string => formatNumber(rounded(value));
  if (figure(least.value) === figure(most.value)) return `${measure}: ${figure(least.value)} with every search.`;
  const ratio = most.value / least.value;
  const times = least.value > 0 && ratio >= LEAST_TIMES ? ` (${timesAsMany(ratio)} times)` : '';
  return `${measure}: ${figure(least.value)} with ${least.name}, ${figure(most.value)} with ${most.name}${times}.`;
}

function unbroken(name: string): string {
  return name.replaceAll(' ', '\u{a0}');
}

function timesAsMany(ratio: number): string {
  return formatNumber(ratio < 10 ? Math.round(ratio * 10) / 10 : Math.round(ratio));
}
