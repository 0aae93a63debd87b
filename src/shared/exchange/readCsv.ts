/** Reads CSV (RFC 4180). Commas, semicolons and tabs separate fields: spreadsheets use all three. */
import { MAX_IMPORT_FIELDS } from '../contract/exchange.ts';
import { FileFault, lineAt, tooMany } from './fault.ts';

/** The fields of a record, and its first line. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

const SEPARATORS = [',', ';', '\t'];

/**
 * The records of `text`, without empty lines. The first line determines the separator. Throws a `FileFault` with the
 * line.
 */
export function readCsv(text: string): CsvRecord[] {
  const fieldAt = fieldReader(separatorOf(text));
  const records: CsvRecord[] = [];
  let [record, line, read] = [newRecord(1), 1, 0];
  for (let at = 0; at < text.length;) {
    const field = fieldAt(text, at);
    if (field === null) throw new FileFault('A quotation mark is not closed, or stands inside a field.', line);
    if (++read > MAX_IMPORT_FIELDS) throw tooMany(MAX_IMPORT_FIELDS, 'fields');
    record.fields.push(field.content);
    line += lineAt(field.content) - 1 + (field.endsRecord ? 1 : 0);
    at = field.next;
    if (!field.endsRecord && at < text.length) continue;
    if (field.isSeparated) record.fields.push(''); // a separator was the last character
    records.push(record);
    record = newRecord(line);
  }
  return records.filter(({ fields }) => fields.some((content) => content.trim() !== ''));
}

function newRecord(line: number): { line: number; fields: string[] } {
  return { line, fields: [] };
}

function separatorOf(text: string): string {
  const [header] = text.split(/[\r\n]/, 1);
  const counts = SEPARATORS.map((separator) => header!.split(separator, MAX_IMPORT_FIELDS).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!;
}

interface CsvField {
  readonly content: string;
  readonly next: number;
  readonly endsRecord: boolean;
  readonly isSeparated: boolean;
}

/**
 * Returns the reader of the field at an index; it returns `null` where a quotation mark is not closed, or stands inside
 * a field.
 */
function fieldReader(separator: string): (text: string, at: number) => CsvField | null {
  const plain = new RegExp(`[^"${separator}\\r\\n]*`, 'y');
  const end = new RegExp(`${separator}|\\r\\n|\\r|\\n|$`, 'y');
  return (text, at) => {
    const close = text[at] === '"' ? closingMark(text, at) : null;
    plain.lastIndex = at;
    end.lastIndex = close === null ? at + plain.exec(text)![0].length : close + 1;
    const content = close === null ? text.slice(at, end.lastIndex) : text.slice(at + 1, close).replaceAll('""', '"');
    const [ending] = end.exec(text) ?? [null];
    if (close === -1 || ending === null) return null;
    const next = (close === null ? at + content.length : close + 1) + ending.length;
    return { content, next, endsRecord: /[\r\n]/.test(ending), isSeparated: ending === separator };
  };
}

const MARK = 0x22;

/** The closing quotation mark of the one at `at`; −1 for none. Two in a row are an escaped one. */
function closingMark(text: string, at: number): number {
  for (let i = at + 1; i < text.length; i++) {
    if (text.charCodeAt(i) !== MARK) continue;
    if (text.charCodeAt(i + 1) !== MARK) return i;
    i++;
  }
  return -1;
}
