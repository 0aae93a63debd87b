/** What each setting must look like on arrival, as in `parse.ts`. */
import * as v from 'valibot';
import { MOVE_NAMINGS } from '../puzzle/geometry.ts';
import { COMPARISON_UNDER_WAY } from './comparisons.ts';
import { EXPERIMENT_UNDER_WAY } from './experimentLook.ts';
import { HEURISTIC_DRAFT } from './heuristics.ts';
import { MAX_STOPS, type HeldLesson } from './lessons.ts';
import { ID, integer, MAX_SPEED, MIN_SPEED, number, PUZZLE, SEARCH, TITLE, type Schema } from './parse.ts';
import { TILE_PICTURE } from './pictures.ts';
import { PAPER_IDS } from '../paper/papers.ts';
import { CLASS_LABEL } from './questions.ts';
import { PRESENTED_PARTS, THEMES, VIEWS, type Settings, type UnsavedPuzzle } from './types.ts';

/** Characters of the address of a page. */
export const MAX_ADDRESS_LENGTH = 2_000;

const UNSAVED_PUZZLE: Schema<UnsavedPuzzle> = v.strictObject({
  ...{ puzzle: PUZZLE, title: TITLE },
  picture: v.exactOptional(TILE_PICTURE),
  isGuest: v.exactOptional(v.literal(true)),
});

const HELD_LESSON: Schema<HeldLesson> = v.strictObject({
  ...{ lessonId: v.nullable(ID), title: TITLE },
  at: integer(0, MAX_STOPS - 1),
});

const ADDRESS_RULE = 'An address begins with https://, http:// or file://, and has neither a space nor a “#”.';

/** Where links lead to; '' for nowhere. */
export const LINK_ADDRESS: Schema<string> = v.pipe(
  v.string(ADDRESS_RULE),
  v.maxLength(MAX_ADDRESS_LENGTH, `An address has at most ${MAX_ADDRESS_LENGTH} characters.`),
  v.regex(/^(?:(?:https?|file):\/\/[^\s#]+)?$/i, ADDRESS_RULE),
);

/** Each setting on its own, so that a reader can keep the sound ones of a damaged set. */
export const SETTINGS = {
  theme: v.picklist(THEMES),
  speed: number(MIN_SPEED, MAX_SPEED),
  search: SEARCH,
  pictureNumbers: v.boolean(),
  ways: v.boolean(),
  hidesNext: v.boolean(),
  presented: v.pipe(v.array(v.picklist(PRESENTED_PARTS)), v.maxLength(PRESENTED_PARTS.length)),
  welcome: v.boolean(),
  moveNaming: v.picklist(MOVE_NAMINGS),
  paper: v.nullable(v.picklist(PAPER_IDS)),
  view: v.picklist(VIEWS),
  puzzleId: v.nullable(ID),
  runId: v.nullable(ID),
  unsaved: v.nullable(UNSAVED_PUZZLE),
  comparison: v.nullable(COMPARISON_UNDER_WAY),
  classLabel: CLASS_LABEL,
  linkAddress: LINK_ADDRESS,
  alone: v.nullable(v.boolean()),
  lesson: v.nullable(HELD_LESSON),
  step: integer(0, Number.MAX_SAFE_INTEGER),
  draft: v.nullable(HEURISTIC_DRAFT),
  experiment: v.nullable(EXPERIMENT_UNDER_WAY),
} as const satisfies { [Name in keyof Settings]: Schema<Settings[Name]> };
