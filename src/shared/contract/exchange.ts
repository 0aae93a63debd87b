/**
 * Import and export. Bytes cross in parts of at most `MAX_PART_BYTES`, one call at a time, so that messages stay small
 * and the sender can show progress and stop.
 */
import type { DocumentKind, Plural, SetKind } from './kinds.ts';
import type { HandWork } from './handWork.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';

/** Larger files are refused unread. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
export const MAX_PART_BYTES = 512 * 1024;
/** Per connection, in each direction. */
export const MAX_OPEN_FILES = 8;
export const MAX_IMPORT_FILES = 200;
/** Code points. */
export const MAX_FILE_NAME_LENGTH = 120;
/** Per file; a file with more is refused. */
export const MAX_IMPORT_PUZZLES = 50_000;
export const MAX_IMPORT_FAULTS = 1_000;
/** Per list or table: reading more would block the host, and puzzles need a tenth of this. */
export const MAX_IMPORT_LINES = 500_000;
export const MAX_IMPORT_FIELDS = 500_000;
/** Puzzles listed by a preview; it only counts the others. */
export const MAX_PREVIEW_PUZZLES = 200;

/** How names of files end, and what browsers and dialogs call the types. */
export const FILE_TYPES = {
  searchlight: { mime: 'application/vnd.searchlight+json', label: 'Searchlight library' },
  csv: { mime: 'text/csv; charset=utf-8', label: 'Table (CSV)' },
  tex: { mime: 'application/x-tex; charset=utf-8', label: 'LaTeX table' },
  md: { mime: 'text/markdown; charset=utf-8', label: 'Markdown table' },
  jsonl: { mime: 'application/jsonl; charset=utf-8', label: 'Trace (JSON Lines)' },
  json: { mime: 'application/json; charset=utf-8', label: 'Trace for Posthoc (JSON)' },
  js: { mime: 'text/javascript; charset=utf-8', label: 'Program (JavaScript)' },
  txt: { mime: 'text/plain; charset=utf-8', label: 'Text' },
  png: { mime: 'image/png', label: 'Picture (PNG)' },
  svg: { mime: 'image/svg+xml', label: 'Drawing (SVG)' },
  gif: { mime: 'image/gif', label: 'Animation (GIF)' },
  html: { mime: 'text/html; charset=utf-8', label: 'Page (HTML)' },
} as const satisfies Record<string, { readonly mime: string; readonly label: string }>;
export type FileType = keyof typeof FILE_TYPES;

export const IMPORT_FORMATS = {
  library: 'Searchlight library',
  csv: 'table (CSV)',
  princeton: 'Princeton puzzle file',
  text: 'list of states',
} as const;
export type ImportFormat = keyof typeof IMPORT_FORMATS;

/** The rest of the file can be imported without it. */
export interface ImportFault {
  /** From 1; `null` where the sentence itself names the place, as for a library file. */
  readonly line: number | null;
  /** One sentence for the user. */
  readonly sentence: string;
}

/** By kind: documents that the set does not have yet. */
type NewInSet = { readonly [Kind in SetKind as Plural<Kind>]: number };

/** A set of the file. A file without sets has one, named after the file. */
export interface PreviewSet extends NewInSet {
  readonly title: string;
  /** The set of the library with this title, which receives the new puzzles at its end; `null`: a new set. */
  readonly setId: number | null;
  /** Puzzles that are not in the library yet. */
  readonly fresh: number;
  /** Puzzles that the library already has, in any set: same boards, title, notes and tags. */
  readonly known: number;
}

export interface PreviewPuzzle {
  readonly set: number;
  readonly title: string;
  readonly rows: number;
  readonly cols: number;
  readonly start: readonly number[];
  readonly goal: readonly number[];
  readonly isKnown: boolean;
  readonly isSolvable: boolean;
}

/** Rows that are new to the library, and those that it has. */
export interface FreshAndKnown {
  readonly fresh: number;
  readonly known: number;
}

/** What an import would do. Nothing has been changed. */
export interface ImportPreview {
  /** The number of readable files. */
  readonly files: number;
  readonly format: ImportFormat;
  readonly sets: readonly PreviewSet[];
  /** The first `MAX_PREVIEW_PUZZLES` of the file. */
  readonly puzzles: readonly PreviewPuzzle[];
  /** Known runs are never added again. */
  readonly runs: FreshAndKnown;
  readonly comparisons: FreshAndKnown;
  readonly questions: FreshAndKnown;
  readonly lessons: readonly PreviewLesson[];
  readonly experiments: readonly PreviewExperiment[];
  readonly heuristics: readonly PreviewHeuristic[];
  /** Classes. */
  readonly rosters: FreshAndKnown;
  /** Answers given in pages, counted among the questions too. */
  readonly answers: readonly PreviewAnswers[];
  /** Answers that the library has already, and that would come to another class or lesson. */
  readonly moving: number;
  readonly faults: readonly ImportFault[];
}

/** Who gave the answers in a file, and to what. */
export interface AnswersLabel {
  readonly name: string;
  /** The lesson, the puzzle or the set of the page. */
  readonly title: string;
  /** The lessons of the page that ask questions; missing in files of earlier versions. */
  readonly lessons?: readonly string[];
  /** Searches by hand; missing for none. */
  readonly hands?: readonly HandWork[];
}

/** One person's answers to the same lessons, or a file of which nothing is kept. The host computes what counts. */
export interface PreviewAnswers {
  /** As the file says. */
  readonly name: string;
  /** The label: the name, numbered if it is someone else's ("Ada (2)"); `null`: nothing is kept. */
  readonly keptAs: string | null;
  /** The lessons; without any, the title of the page. */
  readonly title: string;
  /** The first of these lessons; without any, the title of the page. */
  readonly lesson: string;
  /** How many different questions the lessons ask; `null` where the library does not have them. */
  readonly asks: number | null;
  /** Of these questions: answered, right, and answered but not checked, which would take too long. */
  readonly answered: number;
  readonly right: number;
  readonly unchecked: number;
  /** Answers to questions outside of the lessons. */
  readonly others: number;
  readonly othersRight: number;
  /** Searches by hand, with the choices and entries in them, and those that are right. */
  readonly hands: number;
  readonly handAnswers: number;
  readonly handRight: number;
  /** What does not count, and why: a sentence each. */
  readonly remarks: readonly string[];
}

export interface PreviewLesson {
  readonly title: string;
  readonly stopCount: number;
  /** Whether the library has the same one, which is never added again. */
  readonly isKnown: boolean;
}

export interface PreviewExperiment {
  readonly title: string;
  /** Searches in all, and those with results in the file. */
  readonly total: number;
  readonly done: number;
  /** Whether the library has the same one with as many results, which is never added again. */
  readonly isKnown: boolean;
}

/** The user looks at its text before it runs. */
export interface PreviewHeuristic {
  readonly own: OwnHeuristic;
  readonly isKnown: boolean;
}

export interface ImportChoices {
  /** The set that all puzzles go into; `null`: the sets of the file. */
  readonly into: number | null;
  /** Whether to add puzzles again that the library already has. */
  readonly addKnown: boolean;
  /** The class whose students have given the answers; without it, none. */
  readonly classLabel?: string;
}

type Imported = { readonly [Kind in Exclude<DocumentKind, 'set'> as Plural<Kind>]: number };

export interface ImportResult extends Imported {
  /** New sets, and all sets that received puzzles. */
  readonly newSets: number;
  readonly setIds: readonly number[];
}

export interface SavedFile {
  readonly name: string;
  readonly bytes: number;
  /** Where the page fetches it, once; `null` if it is already where the user wanted it. */
  readonly url: string | null;
}

export interface ExportedFile extends SavedFile {
  /** Damaged rows left out. */
  readonly damaged: number;
}

export interface RecentFile {
  readonly recentId: number;
  readonly name: string;
}
