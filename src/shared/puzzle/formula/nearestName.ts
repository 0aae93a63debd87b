/** Slips of the pen: the name that was meant. */

/** The one of `names` that is nearest to `written`, if it is near enough to be meant; else `null`. */
export function nearestName(written: string, names: readonly string[]): string | null {
  const most = Math.min(2, Math.floor(written.length / 3));
  const small = written.toLowerCase();
  const ranked = names
    .map((name) => ({ name, slips: slipsBetween(small, name.toLowerCase()) }))
    .sort((a, b) => a.slips - b.slips);
  return ranked.length > 0 && ranked[0].slips <= most ? ranked[0].name : null;
}

/** Letters to add, to leave out or to exchange: V. I. Levenshtein, "Binary codes capable of correcting deletions, insertions, and reversals" (1966). */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
