import type { Challenge, ChallengeScore, PuzzleEnding, ScoredPuzzle } from '../contract/challenges.ts';
import type { ExperimentRecipe } from '../contract/experiments.ts';
import { provesShortest } from '../contract/searchPromises.ts';
import type { LibraryPuzzle, Puzzle, SearchSpec } from '../contract/types.ts';
import { estimate } from '../puzzle/heuristics/heuristics.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import { isSmall, shortestLength } from '../puzzle/solve/shortest.ts';
import { solvability } from '../puzzle/solvable.ts';
import type { LabResult } from './results.ts';

/** A lost search continues to this multiple of the ceiling, and at least this far, to show by how much it lost. */
const [BEYOND, LEAST_BEYOND] = [10, 10_000];

/** Stopped searches, which would have counted more. A depth limit lets a search end. */
const CUT_OFF: ReadonlySet<LabResult['status']> = new Set(['expansion-limit', 'node-limit', 'memory-limit']);

export type ChallengedPuzzle = Pick<LibraryPuzzle, 'puzzleId' | 'title' | 'puzzle' | 'optimal'>;

/** Drops the puzzles that parity rules out. */
export function solvableOf(puzzles: readonly ChallengedPuzzle[]): ChallengedPuzzle[] {
  return puzzles.filter(({ puzzle: { start, goal, cols } }) => solvability(start, goal, cols).solvable);
}

/** Every puzzle once, by the search of the challenge with `own`. */
export function recipeOfChallenge(
  { title, counted, ceiling, search }: Challenge,
  own: OwnHeuristic,
  puzzles: readonly ChallengedPuzzle[],
): ExperimentRecipe {
  const far = Math.max(ceiling * BEYOND, LEAST_BEYOND);
  const limit = counted === 'expanded' ? { expansions: far } : { nodes: far };
  const scored: SearchSpec = { ...search, heuristic: 'own', own, limits: { ...limit, ...search.limits } };
  return { title, puzzles: { from: 'list', puzzles: puzzles.map(({ puzzle }) => puzzle) }, searches: [scored] };
}

/** Takes one result per puzzle. */
export function scoreOf(
  challenge: Challenge,
  own: OwnHeuristic,
  puzzles: readonly ChallengedPuzzle[],
  results: readonly LabResult[],
): Pick<ChallengeScore, 'puzzles'> {
  const search: SearchSpec = { ...challenge.search, heuristic: 'own', own };
  const scored = results.toSorted((a, b) => a.puzzle - b.puzzle);
  return { puzzles: scored.map((result) => scoredPuzzle(challenge, search, puzzles[result.puzzle]!, result)) };
}

function scoredPuzzle(
  challenge: Challenge,
  search: SearchSpec,
  { puzzleId, title, puzzle, optimal }: ChallengedPuzzle,
  { status, length, h, ...counts }: LabResult,
): ScoredPuzzle {
  const nodes = counts[challenge.counted];
  const isProved = status === 'solved' && (provesShortest(search, puzzle) || isWithinEstimate(puzzle, length!));
  const proved = isProved ? length : null;
  const shortest = isSmall(puzzle) ? shortestLength(puzzle) : (optimal ?? proved);
  const ending = endingOf(challenge, { nodes, length, shortest });
  const isMore = ending === 'over' && CUT_OFF.has(status);
  return { puzzleId, title, puzzle, status, nodes, isMore, h, length, shortest, ending };
}

function endingOf(
  { ceiling, demandsShortest }: Challenge,
  { nodes, length, shortest }: Pick<ScoredPuzzle, 'nodes' | 'length' | 'shortest'>,
): PuzzleEnding {
  if (nodes > ceiling) return 'over';
  if (length === null) return 'unsolved';
  if (!demandsShortest || length === shortest) return 'won';
  return shortest === null ? 'unproved' : 'longer';
}

/** Whether an admissible estimate, with parity, proves that no solution is shorter. */
function isWithinEstimate({ start, goal, cols }: Puzzle, length: number): boolean {
  return length <= estimate('linear-conflict', start, goal, cols) + 1;
}
