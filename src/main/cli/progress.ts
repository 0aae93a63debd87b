/** A line about what takes long, for people: it is written over and over, and gone when there is an answer. */
import type { PatternDatabases } from '../../host/solver/databases.ts';
import type { ReadyTables } from './engine.ts';

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

/** Milliseconds between two looks at how far a pattern database is built. */
const LOOK_EVERY_MS = 250;

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

/** `tables`, with a line about how far they are built while somebody waits. */
export function showBuilding(tables: Pick<PatternDatabases, 'ready' | 'progress'>, line: ProgressLine): ReadyTables {
  return {
    async ready(blank) {
      const percent = (): number => Math.round(100 * tables.progress(blank));
      const show = (): void => line.show(() => `Building the pattern database, once for all: ${percent()} %`);
      const timer = setInterval(show, LOOK_EVERY_MS);
      try {
        return await tables.ready(blank);
      } finally {
        clearInterval(timer);
        line.clear();
      }
    },
  };
}
