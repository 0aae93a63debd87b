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
