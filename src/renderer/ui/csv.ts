/** A row of a CSV file after RFC 4180: fields with commas, quotes or line breaks are quoted. */
export function csvRow(fields: readonly (string | number)[]): string {
  return `${fields.map(field).join(',')}\r\n`;
}

function field(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
