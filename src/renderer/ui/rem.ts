/** CSS pixels per rem, which grows with the window; drawings scale with it. */
export function remInPx(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** CSS pixels of `rems`, at least the least size of press targets. */
export function targetInPx(rems: number): number {
  const leastTarget = getComputedStyle(document.documentElement).getPropertyValue('--least-target');
  return Math.max(parseFloat(leastTarget), rems * remInPx());
}
