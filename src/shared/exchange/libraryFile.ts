/** The content of library files, in the format of `docs/library-format.md`. */
import type { ComparisonContent, SavedComparison } from '../contract/comparisons.ts';
import type { AnswersLabel, ImportFault } from '../contract/exchange.ts';
import { EXPERIMENT_FORMAT, type ExperimentText } from '../contract/experiments.ts';
import {
  DOCUMENT_KIND_NAMES,
  DOCUMENT_KINDS,
  pluralOf,
  SET_KINDS,
  type DocumentKind,
  type DocumentOf,
  type Plural,
  type SchemaKind,
  type SetKind,
} from '../contract/kinds.ts';
import { isBuiltIn, type TilePicture } from '../contract/pictures.ts';
import type { Lesson } from '../contract/lessons.ts';
import type { QuestionContent, SavedQuestion } from '../contract/questions.ts';
import type { PuzzleText, Puzzle, Run } from '../contract/types.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import type { Status } from '../trace/trace.ts';

export const FORMAT = 'searchlight-library';
/** Raised when an older reader would misread a new file, as by a kind of documents that came later. */
const VERSION_OF_ANSWERS = 4;
const VERSION_OF_COSTS = 5;
/** An older reader would not know homework, and say of answers to own questions that they were changed. */
const VERSION_OF_HOMEWORK = 6;
const VERSION_OF_OWN_QUESTIONS = 6;
/** An older reader would leave out who has done a search by hand, with all answers of the same person. */
const VERSION_OF_HANDS = 7;
export const VERSION = Math.max(VERSION_OF_HANDS, ...DOCUMENT_KIND_NAMES.map((kind) => DOCUMENT_KINDS[kind].since));

export interface FilePuzzle extends PuzzleText {
  readonly puzzle: Puzzle;
  /** Length of a shortest solution: computed for a small board, for a larger one the file's claim. */
  readonly optimal: number | null;
  readonly picture?: TilePicture;
}

/** The documents that belong to a set. */
export type SetDocuments = { readonly [Kind in SetKind as Plural<Kind>]?: readonly DocumentOf<Kind>[] };

export interface FileSet extends SetDocuments {
  readonly title: string;
  readonly puzzles: readonly FilePuzzle[];
}

/** `madeOn`: its puzzle in the file, as indices of the set and of the puzzle in it. */
export interface FileRun extends Omit<Run, 'runId' | 'puzzleId'> {
  readonly madeOn: readonly [set: number, puzzle: number] | null;
}

/** `madeOn`: as for a run. */
export interface FileComparison extends Pick<SavedComparison, 'title' | 'savedAtMs'> {
  readonly content: ComparisonContent;
  readonly madeOn: FileRun['madeOn'];
}

/** `madeOn`: as for a run. */
export interface FileQuestion extends Pick<SavedQuestion, 'title' | 'classLabel' | 'savedAtMs' | 'homework'> {
  /** In an imported file: whether the engine has not checked the right answer. */
  readonly isClaimed?: boolean;
  readonly content: QuestionContent;
  readonly madeOn: FileRun['madeOn'];
}

/**
 * The result of one search of one puzzle of an experiment, both by index. `distinct` is `null` where the search keeps
 * no table of states, `h` of the start where it uses no heuristic, `length` where there is no solution. Times are in
 * milliseconds. `cost` of the solution: only where tiles weigh.
 */
export type FileResult = readonly [
  ...[puzzle: number, search: number, status: Exclude<Status, 'running'>, expanded: number, generated: number],
  ...[straightBack: number, distinct: number | null, maxFrontier: number, h: number | null],
  ...[length: number | null, durationMs: number, cost?: number],
];

/** With its results by engine `engineVersion`. */
export interface FileExperiment extends ExperimentText {
  readonly engineVersion: number;
  readonly results: readonly FileResult[];
}

/** Who gave the answers in a file. */
export interface FileAnswers extends AnswersLabel {
  /** A hash of the answers, which shows changes; missing in files of earlier versions. */
  readonly check?: string;
}

/** The kinds that are in no set of a file. */
export type FileKind = Exclude<DocumentKind, 'set' | 'puzzle' | SetKind>;
export const FILE_KINDS = DOCUMENT_KIND_NAMES.filter(
  (kind) => kind !== 'set' && kind !== 'puzzle' && !SET_KINDS.some((one) => one === kind),
) as FileKind[];

interface RowsWithoutSchema {
  readonly run: FileRun;
  readonly comparison: FileComparison;
  readonly question: FileQuestion;
  readonly experiment: FileExperiment;
  readonly heuristic: OwnHeuristic;
}

export type FileRow<Kind extends FileKind> = Kind extends keyof RowsWithoutSchema
  ? RowsWithoutSchema[Kind]
  : DocumentOf<Kind & SchemaKind>;

/** A list of each kind. */
export type FileSections = { readonly [Kind in FileKind as Plural<Kind>]: readonly FileRow<Kind>[] };

export interface LibraryFile extends FileSections {
  readonly sets: readonly FileSet[];
  /** For a file saved in a page: who gave its answers. */
  readonly answers?: FileAnswers;
  /** The user's own pictures on its puzzles by id, in base64. */
  readonly pictures?: Readonly<Record<string, string>>;
}

/** Makes the list of each kind. */
export function sectionsOf(rowsOf: (kind: FileKind) => unknown): FileSections {
  return Object.fromEntries(FILE_KINDS.map((kind) => [pluralOf(kind), rowsOf(kind)])) as unknown as FileSections;
}

export const EMPTY_FILE: LibraryFile = { sets: [], ...sectionsOf(() => []) };

/** The valid part of a file, and the faults of the rest. */
export interface ReadFile extends LibraryFile {
  readonly faults: readonly ImportFault[];
}

/** What shows pictures. */
export type PicturesShown = Pick<LibraryFile, 'sets' | 'lessons'>;

/** The user's own pictures on puzzles and in stops, each once. */
export function ownPictures({ sets, lessons }: PicturesShown): TilePicture[] {
  const onTiles = sets.flatMap(({ puzzles }) => puzzles.flatMap(({ picture }) => picture ?? []));
  const inStops = lessons.flatMap(({ stops }) => stops.flatMap(({ picture }) => picture ?? []));
  const own = [...onTiles, ...inStops].filter(({ pictureId }) => !isBuiltIn(pictureId));
  return [...new Map(own.map((picture) => [picture.pictureId, picture])).values()];
}

/** The text of a library file: each row and each part of one takes a line, so that two files can be compared. */
export function writeLibrary(file: LibraryFile): string {
  const { sets, answers, pictures = {} } = file;
  const written = `"sets": ${list(sets.map(writeSet))}`;
  const made = FILE_KINDS.map((kind) =>
    writeSection(pluralOf(kind), file[pluralOf(kind)].map(WRITERS[kind] as (row: unknown) => string)),
  );
  const answered = answers ? `,\n"answers": ${JSON.stringify(answers)}` : '';
  const parts = `${written}${made.join('')}${answered}`;
  const version = Math.max(versionOf(file), hasCosts(parts) ? VERSION_OF_COSTS : 1);
  const head = `"format": ${JSON.stringify(FORMAT)},\n"version": ${version}`;
  return `{\n${head},\n${parts}${writePictures(pictures)}\n}\n`;
}

/** Whether a puzzle of the JSON, wherever it stands, has costs. Within a string the quotes would be escaped. */
function hasCosts(json: string): boolean {
  return json.includes('"costs":');
}

/** The lowest version that knows all kinds of documents in the file. */
function versionOf(file: LibraryFile): number {
  const inSets = SET_KINDS.filter((kind) => file.sets.some((set) => (set[pluralOf(kind)] ?? []).length > 0));
  const made = FILE_KINDS.filter((kind) => file[pluralOf(kind)].length > 0);
  const versions = [...inSets, ...made].map((kind) => DOCUMENT_KINDS[kind].since);
  const hasHomework = file.questions.some(({ homework }) => homework !== undefined);
  const hasOwn = file.questions.some(({ content }) => content.kind === 'own');
  const hasHands = file.answers?.hands !== undefined || file.rosters.some(holdsHands);
  const own = [
    hasHands && VERSION_OF_HANDS,
    file.answers && VERSION_OF_ANSWERS,
    hasHomework && VERSION_OF_HOMEWORK,
    hasOwn && VERSION_OF_OWN_QUESTIONS,
  ];
  return Math.max(1, ...own.map((version) => version || 1), ...versions);
}

function holdsHands({ remarked }: FileRow<'roster'>): boolean {
  return remarked.some(({ hands }) => hands !== undefined);
}

const WRITERS: { readonly [Kind in FileKind]: (row: FileRow<Kind>) => string } = {
  run: writeRow,
  comparison: writeComparison,
  question: writeQuestion,
  lesson: writeLesson,
  experiment: writeExperiment,
  heuristic: writeRow,
  roster: writeRow,
};

function writeRow(row: object): string {
  return JSON.stringify(row);
}

function writeSection(name: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `,\n${JSON.stringify(name)}: ${list(entries)}`;
}

function writeComparison({ title, content, savedAtMs, madeOn }: FileComparison): string {
  return JSON.stringify({ title, ...content, savedAtMs, madeOn });
}

function writeQuestion({ title, classLabel, content, savedAtMs, madeOn, homework }: FileQuestion): string {
  return JSON.stringify({ title, classLabel, ...content, savedAtMs, madeOn, homework });
}

function writeLesson({ stops, ...head }: Lesson): string {
  return `${JSON.stringify(head).slice(0, -1)},"stops": ${list(stops.map((stop) => JSON.stringify(stop)))}}`;
}

function writeExperiment({
  recipe: { title, puzzles, searches },
  book,
  engineVersion,
  results,
}: FileExperiment): string {
  const head = { format: EXPERIMENT_FORMAT, title, puzzles, searches, book, engineVersion };
  const lines = results.map((result) => JSON.stringify(result));
  return `${JSON.stringify(head).slice(0, -1)},"results": ${list(lines)}}`;
}

function writePictures(pictures: Readonly<Record<string, string>>): string {
  const lines = Object.entries(pictures).map(([id, bytes]) => `${JSON.stringify(id)}: ${JSON.stringify(bytes)}`);
  return lines.length === 0 ? '' : `,\n"pictures": {\n${lines.join(',\n')}\n}`;
}

function writeSet(set: FileSet): string {
  const documents = SET_KINDS.map((kind) => [pluralOf(kind), (set[pluralOf(kind)] ?? []).map(writeRow)] as const);
  const parts = documents.filter(([, rows]) => rows.length > 0).map(([name, rows]) => `, "${name}": ${list(rows)}`);
  return `{"title": ${JSON.stringify(set.title)}, "puzzles": ${list(set.puzzles.map(writePuzzle))}${parts.join('')}}`;
}

function writePuzzle({ title, notes, tags, puzzle, optimal, picture }: FilePuzzle): string {
  const { rows, cols, start, goal, costs } = puzzle;
  return JSON.stringify({ title, notes, tags, rows, cols, start, goal, costs, optimal, picture });
}

function list(entries: readonly string[]): string {
  return entries.length === 0 ? '[]' : `[\n${entries.join(',\n')}\n]`;
}
