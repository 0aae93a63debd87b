/**
 * Files that come in and files that leave. Their bytes cross in parts of at most `MAX_PART_BYTES`, one call at a time:
 * so no message is large, and the sender can show its progress, and stop.
 */
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import type { ExportedParts } from './exportedParts.ts';
import type { PageSubject } from './pages.ts';
import type { QuestionFilter } from './questions.ts';
import type { RunFilter, RunSort } from './types.ts';

/** Bytes of a file that may come in. A larger one is refused before anything is made of it. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
/** Bytes of one part of a file. */
export const MAX_PART_BYTES = 512 * 1024;
/** Files that one connection may have open at the same time, on their way in and on their way out. */
export const MAX_OPEN_FILES = 8;
/** Files that one import may bring together, such as the answers of a class. */
export const MAX_IMPORT_FILES = 200;
/** Characters of the name of a file, counted as code points. */
export const MAX_FILE_NAME_LENGTH = 120;
/** Most puzzles of one file, and most faults in it. A file with more is refused. */
export const MAX_IMPORT_PUZZLES = 50_000;
export const MAX_IMPORT_FAULTS = 1_000;
/** Most lines of a list or a table, and most fields of a table: reading them holds the host up, and puzzles need a tenth of that. */
export const MAX_IMPORT_LINES = 500_000;
export const MAX_IMPORT_FIELDS = 500_000;
/** Puzzles that a preview lists; it only counts the others. */
export const MAX_PREVIEW_PUZZLES = 200;

/** The types of files: how their names end, and what browsers and dialogs call them. */
export const FILE_TYPES = {
  searchlight: { mime: 'application/vnd.searchlight+json', label: 'Searchlight library' },
  csv: { mime: 'text/csv; charset=utf-8', label: 'Table (CSV)' },
  tex: { mime: 'application/x-tex; charset=utf-8', label: 'LaTeX table' },
  md: { mime: 'text/markdown; charset=utf-8', label: 'Markdown table' },
  txt: { mime: 'text/plain; charset=utf-8', label: 'Text' },
  png: { mime: 'image/png', label: 'Picture (PNG)' },
  svg: { mime: 'image/svg+xml', label: 'Drawing (SVG)' },
  gif: { mime: 'image/gif', label: 'Animation (GIF)' },
  html: { mime: 'text/html; charset=utf-8', label: 'Page (HTML)' },
} as const satisfies Record<string, { readonly mime: string; readonly label: string }>;
export type FileType = keyof typeof FILE_TYPES;

/** The format of a file that comes in. */
export const IMPORT_FORMATS = {
  library: 'Searchlight library',
  csv: 'table (CSV)',
  princeton: 'Princeton puzzle file',
  text: 'list of states',
} as const;
export type ImportFormat = keyof typeof IMPORT_FORMATS;

/** One fault in a file. The rest of the file can be imported without it. */
export interface ImportFault {
  /** Counted from 1; `null` where the sentence itself names the place, as for a library file. */
  readonly line: number | null;
  /** One sentence for the user. */
  readonly sentence: string;
}

/** A set of the file. A file without sets has one, named after the file. */
export interface PreviewSet {
  readonly title: string;
  /**
   * The set of the library with this title, if there is one: new puzzles are added at its end. Otherwise a set is made.
   */
  readonly setId: number | null;
  /** Puzzles that are not in the library yet. */
  readonly fresh: number;
  /** Puzzles that the library has already, in whatever set: with the same boards, title, notes and tags. */
  readonly known: number;
  /** Challenges that come with it, and that the set does not have. */
  readonly challenges: number;
}

export interface PreviewPuzzle {
  /** Its place in `sets`. */
  readonly set: number;
  readonly title: string;
  readonly rows: number;
  readonly cols: number;
  readonly start: readonly number[];
  readonly goal: readonly number[];
  readonly isKnown: boolean;
  readonly isSolvable: boolean;
}

/** Rows of the file that the library does not have yet, and those that it has. */
export interface FreshAndKnown {
  readonly fresh: number;
  readonly known: number;
}

/** What an import would do. Nothing has been changed. */
export interface ImportPreview {
  /** How many files could be read. */
  readonly files: number;
  readonly format: ImportFormat;
  readonly sets: readonly PreviewSet[];
  /** The first `MAX_PREVIEW_PUZZLES` of the file. */
  readonly puzzles: readonly PreviewPuzzle[];
  /** Runs of the history that come with the file. Known ones are never added again. */
  readonly runs: FreshAndKnown;
  /** The same for comparisons, and for questions. */
  readonly comparisons: FreshAndKnown;
  readonly questions: FreshAndKnown;
  readonly lessons: readonly PreviewLesson[];
  readonly experiments: readonly PreviewExperiment[];
  readonly heuristics: readonly PreviewHeuristic[];
  /** Answers that were given in pages, which are among the questions. */
  readonly answers: readonly PreviewAnswers[];
  readonly faults: readonly ImportFault[];
}

/** Who gave the answers in a file, and to what. */
export interface AnswersLabel {
  readonly name: string;
  /** The name of the lesson, the puzzle or the set of the page. */
  readonly title: string;
  /** The lessons of the page that ask questions; earlier versions did not say it. */
  readonly lessons?: readonly string[];
}

/** The answers of one person to the same lessons, or a file of which nothing is kept. What counts is computed here. */
export interface PreviewAnswers {
  /** Whose they are, as the file says. */
  readonly name: string;
  /** What they are kept under: the name, with a number where it is that of somebody else ("Ada (2)"); `null`: nothing is kept. */
  readonly keptAs: string | null;
  /** The lessons; without any, what the page held. */
  readonly title: string;
  /** Different questions that the lessons ask; `null` where the library does not have them. */
  readonly asks: number | null;
  /** Of these questions: answered, right, and answered without a check, which would take too long. */
  readonly answered: number;
  readonly right: number;
  readonly unchecked: number;
  /** Answers to other questions, which do not count for the lessons. */
  readonly others: number;
  readonly othersRight: number;
  /** What does not count, and why: a sentence each. */
  readonly remarks: readonly string[];
}

/** A lesson of the file. */
export interface PreviewLesson {
  readonly title: string;
  readonly stopCount: number;
  /** Whether the library has the same one: it is never added again. */
  readonly isKnown: boolean;
}

/** An experiment of the file. */
export interface PreviewExperiment {
  readonly title: string;
  /** Searches in all, and those that the file has results of. */
  readonly total: number;
  readonly done: number;
  /** Whether the library has the same one with as many results: it is never added again. */
  readonly isKnown: boolean;
}

/** A heuristic of the file: the user looks at its text before it runs. */
export interface PreviewHeuristic {
  readonly own: OwnHeuristic;
  readonly isKnown: boolean;
}

export interface ImportChoices {
  /** The set that all puzzles go into, or `null`: as in the file, set by set. */
  readonly into: number | null;
  /** Whether puzzles that the library has already are added once more. */
  readonly addKnown: boolean;
}

/** What an import has done. */
export interface ImportResult {
  /** Sets that were made, and all sets that got puzzles. */
  readonly newSets: number;
  readonly setIds: readonly number[];
  readonly puzzles: number;
  readonly runs: number;
  readonly comparisons: number;
  readonly questions: number;
  readonly lessons: number;
  readonly challenges: number;
  readonly experiments: number;
  readonly heuristics: number;
}

/** A file that is complete. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: number;
  /** Where the page fetches it, once; `null` if it is already where the user wanted it. */
  readonly url: string | null;
}

/** A part of the library in a file. */
export interface ExportedFile extends SavedFile {
  /** Rows that are not in it, because they are damaged. */
  readonly damaged: number;
}

/** A file that was opened lately. */
export interface RecentFile {
  readonly recentId: number;
  readonly name: string;
}

export interface ExchangeApi {
  /** Files that were opened with the program lately, the newest first. */
  recentFiles(params: Record<never, never>): Promise<readonly RecentFile[]>;
  /** Opens one of them again: it waits for `takeOpened`. Refused as `not-found`. */
  openRecent(params: { recentId: number }): Promise<void>;
  /** Forgets them all. */
  clearRecent(params: Record<never, never>): Promise<void>;
  /**
   * What the user has opened with the program, ready for `preview`; `null` where nothing waits. `name`: that of the file, `null` where
   * several were opened together. Refused as `bad-file` where a file cannot be read.
   */
  takeOpened(params: Record<never, never>): Promise<{ importId: number; name: string | null } | null>;
  /** Announces a file that comes in. Refused as `bad-file` where it is too large. */
  openImport(params: { name: string; bytes: number }): Promise<{ importId: number }>;
  /** Announces one more file of the same import, after all of the one before. Refused as `bad-file` where they are too large together. */
  addFile(params: { importId: number; name: string; bytes: number }): Promise<void>;
  /** The next part of it. */
  sendPart(params: { importId: number; part: ArrayBuffer }): Promise<void>;
  /** What the file would bring, once all of it has come. Refused as `bad-file` where it cannot be read at all. */
  preview(params: { importId: number }): Promise<ImportPreview>;
  /** Imports what was previewed, in one transaction, after a backup: all of it or, when it is refused, nothing. */
  confirm(params: { importId: number } & ImportChoices): Promise<ImportResult>;
  /** Forgets a file that came in. */
  cancelImport(params: { importId: number }): Promise<void>;

  /**
   * Saves sets with their puzzles, `null`: all of them, with the runs, comparisons and questions of these puzzles or without
   * any, and with the lessons of the library or without. `null` as the answer: the user wanted no file after all. Refused as `too-many` where the file could not be imported again.
   */
  exportSets(params: ExportedParts): Promise<ExportedFile | null>;
  /** Saves lessons, `null`: all of them, as a library without sets. */
  exportLessons(params: { lessonIds: readonly number[] | null }): Promise<ExportedFile | null>;
  /** Saves a page that opens with `subject` in a browser, without a network. Refused as `too-many` where that could not be read again. */
  exportPage(subject: PageSubject): Promise<ExportedFile | null>;
  /** Saves experiments, `null`: all of them, with the heuristics that they go by, as a library without sets. */
  exportExperiments(params: { experimentIds: readonly number[] | null }): Promise<ExportedFile | null>;
  /** Saves heuristics, kept or not, as a library without sets. */
  exportHeuristics(params: { heuristics: readonly OwnHeuristic[] }): Promise<ExportedFile | null>;
  /**
   * Saves questions that were answered in a page, as a library with nothing else: `name` is who answered, `title` what the page holds, and
   * `lessons` which lessons of it ask questions.
   */
  exportAnswers(params: AnswersLabel & { questionIds: readonly number[] }): Promise<ExportedFile | null>;
  /** Saves the part of the history that passes `filter` as a table (CSV), in that order. */
  exportRuns(params: { filter: RunFilter; sort: RunSort; descending: boolean }): Promise<ExportedFile | null>;

  /** Saves the questions that pass `filter`, with their votes, as a table (CSV), by time. */
  exportQuestions(params: { filter: QuestionFilter; descending: boolean }): Promise<ExportedFile | null>;

  /** Begins a file whose content the page makes; the user may be asked where it goes. `null`: no file is wanted. */
  createFile(params: { name: string; type: FileType }): Promise<{ fileId: number } | null>;
  /** Appends to it. */
  writePart(params: { fileId: number; part: ArrayBuffer }): Promise<void>;
  /** Completes it. Until then, no file has its name. */
  finishFile(params: { fileId: number }): Promise<SavedFile>;
  /** Discards it; nothing stays behind. */
  discardFile(params: { fileId: number }): Promise<void>;
}
