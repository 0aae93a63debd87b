/**
 * Divides the memory for counting: all threads share one bound, whatever a recipe, a file or the command line asks for.
 */
import { COUNTING_PART, MAX_COUNTING_BYTES, type ExperimentRecipe } from '../../shared/contract/experiments.ts';
import { ownOf } from '../../shared/contract/searchOptions.ts';
import { numberOfPuzzles } from '../../shared/lab/puzzles.ts';
import type { PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import { MAX_BYTES } from '../../shared/sandbox/limits.ts';

/** Of an idle thread, and of each of its puzzles. */
const [BYTES_OF_THREAD, BYTES_OF_PUZZLE] = [24 * 1024 * 1024, 400];
/** The least that searches need. */
const LEAST_BYTES = 16 * 1024 * 1024;
/** A column exists twice while it grows, so only this part of the memory for searches is for columns. */
const PART_OF_COLUMNS = 3 / 4;

/** The number of threads, and the bytes for the columns of a search: beside other threads, and in a thread alone. */
export interface CountingPlan {
  readonly threads: number;
  readonly bytesEach: number;
  readonly bytesAlone: number;
}

export function countingBytes(machineBytes: number): number {
  return Math.min(MAX_COUNTING_BYTES, machineBytes * COUNTING_PART);
}

/** Divides `bytes` between at most `most` threads: fewer if each would need too much for itself. */
export function planOf(
  bytes: number,
  most: number,
  recipe: ExperimentRecipe,
  patterns: readonly PatternDatabase[],
): CountingPlan {
  const itself = bytesOfThread(recipe, patterns);
  const threads = Math.max(1, Math.min(most, Math.floor(bytes / (itself + LEAST_BYTES))));
  const columns = (count: number): number =>
    Math.floor(Math.max(LEAST_BYTES, bytes / count - itself) * PART_OF_COLUMNS);
  return { threads, bytesEach: columns(threads), bytesAlone: columns(1) };
}

function bytesOfThread({ puzzles, searches }: ExperimentRecipe, patterns: readonly PatternDatabase[]): number {
  const tables = patterns.flatMap(({ tables }) => tables).reduce((sum, { byteLength }) => sum + byteLength, 0);
  const needsPrograms = searches.some((search) => ownOf(search)?.kind === 'javascript');
  return BYTES_OF_THREAD + BYTES_OF_PUZZLE * numberOfPuzzles(puzzles) + tables + (needsPrograms ? MAX_BYTES : 0);
}
