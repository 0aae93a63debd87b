/** Numbers and counts as text: one way for every sentence of the program, on every machine the same. */

const NUMBER = new Intl.NumberFormat('en-US');

/** 1234567 → "1,234,567". */
export function formatNumber(value: number): string {
  return NUMBER.format(value);
}

/** "1 move", "2 moves", "1,234 moves". */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}
