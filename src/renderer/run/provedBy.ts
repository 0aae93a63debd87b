import { provesShortest } from '../../shared/contract/searchPromises.ts';
import { solutionLength } from '../../shared/readings/path.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { Player } from './player.svelte.ts';

/** Length of a shortest solution, where the search that is open has proved it, whether that step is on show or not. */
export function provedBy({ opened, reader }: Player): number | null {
  if (!opened || reader.goal === NONE) return null;
  return provesShortest(opened.search, opened.puzzle) ? solutionLength(reader) : null;
}
