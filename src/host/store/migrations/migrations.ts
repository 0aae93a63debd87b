import type { WritableDb } from '../database.ts';
import { createSetsPuzzlesRunsSettings } from './0001-sets-puzzles-runs-settings.ts';
import { addSearchOptions } from './0002-search-options.ts';
import { rebuildLibrary } from './0003-library.ts';
import { addPictures } from './0004-pictures.ts';
import { addComparisons } from './0005-comparisons.ts';
import { holdPlacesAndSettings } from './0006-places-and-settings.ts';
import { reportClaims } from './0007-claims.ts';
import { holdLinks } from './0008-links.ts';
import { checkLinksFirst } from './0009-links-before-the-rest.ts';
import { addQuestions } from './0010-questions.ts';
import { addLessons } from './0011-lessons.ts';
import { addExperiments } from './0012-experiments.ts';
import { addHeuristics } from './0013-heuristics.ts';
import { addChallenges } from './0014-challenges.ts';
import { addCosts } from './0015-costs.ts';
import { addHomework } from './0016-homework.ts';

/** A step from the previous format to format `version`. */
export interface Migration {
  readonly version: number;
  apply(db: WritableDb): void;
}

/** Every step from an empty file to the current format, in order. A released step is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, apply: createSetsPuzzlesRunsSettings },
  { version: 2, apply: addSearchOptions },
  { version: 3, apply: rebuildLibrary },
  { version: 4, apply: addPictures },
  { version: 5, apply: addComparisons },
  { version: 6, apply: holdPlacesAndSettings },
  { version: 7, apply: reportClaims },
  { version: 8, apply: holdLinks },
  { version: 9, apply: checkLinksFirst },
  { version: 10, apply: addQuestions },
  { version: 11, apply: addLessons },
  { version: 12, apply: addExperiments },
  { version: 13, apply: addHeuristics },
  { version: 14, apply: addChallenges },
  { version: 15, apply: addCosts },
  { version: 16, apply: addHomework },
];
