/** Notations to export a board in. `parseBoard` reads each back, with its `reading`. */
import type { Reading } from './parse.ts';

export interface Notation {
  readonly label: string;
  /** Default: boards of every size. */
  readonly mostCells?: number;
  readonly print: (rows: readonly (readonly number[])[]) => string;
  /** How `parseBoard` must read this notation, if it is ambiguous. */
  readonly reading?: Reading;
}

const underscored = (tile: number): string => (tile === 0 ? '_' : String(tile));

export const NOTATIONS = {
  slashes: {
    label: 'One line with slashes',
    print: (rows) => rows.map((row) => row.map(underscored).join(' ')).join(' / '),
  },
  lines: {
    label: 'One line for each row',
    print: (rows) => {
      const width = String(rows.flat().length - 1).length;
      return rows.map((row) => row.map((tile) => underscored(tile).padStart(width)).join(' ')).join('\n');
    },
  },
  digits: {
    label: 'Digits without spaces',
    mostCells: 10,
    print: inDigits,
  },
  'digits-to-nine': {
    label: 'Digits, the highest for the blank',
    mostCells: 9,
    print: (rows) => inDigits(rows.map((row) => row.map((tile) => tile || rows.flat().length))),
    reading: { highestIsBlank: true },
  },
  commas: {
    label: 'Numbers with commas',
    print: (rows) => rows.map((row) => row.join(',')).join(isSquare(rows) ? ',' : ';'),
  },
  sheet: {
    label: 'Cells of a spreadsheet',
    print: (rows) => rows.map((row) => row.map((tile) => tile || '').join('\t')).join('\n'),
  },
  list: {
    label: 'A list of lists (Python, JSON)',
    print: (rows) => `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`,
  },
} as const satisfies Record<string, Notation>;

export type NotationId = keyof typeof NOTATIONS;

export function printIn(notation: NotationId, cells: readonly number[], cols: number): string {
  return NOTATIONS[notation].print(rowsOf(cells, cols));
}

export function readingOf(notation: NotationId): Reading {
  const { reading }: Notation = NOTATIONS[notation];
  return reading ?? {};
}

export function notationsFor(cells: number): NotationId[] {
  const entries = Object.entries<Notation>(NOTATIONS) as [NotationId, Notation][];
  return entries.filter(([, { mostCells = Infinity }]) => cells <= mostCells).map(([id]) => id);
}

function rowsOf(cells: readonly number[], cols: number): number[][] {
  return Array.from({ length: cells.length / cols }, (_, row) => cells.slice(row * cols, (row + 1) * cols));
}

function inDigits(rows: readonly (readonly number[])[]): string {
  return rows.map((row) => row.join('')).join(isSquare(rows) ? '' : '/');
}

/** A square board needs no row ends. */
function isSquare(rows: readonly (readonly number[])[]): boolean {
  return rows.length === rows[0].length;
}
