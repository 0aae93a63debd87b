/** Browsers misplace elements beyond about 30 million pixels; a longer list scrolls faster than its bar. */
export const MAX_HEIGHT = 8_000_000;
const SPARE = 6;

/** All lengths in CSS pixels. The rows in view are `first` to before `end`; `top`: of the first, in the list. */
export function windowOf(scrollTop: number, viewHeight: number, rowHeight: number, rows: number) {
  const whole = rows * rowHeight;
  const height = Math.min(whole, MAX_HEIGHT);
  const hidden = whole - viewHeight;
  const scrolled = height - viewHeight <= 0 ? 0 : Math.min(1, scrollTop / (height - viewHeight));
  const offset = Math.max(0, scrolled * hidden);
  const first = Math.max(0, Math.floor(offset / rowHeight) - SPARE);
  const end = Math.min(rows, Math.ceil((offset + viewHeight) / rowHeight) + SPARE);
  return { first, end, top: scrollTop - (offset - first * rowHeight), height };
}

/** The `scrollTop` that puts `row` in the middle of the view. */
export function scrollTo(row: number, viewHeight: number, rowHeight: number, rows: number): number {
  const whole = rows * rowHeight;
  const height = Math.min(whole, MAX_HEIGHT);
  const offset = Math.min(Math.max(0, row * rowHeight - viewHeight / 2), Math.max(0, whole - viewHeight));
  return whole <= viewHeight ? 0 : (offset / (whole - viewHeight)) * (height - viewHeight);
}
