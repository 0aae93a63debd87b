/** Writes CSV (RFC 4180). */

/** One record with its CRLF. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

/**
 * Where formulas start, with their signs also in full width, which East Asian spreadsheets accept: at the beginning of a
 * text, and in it behind “;”, a tab or a line end. A spreadsheet that parts cells by these begins a new one there, and a
 * quotation mark in the middle of a cell protects nothing.
 */
const FORMULAS = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?="*[=+\-@＝＋－＠])/g;

/** Prefixes texts that a spreadsheet would take for a formula, so that opening the file runs nothing. */
function csvField(value: string | number | null): string {
  const text = typeof value === 'string' ? value.replaceAll(FORMULAS, "'") : String(value ?? '');
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
