import { forcesDirection } from '../contract/direction.ts';
import { IMPORT_FORMATS, MAX_IMPORT_LINES, type ImportFormat } from '../contract/exchange.ts';
import { FileFault, FORCED_DIRECTION, lineAt, linesOf, tooMany } from './fault.ts';
import type { Found } from './found.ts';
import { EMPTY_FILE, type ReadFile } from './libraryFile.ts';
import { readLibrary } from './readLibrary.ts';
import { readPrinceton, readStates, titleFrom } from './readStates.ts';
import { isTable, readTable } from './readTable.ts';
import { readText } from './readText.ts';

export interface Incoming extends ReadFile {
  readonly format: ImportFormat;
}

/** Formats without sets: their puzzles become one set, named after the file. */
const LISTS: Readonly<Record<Exclude<ImportFormat, 'library'>, (text: string, name: string) => Found>> = {
  csv: readTable,
  princeton: readPrinceton,
  text: readStates,
};

/** The content of the file `name`, and its faults. Throws a `FileFault` where it cannot be read at all. */
export function readFile(name: string, bytes: Uint8Array): Incoming {
  const text = readText(bytes);
  const format = formatOf(name, text);
  if (format === 'library') return { format, ...readLibrary(text) };
  if (lineAt(text) > MAX_IMPORT_LINES) throw tooMany(MAX_IMPORT_LINES, 'lines');
  const found = LISTS[format](text, titleOf(name));
  if (forcesDirection(text)) noteForcedDirection(text, found);
  return { format, ...asSet(found, titleOf(name)) };
}

function noteForcedDirection(text: string, found: Found): void {
  for (const [at, line] of linesOf(text).entries()) if (forcesDirection(line)) found.fault(at + 1, FORCED_DIRECTION);
}

/** The content decides, and the extension only where the content is ambiguous. */
function formatOf(name: string, text: string): ImportFormat {
  if (text.trimStart().startsWith('{') || /\.(searchlight|json)$/i.test(name)) return 'library';
  if (/\.csv$/i.test(name) || isTable(text)) return 'csv';
  const [, said = ''] = FIRST_CONTENT.exec(text) ?? [];
  return /^\d{1,2}\s*(#|$)/.test(said) ? 'princeton' : 'text';
}

/** The first line that is not a comment, from its first character on. */
const FIRST_CONTENT = /^[^\S\r\n]*([^\s#].*)/m;

function titleOf(name: string): string {
  return titleFrom(name.replace(/\.[^.]*$/, ''), IMPORT_FORMATS.text);
}

function asSet({ puzzles, faults }: Found, title: string): ReadFile {
  if (puzzles.length === 0 && faults.length === 0) throw new FileFault('This file has no puzzles.');
  return { ...EMPTY_FILE, sets: [{ title, puzzles }], faults };
}
