/** What reads the text of a trace, part by part, in one of its formats. */
import { count } from '../../text/numbers.ts';

export interface TextReader {
  /** The next part of the text, which may end anywhere. */
  push(part: string): void;
  end(): void;
}

/** Characters in all. */
export const MAX_TRACE_LENGTH = 500_000_000;
/** Characters of a line, or of an event on several lines: a list of all states of the 3×3 has fewer. */
export const MAX_LINE_LENGTH = 10_000_000;

export const TOO_LONG = `A line has at most ${count(MAX_LINE_LENGTH, 'character')}.`;
export const BREAKS_OFF = 'The output breaks off here.';

const LINE_END = /[\n\r]/;

/** Cuts a text into lines. */
export class LineCutter {
  /** The last line, which has no end yet. */
  rest = '';
  #mayHaveEnded = false;

  push(part: string): readonly string[] {
    const hasEnded = this.#mayHaveEnded || LINE_END.test(part);
    this.#mayHaveEnded = part.endsWith('\r');
    if (!hasEnded) {
      this.rest += part;
      return [];
    }
    const text = this.rest + part;
    const lines = text.includes('\r') ? text.split(/\r\n|\n|\r(?!$)/) : text.split('\n');
    this.rest = lines.pop()!;
    return lines;
  }
}

/** By character code: 1 for these letters. */
export function tableOf(letters: string): Uint8Array {
  const table = new Uint8Array(128);
  for (const letter of letters) table[letter.charCodeAt(0)] = 1;
  return table;
}
