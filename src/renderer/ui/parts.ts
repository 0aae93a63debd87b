/** Strong parts state the step. */
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

export function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}

/** Makes the spaces around the signs of formulas non-breaking. */
export function unbroken(text: string): string {
  return text.replaceAll(/ ([+×=<>≤≥]) /g, '\u00a0$1\u00a0');
}
