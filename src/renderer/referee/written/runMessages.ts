/** What the page and the thread of a search tell each other. */
import type { SlidingPuzzle } from '../../../shared/puzzle/domain/slidingDomain.ts';
import type { NamedHeuristic } from '../../../shared/puzzle/heuristics/heuristics.ts';
import type { ProgramLog } from '../../../shared/puzzle/heuristics/programLog.ts';

export interface RunRequest {
  readonly source: string;
  readonly puzzle: SlidingPuzzle;
  /** What h(state) is. */
  readonly heuristic: NamedHeuristic;
  /** The interpreter. */
  readonly wasm: ArrayBuffer;
}

export type RunMessage =
  /** What was printed since the last one, how many states were expanded, and all that was logged; also a sign of life. */
  | { readonly kind: 'lines'; readonly text: string; readonly steps: number; readonly log: ProgramLog }
  | { readonly kind: 'ended'; readonly fault: string | null };
