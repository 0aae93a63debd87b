import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { createSlidingDomain } from '../../shared/puzzle/domain/slidingDomain.ts';
import { MAX_GRAPH_CELLS } from '../../shared/puzzle/states/stateGraph.ts';
import { solutionLength } from '../../shared/readings/path.ts';
import { Search } from '../../shared/engine/search.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import type { Program } from '../program/program.ts';
import { COMPARISON_PRESETS, searchesOf, type Preset, type PresetId } from './presets.ts';

/** More expansions take too long to show the lesson. */
const MOST_EXPANSIONS = 20_000;

/** Opens the preset's puzzle where the current one does not show its lesson; can be undone. */
export function bringWitness({ current, notices }: Program, preset: PresetId): void {
  const { shown } = current;
  const witness = shown && witnessFor(preset, shown.puzzle);
  if (!witness) return;
  void current.use({ puzzle: witness, title: COMPARISON_PRESETS[preset].name, puzzleId: null });
  const text = 'This preset has opened its own puzzle, on which the shortest path is lost.';
  notices.tell(text, { undo: () => current.use(shown) });
}

/**
 * The puzzle to open for a preset, or `null` where `puzzle` shows the lesson too, and for presets without a witness.
 * Puzzles of more than 9 cells are not tried.
 */
export function witnessFor(preset: PresetId, puzzle: Puzzle): Puzzle | null {
  const { witness }: Preset = COMPARISON_PRESETS[preset];
  if (!witness) return null;
  if (puzzle.goal.length > MAX_GRAPH_CELLS) return witness;
  const lengths = searchesOf(preset).map((search) => lengthBy(search, puzzle));
  const isLost = lengths[0] !== null && lengths.at(-1)! > lengths[0];
  return isLost ? null : witness;
}

/** Moves of the solution; `null` for none within `MOST_EXPANSIONS`. */
function lengthBy(spec: SearchSpec, puzzle: Puzzle): number | null {
  const domain = createSlidingDomain(puzzle, spec.heuristic, { factor: spec.factor });
  const limits = { expansions: MOST_EXPANSIONS, nodes: Infinity };
  const search = new Search(domain, { ...searchOptionsOf(spec), limits });
  return search.advance(Infinity) === 'solved' ? solutionLength(search.trace) : null;
}
