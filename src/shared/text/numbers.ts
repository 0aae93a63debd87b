/** Numbers and counts as text: one way for every sentence of the program, on every machine the same. */

/** Made when the first number needs it: a browser takes some milliseconds of the start to load what it knows of numbers. */
let numberFormat: Intl.NumberFormat | undefined;

/** 1234567 → "1,234,567". */
export function formatNumber(value: number): string {
  if (isPlain(value)) return String(value);
  numberFormat ??= new Intl.NumberFormat('en-US');
  return numberFormat.format(value);
}

/** Whether a number is written with its digits and nothing else. */
export function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}

/** "1 move", "2 moves", "1,234 moves". */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}
