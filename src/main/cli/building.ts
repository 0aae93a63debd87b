/** Pattern databases, with a line about how far they are built while somebody waits. */
import type { PatternDatabases } from '../solver/tables/databases.ts';
import type { ReadyTables } from './engine.ts';
import type { ProgressLine } from './progress.ts';

/** Milliseconds between two looks. */
const LOOK_EVERY_MS = 250;

/** `tables`, whose progress `line` shows. */
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
