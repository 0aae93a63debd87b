const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Created on first use: loading number formats takes a browser 20 milliseconds at the start. */
let fractions: Intl.NumberFormat | undefined;

/** 1234567 → "1,234,567"; at most three decimals. */
export function formatNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value).replace(THOUSANDS, ',');
  fractions ??= new Intl.NumberFormat('en-US');
  return fractions.format(value);
}

/** "1 move", "2 moves", "1,234 moves". */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}
