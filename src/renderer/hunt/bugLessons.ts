/** The lesson of the course that treats each bug of the hunt. */
import type { Lesson } from '../../shared/contract/lessons.ts';
import { A_STAR } from '../../shared/lesson/lessons/aStar.ts';
import { BREADTH_FIRST } from '../../shared/lesson/lessons/breadthFirst.ts';
import { COMPLETENESS } from '../../shared/lesson/lessons/completeness.ts';
import { DEPTH_FIRST } from '../../shared/lesson/lessons/depthFirst.ts';
import { HEURISTICS_LESSON } from '../../shared/lesson/lessons/heuristics.ts';
import { PROMISES } from '../../shared/lesson/lessons/promises.ts';
import { SEARCH_PROBLEM } from '../../shared/lesson/lessons/searchProblem.ts';
import { UNIFORM_COST } from '../../shared/lesson/lessons/uniformCost.ts';
import { YOUR_PROGRAM } from '../../shared/lesson/lessons/yourProgram.ts';
import type { BugId } from '../../shared/referee/bugs.ts';

export const BUG_LESSONS: Partial<Readonly<Record<BugId, Lesson>>> = {
  'stack-for-queue': BREADTH_FIRST,
  'goal-on-generation': YOUR_PROGRAM,
  'seen-in-other-rounds': DEPTH_FIRST,
  'rows-only': HEURISTICS_LESSON,
  'no-closed-list': YOUR_PROGRAM,
  'forgets-g': A_STAR,
  'adds-up-f': A_STAR,
  'counts-blank': YOUR_PROGRAM,
  'forgets-a-move': SEARCH_PROBLEM,
  'counts-tiles': HEURISTICS_LESSON,
  'adds-distances': HEURISTICS_LESSON,
  'adds-g': A_STAR,
  'forgets-weight': PROMISES,
  'places-in-list': PROMISES,
  'around-the-edge': SEARCH_PROBLEM,
  'bound-to-greatest': COMPLETENESS,
  'seen-at-any-depth': DEPTH_FIRST,
  squared: PROMISES,
  'compares-text': A_STAR,
  'marked-when-generated': UNIFORM_COST,
};
