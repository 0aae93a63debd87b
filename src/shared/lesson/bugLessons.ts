/** The lesson of the course that treats each bug of programs; `null` where no lesson does. */
import type { Lesson } from '../contract/lessons.ts';
import type { BugId } from '../referee/bugs/bugs.ts';
import { A_STAR } from './lessons/aStar.ts';
import { BREADTH_FIRST } from './lessons/breadthFirst.ts';
import { COMPLETENESS } from './lessons/completeness.ts';
import { DEPTH_FIRST } from './lessons/depthFirst.ts';
import { HEURISTICS_LESSON } from './lessons/heuristics.ts';
import { PROMISES } from './lessons/promises.ts';
import { SEARCH_PROBLEM } from './lessons/searchProblem.ts';
import { UNIFORM_COST } from './lessons/uniformCost.ts';
import { YOUR_PROGRAM } from './lessons/yourProgram.ts';

export const BUG_LESSONS: Readonly<Record<BugId, Lesson | null>> = {
  // The loop
  'goal-on-generation': YOUR_PROGRAM,
  'marked-when-generated': UNIFORM_COST,
  'never-reopens': PROMISES,
  'no-closed-list': YOUR_PROGRAM,
  'closed-unasked': null,
  'misses-goal': YOUR_PROGRAM,
  'shared-board': YOUR_PROGRAM,
  'stack-for-queue': BREADTH_FIRST,
  'takes-end-of-heap': A_STAR,
  'appends-to-heap': A_STAR,
  'queue-for-stack': DEPTH_FIRST,
  'leaves-in-frontier': BREADTH_FIRST,
  'stops-at-known': BREADTH_FIRST,
  'enters-one': DEPTH_FIRST,
  'success-not-passed-on': DEPTH_FIRST,
  // g, h and f
  'h-of-parent': A_STAR,
  'h-of-start': A_STAR,
  'forgets-g': A_STAR,
  'forgets-h': A_STAR,
  'forgets-weight': PROMISES,
  'looks-at-h': UNIFORM_COST,
  'subtracts-h': A_STAR,
  'adds-g': A_STAR,
  'g-of-last-move': UNIFORM_COST,
  'counts-expanded': UNIFORM_COST,
  'adds-twice': UNIFORM_COST,
  'weighs-g': PROMISES,
  'adds-up-f': A_STAR,
  'counts-moves': UNIFORM_COST,
  'counts-states': null,
  'greatest-first': A_STAR,
  'multiplies-g-and-h': A_STAR,
  'takes-smallest-board': A_STAR,
  'compares-text': A_STAR,
  // The moves
  'around-the-edge': SEARCH_PROBLEM,
  'forgets-a-move': SEARCH_PROBLEM,
  'loses-an-edge': SEARCH_PROBLEM,
  'moves-diagonally': SEARCH_PROBLEM,
  'wrong-entry-in-moves': SEARCH_PROBLEM,
  // The bound
  'bound-by-two': DEPTH_FIRST,
  'rises-too-fast': DEPTH_FIRST,
  'starts-too-deep': DEPTH_FIRST,
  'bound-too-high': DEPTH_FIRST,
  'bound-off-by-one': DEPTH_FIRST,
  'bound-to-greatest': COMPLETENESS,
  'seen-at-any-depth': DEPTH_FIRST,
  'seen-in-other-rounds': DEPTH_FIRST,
  // The heuristic
  'counts-blank': YOUR_PROGRAM,
  'counts-tiles': HEURISTICS_LESSON,
  'adds-distances': HEURISTICS_LESSON,
  'counts-home': A_STAR,
  'forgets-conflict': HEURISTICS_LESSON,
  'diagonal-as-one': A_STAR,
  'straight-line': HEURISTICS_LESSON,
  'rows-only': HEURISTICS_LESSON,
  'columns-only': HEURISTICS_LESSON,
  squared: PROMISES,
  'places-in-list': PROMISES,
  'forgets-abs': A_STAR,
  'leaves-out-tile': A_STAR,
  'doubles-h': PROMISES,
  'halves-h': HEURISTICS_LESSON,
  'counts-inversions': PROMISES,
  'start-for-goal': A_STAR,
  'goal-turned': A_STAR,
  'goal-blank-last': A_STAR,
  'goal-blank-first': A_STAR,
};
