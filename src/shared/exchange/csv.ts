/** CSV as RFC 4180 describes it, written. */

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
