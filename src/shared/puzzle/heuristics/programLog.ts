/** What a program has written by console.log, up to a limit. */
export interface ProgramLog {
  readonly lines: readonly string[];
  /** Lines beyond the limit. */
  readonly more: number;
}

export const MAX_LOG_LINES = 50;
/** In characters; a longer line is cut. */
export const MAX_LOG_LINE = 200;

export const NO_LOG: ProgramLog = { lines: [], more: 0 };

export class LogBook implements ProgramLog {
  readonly lines: string[] = [];
  more = 0;

  get isFull(): boolean {
    return this.lines.length >= MAX_LOG_LINES;
  }

  /** `text` may have several lines, and be as long as the memory of a program. */
  write(text: string): void {
    let at = 0;
    for (; !this.isFull && at <= text.length; at = endOfLine(text, at) + 1)
      this.lines.push(cut(text.slice(at, endOfLine(text, at))));
    for (; at <= text.length; at = endOfLine(text, at) + 1) this.more++;
  }

  /** Counts a line that nobody reads. */
  skip(): void {
    this.more++;
  }

  /** Takes over what another book has, as from another thread. */
  copy({ lines, more }: ProgramLog): void {
    this.lines.splice(0, Infinity, ...lines.slice(0, MAX_LOG_LINES));
    this.more = more;
  }
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

function cut(line: string): string {
  const printable = line
    .slice(0, MAX_LOG_LINE + 1)
    .replaceAll('\t', '  ')
    .replaceAll(/\p{Cc}/gu, '');
  return printable.length <= MAX_LOG_LINE ? printable : `${printable.slice(0, MAX_LOG_LINE - 1)}…`;
}
