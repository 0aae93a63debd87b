/** CSS pixels in a rem: the size of letters grows with the window, and what is drawn grows with them. */
export function remInPx(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** CSS pixels of so many rem, or of the least side of what is pressed where that is more. */
export function targetInPx(rems: number): number {
  const leastTarget = getComputedStyle(document.documentElement).getPropertyValue('--least-target');
  return Math.max(parseFloat(leastTarget), rems * remInPx());
}
