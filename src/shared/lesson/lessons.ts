import type { Lesson } from '../contract/lessons.ts';
import { A_STAR } from './lessons/aStar.ts';
import { BREADTH_FIRST } from './lessons/breadthFirst.ts';
import { CONTOURS } from './lessons/contours.ts';
import { HEURISTICS_LESSON } from './lessons/heuristics.ts';
import { MEMORY } from './lessons/memory.ts';
import { ORDER } from './lessons/order.ts';
import { PARITY } from './lessons/parity.ts';
import { PROMISES } from './lessons/promises.ts';
import { UNIFORM_COST } from './lessons/uniformCost.ts';

export const LESSONS: readonly Lesson[] = [
  BREADTH_FIRST,
  ORDER,
  UNIFORM_COST,
  A_STAR,
  PROMISES,
  CONTOURS,
  MEMORY,
  PARITY,
  HEURISTICS_LESSON,
];
