/** Sentences as stretches of text. */

/** Strong stretches carry the step. */
export interface Part {
  readonly text: string;
  readonly strong?: boolean;
}

export function plain(text: string): Part {
  return { text };
}

export function strong(text: string): Part {
  return { text, strong: true };
}

/** The sentence as one text. */
export function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}

/** The same text with its formulas on one line each: the spaces around their signs are none to break at. */
export function unbroken(text: string): string {
  return text.replaceAll(/ ([+×=]) /g, '\u00a0$1\u00a0');
}
