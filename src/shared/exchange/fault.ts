/** What is wrong in a file that comes in. */

/** The whole file cannot be read: nothing of it can be trusted. The message is one sentence for the user. */
export class FileFault extends Error {
  /** Counted from 1; `null` where there is no line to name. */
  readonly line: number | null;

  constructor(message: string, line: number | null = null) {
    super(message);
    this.name = 'FileFault';
    this.line = line;
  }
}

/** The number of the line that holds the character at `at`, counted from 1. */
export function lineAt(text: string, at: number): number {
  return linesOf(text.slice(0, at)).length;
}

/** The lines of a text, which end with CR, LF or both. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}
