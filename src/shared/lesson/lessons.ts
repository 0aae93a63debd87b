import type { Lesson } from '../contract/lessons.ts';
import { A_STAR } from './lessons/aStar.ts';
import { BREADTH_FIRST } from './lessons/breadthFirst.ts';
import { COMPLETENESS } from './lessons/completeness.ts';
import { CONTOURS } from './lessons/contours.ts';
import { DEPTH_FIRST } from './lessons/depthFirst.ts';
import { HEURISTICS_LESSON } from './lessons/heuristics.ts';
import { PROMISES } from './lessons/promises.ts';
import { SEARCH_PROBLEM } from './lessons/searchProblem.ts';
import { UNIFORM_COST } from './lessons/uniformCost.ts';
import { YOUR_PROGRAM } from './lessons/yourProgram.ts';

/** The course, in its order. */
export const LESSONS: readonly Lesson[] = [
  SEARCH_PROBLEM,
  BREADTH_FIRST,
  DEPTH_FIRST,
  UNIFORM_COST,
  A_STAR,
  PROMISES,
  CONTOURS,
  COMPLETENESS,
  HEURISTICS_LESSON,
  YOUR_PROGRAM,
];
