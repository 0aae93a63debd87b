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

/** The refusal of a file with more than `most` of something. */
export function tooMany(most: number, what: string): FileFault {
  return new FileFault(`This file has more than ${most} ${what}: too many for one import.`);
}

/** What is said of texts that `forcesDirection` finds. */
export const FORCED_DIRECTION =
  'Characters that turn the direction of text, so that a name can look like another one, were taken out.';

/** The number of the line that holds the character at `at`, counted from 1. */
export function lineAt(text: string, at = text.length): number {
  let line = 1;
  for (let i = 0; i < at; i++) if (endsLine(text, i)) line++;
  return line;
}

const [LF, CR] = [0x0a, 0x0d];

/** Whether the character at `at` is the last of the end of a line. */
function endsLine(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === LF || (code === CR && text.charCodeAt(at + 1) !== LF);
}

/** The lines of a text, which end with CR, LF or both. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}
