/** Puzzles as a table (CSV): one per line, under a header that names the columns. */
import { AppError } from '../contract/errors.ts';
import { NOTES, parse, TAGS } from '../contract/parse.ts';
import { readCsv, type CsvRecord } from './readCsv.ts';
import { FileFault } from './fault.ts';
import { Found } from './found.ts';
import type { FilePuzzle } from './libraryFile.ts';
import { withPossibleLength } from './readSets.ts';
import { readStart, titleFrom } from './readStates.ts';

/** Known columns. `start` is required; commas or semicolons separate `tags`. */
export const COLUMNS = ['title', 'start', 'goal', 'notes', 'tags', 'optimal'] as const;
type TableColumn = (typeof COLUMNS)[number];
type Row = Readonly<Partial<Record<TableColumn, string>>>;

export function isTable(text: string): boolean {
  const [header] = text.split(/[\r\n]/, 1);
  return START_COLUMN.test(header!);
}

/** A field “start” in a header, quoted or not. */
const START_COLUMN = /(?:^|[,;\t])[ "]*start[ "]*(?:[,;\t]|$)/i;

/** `name` and a number are the title of puzzles without one. Throws a `FileFault`. */
export function readTable(text: string, name: string): Found {
  const [header, ...records] = readCsv(text);
  if (header === undefined) throw new FileFault('There is nothing in this table.', 1);
  const columns = header.fields.map(columnName);
  const found = new Found();
  judgeHeader(columns, found);
  for (const record of records) {
    try {
      const puzzle = readRow(rowOf(record, columns), `${name} ${found.puzzles.length + 1}`);
      found.add(withPossibleLength(puzzle, (sentence) => found.fault(record.line, sentence)));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      found.fault(record.line, error.message);
    }
  }
  return found;
}

function columnName(field: string): string {
  return field.trim().toLowerCase();
}

/** A repeated column is ambiguous; an unknown one is reported and left out. */
function judgeHeader(columns: readonly string[], found: Found): void {
  if (!columns.includes('start')) throw new FileFault(`The first line names no column “start”. ${KNOWN}`, 1);
  const twice = columns.find((column, at) => column !== '' && columns.indexOf(column) !== at);
  if (twice !== undefined) throw new FileFault(`The column “${twice.slice(0, 40)}” is there twice.`, 1);
  for (const column of columns.filter((column) => column !== '' && !COLUMNS.some((known) => known === column)))
    found.fault(1, `The column “${column.slice(0, 40)}” is not read. ${KNOWN}`);
}

const KNOWN = `Columns that are read: ${COLUMNS.join(', ')}.`;

function rowOf({ fields }: CsvRecord, columns: readonly string[]): Row {
  if (fields.length > columns.length)
    throw refusal(`This line has ${fields.length} fields, the header ${columns.length}.`);
  return Object.fromEntries(COLUMNS.map((column) => [column, fields[columns.indexOf(column)] ?? '']));
}

function readRow({ title, start, goal, notes, tags, optimal }: Row, otherwise: string): FilePuzzle {
  const read = readStart(start!, goal!);
  if ('fault' in read) throw refusal(read.fault);
  const length = readLength(optimal!.trim());
  const listed = tags!.split(/[,;]/).filter((tag) => tag.trim() !== '');
  const said = { title: titleFrom(title!, otherwise), notes: parse(NOTES, notes), tags: parse(TAGS, listed) };
  return { ...said, puzzle: read.puzzle, optimal: length };
}

function readLength(text: string): number | null {
  if (text === '') return null;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw refusal(`optimal: “${text.slice(0, 20)}” is not a number of moves.`);
}

function refusal(sentence: string): AppError {
  return new AppError('bad-params', sentence);
}
