/** What is wrong in a file that comes in. */
import { withoutForcedDirection } from '../contract/direction.ts';

/** The whole file cannot be read: nothing of it can be trusted. The message is one sentence for the user. */
export class FileFault extends Error {
  /** Counted from 1; `null` where there is no line to name. */
  readonly line: number | null;

  constructor(message: string, line: number | null = null) {
    super(withoutForcedDirection(message)); // it may quote the file
    this.name = 'FileFault';
    this.line = line;
  }
}

/** What is said of texts that `forcesDirection` finds. */
export const FORCED_DIRECTION =
  'Characters that turn the direction of text, so that a name can look like another one, were taken out.';

/** The number of the line that holds the character at `at`, counted from 1. */
export function lineAt(text: string, at: number): number {
  return linesOf(text.slice(0, at)).length;
}

/** The lines of a text, which end with CR, LF or both. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}
