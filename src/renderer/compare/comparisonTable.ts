/** The table of a comparison for a spreadsheet. */
import { csvLine } from '../../shared/exchange/csv.ts';
import type { LaneName } from './laneNames.ts';
import { MEASURES, type Measured } from './measures.ts';

/** A row for each measure and a column for each lane; what is not known yet is empty. Numbers are not rounded. */
export function comparisonTable(names: readonly LaneName[], lanes: readonly Measured[]): string {
  const head = csvLine(['measure', ...names.map(({ short }) => short)]);
  const details = csvLine(['Search', ...names.map(({ detail }) => detail)]);
  const rows = MEASURES.map(({ id, of, label }) =>
    csvLine([UNITS[id] ?? label, ...lanes.map((lane) => of(lane) ?? '')]),
  );
  return [head, details, ...rows].join('');
}

/** Labels that say what a bare number means. */
const UNITS: Readonly<Record<string, string>> = {
  optimal: 'Moves more than a shortest solution',
  time: 'Time in milliseconds',
  bytes: 'Memory in bytes',
};
