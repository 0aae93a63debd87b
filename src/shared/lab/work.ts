import type { ExperimentRecipe } from '../contract/experiments.ts';
import type { LabResult } from './results.ts';

/** The tasks of a recipe: a puzzle and a search each, numbered by puzzles first. */
export interface CountedWork {
  readonly recipe: ExperimentRecipe;
  readonly tasks: number;
  isDone(task: number): boolean;
  add(results: readonly LabResult[]): void;
}
