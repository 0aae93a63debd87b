/** A line about a search that takes long, for people: it is written over and over, and gone when there is an answer. */

/** As much of a stream as the line needs. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface ProgressLine {
  /** Shows what `progress` says, now and then. */
  show(progress: () => string): void;
  clear(): void;
}

/** Milliseconds between two lines, and before the first. */
const INTERVAL_MS = 500;

const CLEAR_LINE = '\r\u001b[2K';

/** The line on `stream`; nothing is written where that is no terminal. `now`: a clock in milliseconds. */
export function progressLine(stream: ProgressStream, now: () => number): ProgressLine {
  let shownAt = now();
  let isShown = false;
  return {
    show(progress) {
      if (!stream.isTTY || now() - shownAt < INTERVAL_MS) return;
      stream.write(`${CLEAR_LINE}${progress()}`);
      shownAt = now();
      isShown = true;
    },
    clear() {
      if (isShown) stream.write(CLEAR_LINE);
      isShown = false;
      shownAt = now();
    },
  };
}
