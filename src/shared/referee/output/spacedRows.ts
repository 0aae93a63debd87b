/** Boards of which the blank is a space: one row is a number short, and the columns of the others show where. */

interface CellPlace {
  readonly from: number;
  readonly to: number;
}

/** The rows with `_` for the blank; `null` where nothing shows that it is a space. `rows`: as printed, with all spaces. */
export function spacedRows(rows: readonly string[]): readonly string[] | null {
  if (rows.some((row) => !/^[\d\s]+$/.test(row) || /(?:^|\s)0+(?=\s|$)/.test(row))) return null;
  const places = rows.map(placesIn);
  const most = Math.max(...places.map(({ length }) => length));
  const short = places.findIndex(({ length }) => length === most - 1);
  if (short === -1 || places.some(({ length }, row) => row !== short && length !== most)) return null;
  const columns = Array.from({ length: most }, (_, column) => columnOf(places, short, column));
  const missing = columns.findIndex((column) => !places[short].some((place) => overlap(place, column)));
  if (missing === -1) return null;
  const numbers = rows[short].trim().split(/\s+/).toSpliced(missing, 0, '_');
  return rows.with(short, numbers.join(' '));
}

function placesIn(row: string): readonly CellPlace[] {
  return Array.from(row.matchAll(/\d+/g), ({ index, 0: { length } }) => ({ from: index, to: index + length }));
}

/** What the numbers of a column cover in the whole rows. */
function columnOf(places: readonly (readonly CellPlace[])[], short: number, column: number): CellPlace {
  const whole = places.filter((_, row) => row !== short).map((row) => row[column]);
  return { from: Math.min(...whole.map(({ from }) => from)), to: Math.max(...whole.map(({ to }) => to)) };
}

function overlap(one: CellPlace, other: CellPlace): boolean {
  return one.from < other.to && other.from < one.to;
}
