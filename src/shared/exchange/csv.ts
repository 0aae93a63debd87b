/** Writes CSV (RFC 4180). */

/** One record with its CRLF. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

/** Starts of formulas, also in full width, which East Asian spreadsheets accept. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Prefixes texts that a spreadsheet would take for a formula, so that opening the file runs nothing. */
function csvField(value: string | number | null): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value ?? '');
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
