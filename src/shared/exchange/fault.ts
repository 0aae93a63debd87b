import { withoutForcedDirection } from '../contract/direction.ts';

/** The whole file cannot be trusted. The message is one sentence for the user. */
export class FileFault extends Error {
  /** From 1; `null` where there is no line to name. */
  readonly line: number | null;

  constructor(message: string, line: number | null = null) {
    super(withoutForcedDirection(message)); // it may quote the file
    this.name = 'FileFault';
    this.line = line;
  }
}

export function tooMany(most: number, what: string): FileFault {
  return new FileFault(`This file has more than ${most} ${what}: too many for one import.`);
}

/** The fault of texts with `forcesDirection`. */
export const FORCED_DIRECTION =
  'Characters that turn the direction of text, so that a name can look like another one, were taken out.';

/** The line of the character at `at`, from 1. */
export function lineAt(text: string, at = text.length): number {
  let line = 1;
  for (let i = 0; i < at; i++) if (endsLine(text, i)) line++;
  return line;
}

const [LF, CR] = [0x0a, 0x0d];

function endsLine(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === LF || (code === CR && text.charCodeAt(at + 1) !== LF);
}

/** Lines end with CR, LF or both. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}
