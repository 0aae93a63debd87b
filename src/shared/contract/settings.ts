import { count } from '../text/numbers.ts';
import * as v from 'valibot';
import { HAND_PARTS, type HandPart } from '../ask/handParts.ts';
import { MOVE_NAMINGS, type MoveNaming } from '../puzzle/geometry.ts';
import { COMPARISON_UNDER_WAY, type ComparisonUnderWay } from './comparisons.ts';
import { DEFAULT_SEARCH } from './defaults.ts';
import { EXPERIMENT_UNDER_WAY, type ExperimentUnderWay } from './experimentLook.ts';
import { HEURISTIC_DRAFT, type HeuristicDraft } from './heuristics.ts';
import { MAX_STOPS, type HeldLesson } from './lessons.ts';
import { HUNTS, NO_HUNTS, type HuntsUnderWay } from './hunts.ts';
import { ID, integer, MAX_SPEED, MIN_SPEED, number, PUZZLE, SEARCH, TITLE } from './parse.ts';
import type { Schema } from './schema.ts';
import { TILE_PICTURE } from './pictures.ts';
import { PAPER_IDS, type PaperId } from './papers.ts';
import { PROGRAM_DRAFT, GIVEN_ASSIGNMENT, type ProgramDraft, type GivenAssignment } from './programs.ts';
import { CLASS_LABEL } from './questions.ts';
import {
  COMPARE_PARTS,
  PRESENTED_PARTS,
  THEMES,
  type ComparePart,
  type PresentedPart,
  type SearchSpec,
  type Theme,
  type UnsavedPuzzle,
} from './types.ts';
import { VIEW_IDS, type View } from './views.ts';

export const MAX_ADDRESS_LENGTH = 2_000;

export const UNSAVED_PUZZLE: Schema<UnsavedPuzzle> = v.strictObject({
  ...{ puzzle: PUZZLE, title: TITLE },
  picture: v.exactOptional(TILE_PICTURE),
  isGuest: v.exactOptional(v.literal(true)),
});

const HELD_LESSON: Schema<HeldLesson> = v.strictObject({
  ...{ lessonId: v.nullable(ID), title: TITLE },
  at: integer(0, MAX_STOPS - 1),
  leftOut: v.exactOptional(v.pipe(v.array(integer(0, MAX_STOPS - 1)), v.maxLength(MAX_STOPS))),
});

const ADDRESS_RULE = 'An address begins with https://, http:// or file://, and has neither a space nor a “#”.';

/** The page that links lead to; '' for none. */
export const LINK_ADDRESS: Schema<string> = v.pipe(
  v.string(ADDRESS_RULE),
  v.maxLength(MAX_ADDRESS_LENGTH, `An address has at most ${count(MAX_ADDRESS_LENGTH, 'character')}.`),
  v.regex(/^(?:(?:https?|file):\/\/[^\s#]+)?$/i, ADDRESS_RULE),
);

interface Setting<T> {
  readonly schema: Schema<T>;
  readonly initial: T;
}

const setting = <T>(schema: Schema<T>, initial: T): Setting<T> => ({ schema, initial });

/**
 * What the program remembers between launches, a row each: the type, what the host stores and what it accepts follow
 * from it. A new library starts with a puzzle and offers the tour: see `store/starter.ts`.
 */
export const SETTINGS = {
  theme: setting<Theme>(v.picklist(THEMES), 'system'),
  /** Steps per second while playing. */
  speed: setting<number>(number(MIN_SPEED, MAX_SPEED), 2),
  search: setting<SearchSpec>(SEARCH, DEFAULT_SEARCH),
  /** Whether tiles with a picture show their numbers too. */
  pictureNumbers: setting<boolean>(v.boolean(), false),
  /** Whether arrows lead from tiles to their goal cells, for heuristics that count these moves. */
  ways: setting<boolean>(v.boolean(), false),
  /** Whether what comes after the step is hidden, so that a class can think first. */
  hidesNext: setting<boolean>(v.boolean(), false),
  /** Shown in the presented search view beside the board, the tree and the sentence. */
  presented: setting<readonly PresentedPart[]>(
    v.pipe(v.array(v.picklist(PRESENTED_PARTS)), v.maxLength(PRESENTED_PARTS.length)),
    ['goal', 'timeline'],
  ),
  /** Shown in the presented comparison beside the trees and the sentence. */
  presentedInCompare: setting<readonly ComparePart[]>(
    v.pipe(v.array(v.picklist(COMPARE_PARTS)), v.maxLength(COMPARE_PARTS.length)),
    [],
  ),
  /** Whether to offer the tour: until it was followed or skipped. */
  welcome: setting<boolean>(v.boolean(), false),
  /** Whether keys that print one character are shortcuts. */
  letterKeys: setting<boolean>(v.boolean(), true),
  /** What moves are named for. */
  moveNaming: setting<MoveNaming>(v.picklist(MOVE_NAMINGS), 'blank'),
  /** `null`: guessed. */
  paper: setting<PaperId | null>(v.nullable(v.picklist(PAPER_IDS)), null),
  /** Where the user was: the view, the puzzle or run (saved or not), and the step. */
  view: setting<View>(v.picklist(VIEW_IDS), 'search'),
  puzzleId: setting<number | null>(v.nullable(ID), null),
  runId: setting<number | null>(v.nullable(ID), null),
  unsaved: setting<UnsavedPuzzle | null>(v.nullable(UNSAVED_PUZZLE), null),
  comparison: setting<ComparisonUnderWay | null>(v.nullable(COMPARISON_UNDER_WAY), null),
  /** The class whose votes are kept; '' for no label. */
  classLabel: setting<string>(CLASS_LABEL, ''),
  /** The class whose answers were imported last; '' for none. */
  homeworkClass: setting<string>(CLASS_LABEL, ''),
  /** Whether a class sees its votes grow while they are counted. */
  showsVotes: setting<boolean>(v.boolean(), false),
  /** Whether f and h of all states are hidden while a question is open. */
  worksOut: setting<boolean>(v.boolean(), false),
  /** What is filled in about each state that is taken in a search by hand. */
  handParts: setting<readonly HandPart[]>(
    v.pipe(v.array(v.picklist(HAND_PARTS)), v.maxLength(HAND_PARTS.length)),
    HAND_PARTS,
  ),
  /** The page that links lead to; '' for none. */
  linkAddress: setting<string>(LINK_ADDRESS, ''),
  /** Whether one person does lessons alone, not a class; `null` until chosen. */
  alone: setting<boolean | null>(v.nullable(v.boolean()), null),
  /** The lesson under way. */
  lesson: setting<HeldLesson | null>(v.nullable(HELD_LESSON), null),
  step: setting<number>(integer(0, Number.MAX_SAFE_INTEGER), 0),
  draft: setting<HeuristicDraft | null>(v.nullable(HEURISTIC_DRAFT), null),
  /** What programs should be, where a page was made for it. */
  assignment: setting<GivenAssignment | null>(v.nullable(GIVEN_ASSIGNMENT), null),
  /** The search that is being written. */
  programDraft: setting<ProgramDraft | null>(v.nullable(PROGRAM_DRAFT), null),
  experiment: setting<ExperimentUnderWay | null>(v.nullable(EXPERIMENT_UNDER_WAY), null),
  hunts: setting<HuntsUnderWay>(HUNTS, NO_HUNTS),
};

type Rows = typeof SETTINGS;

export type Settings = { readonly [Name in keyof Rows]: Rows[Name]['initial'] };

export const SETTING_NAMES = Object.keys(SETTINGS) as (keyof Settings)[];

/** Missing settings stay as they are; `undefined` is not a value. */
export const SETTINGS_CHANGE = v.strictObject(
  Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { schema }]) => [name, v.exactOptional(schema as Schema<unknown>)]),
  ),
) as Schema<Partial<Settings>>;
