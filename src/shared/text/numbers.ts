/** Numbers and counts as text: one way for every sentence of the program, on every machine the same. */

/** Where a whole number gets a comma. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Made when the first fraction needs it: a browser takes 20 milliseconds of the start to load what it knows of numbers. */
let fractions: Intl.NumberFormat | undefined;

/** 1234567 → "1,234,567"; a fraction has at most three decimals. */
export function formatNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value).replace(THOUSANDS, ',');
  fractions ??= new Intl.NumberFormat('en-US');
  return fractions.format(value);
}

/** "1 move", "2 moves", "1,234 moves". */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}
