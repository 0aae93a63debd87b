/** CSS pixels in a rem: the size of letters grows with the window, and what is drawn grows with them. */
export function remInPx(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}
