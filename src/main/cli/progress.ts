/** A line about slow work on a terminal, overwritten until there is an answer. */
import type { PatternDatabases } from '../../host/solver/databases.ts';

export type ProgressLine = ReturnType<typeof progressLine>;

/** Between two lines, and before the first. */
const INTERVAL_MS = 500;

/** Between two checks of the progress of a pattern database. */
const LOOK_EVERY_MS = 250;

const CLEAR_LINE = '\r\u001b[2K';

/** Writes nothing where `stream` is not a terminal. `now`: milliseconds. */
export function progressLine(stream: { readonly isTTY?: boolean; write(text: string): unknown }, now: () => number) {
  let shownAt = now();
  let isShown = false;
  return {
    /** Shows the text of `progress`, now and then. */
    show(progress: () => string): void {
      if (!stream.isTTY || now() - shownAt < INTERVAL_MS) return;
      stream.write(`${CLEAR_LINE}${progress()}`);
      shownAt = now();
      isShown = true;
    },
    clear(): void {
      if (isShown) stream.write(CLEAR_LINE);
      isShown = false;
      shownAt = now();
    },
  };
}

/** `tables`, with a line about their progress while a caller waits. */
export function showBuilding(
  tables: Pick<PatternDatabases, 'ready' | 'progress'>,
  line: ProgressLine,
): Pick<PatternDatabases, 'ready'> {
  return {
    async ready(blank) {
      const percent = (): number => Math.round(100 * tables.progress(blank));
      const show = (): void => line.show(() => `Building the pattern database, once for all: ${percent()}%`);
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
