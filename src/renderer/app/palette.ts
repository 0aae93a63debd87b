interface Named {
  readonly title: string;
  readonly group: string;
}

/**
 * Commands with all words of `query` in their title or group, in any order. Sorted: the query begins a word of the title,
 * stands elsewhere in it, all words in the title, others. Ignores case and diacritics.
 */
export function findCommands<T extends Named>(commands: readonly T[], query: string): T[] {
  const phrase = fold(query).trim();
  const hasAll = hasWords(query);
  const ranks = [
    (title: string) => ` ${fold(title)}`.includes(` ${phrase}`),
    (title: string) => fold(title).includes(phrase),
    hasAll,
    () => true,
  ];
  const rankOf = ({ title }: T): number => ranks.findIndex((fits) => fits(title));
  const found = commands.filter(({ title, group }) => hasAll(`${title} ${group}`));
  return found.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Whether a text has all words of `query`, in any order. Ignores case and diacritics. */
export function hasWords(query: string): (text: string) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => fold(text).includes(word));
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
