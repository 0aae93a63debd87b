/** CSV as RFC 4180 describes it. Commas, semicolons and tabs separate fields: spreadsheets use all three. */
import { FileFault } from './fault.ts';

/** The fields of a record, and the line on which it begins. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

const SEPARATORS = [',', ';', '\t'];

/** A record as one line, which ends with CRLF. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

/** What a formula begins with, also in full width, which spreadsheets of East Asia read alike. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text that a spreadsheet would take for a formula is marked as text, so that opening the file runs nothing. */
function csvField(value: string | number | null): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value ?? '');
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The records of `text`, without empty lines. The first line tells the separator. Throws a `FileFault` with the line. */
export function readCsv(text: string): CsvRecord[] {
  const field = fieldPattern(separatorOf(text));
  const records: CsvRecord[] = [];
  let record: { line: number; fields: string[] } = { line: 1, fields: [] };
  let line = 1;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (match === null) throw new FileFault('A quotation mark is not closed, or stands inside a field.', line);
    const { quoted, plain, end } = match.groups!;
    record.fields.push(quoted?.replaceAll('""', '"') ?? plain!);
    line += match[0].match(/\r\n|\r|\n/g)?.length ?? 0;
    if (!/[\r\n]/.test(end!) && field.lastIndex < text.length) continue;
    if (/^[^\r\n]/.test(end!)) record.fields.push(''); // a separator was the last character
    records.push(record);
    record = { line, fields: [] };
  }
  return records.filter(({ fields }) => fields.some((content) => content.trim() !== ''));
}

function separatorOf(text: string): string {
  const [header] = text.split(/[\r\n]/, 1);
  const counts = SEPARATORS.map((separator) => header!.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!;
}

function fieldPattern(separator: string): RegExp {
  return new RegExp(
    `(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^"${separator}\\r\\n]*))(?<end>${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
}
