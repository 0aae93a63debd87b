/** The line of a program in the sentences of its faults. */

/** Behind what a program does, and in front of the colon. */
export function inLine(line: number): string {
  return `, line ${line}`;
}

/** Counted from 1; `null` where the sentence names none. */
export function lineIn(sentence: string): number | null {
  const [, line] = /, line (\d+): /.exec(sentence) ?? [];
  return line === undefined ? null : Number(line);
}
