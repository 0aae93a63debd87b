/** The puzzle that a preset opens, where the one on the board does not show its lesson. */
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { createSlidingDomain } from '../../shared/puzzle/domain/slidingDomain.ts';
import { MAX_GRAPH_CELLS } from '../../shared/puzzle/states/stateGraph.ts';
import { solutionLength } from '../../shared/readings/path.ts';
import { Search } from '../../shared/engine/search.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import type { Program } from '../program/program.ts';
import { PRESETS, searchesOf, type Preset, type PresetId } from './presets.ts';

/** Expansions after which a puzzle does not show the lesson soon enough. */
const MOST_EXPANSIONS = 20_000;

/** Puts the puzzle of the preset on the board, where the one that is there does not show its lesson; that can be undone. */
export function bringWitness({ current, notices }: Program, preset: PresetId): void {
  const { shown } = current;
  const witness = shown && witnessFor(preset, shown.puzzle);
  if (!witness) return;
  void current.use({ puzzle: witness, title: PRESETS[preset].name, puzzleId: null });
  const text = 'This preset has opened its own puzzle, on which the shortest path is lost.';
  notices.tell(text, { undo: () => current.use(shown) });
}

/**
 * The puzzle to open with the preset: `null` where `puzzle` shows its lesson as well, and where every puzzle does. Puzzles of
 * more than 9 cells are not tried.
 */
export function witnessFor(preset: PresetId, puzzle: Puzzle): Puzzle | null {
  const { witness }: Preset = PRESETS[preset];
  if (!witness) return null;
  return puzzle.goal.length <= MAX_GRAPH_CELLS && losesLast(puzzle, searchesOf(preset)) ? null : witness;
}

/** Whether the last of these searches finds a longer solution than the first. */
function losesLast(puzzle: Puzzle, searches: readonly SearchSpec[]): boolean {
  const lengths = searches.map((search) => lengthBy(search, puzzle));
  return lengths[0] !== null && lengths.at(-1)! > lengths[0];
}

/** Moves of the solution found; `null` where there is none, or none is found soon enough. */
function lengthBy(spec: SearchSpec, puzzle: Puzzle): number | null {
  const domain = createSlidingDomain(puzzle, spec.heuristic, { factor: spec.factor });
  const limits = { expansions: MOST_EXPANSIONS, nodes: Infinity };
  const search = new Search(domain, { ...searchOptionsOf(spec), limits });
  return search.advance(Infinity) === 'solved' ? solutionLength(search.trace) : null;
}
