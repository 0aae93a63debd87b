/** The content of library files, in the format of `docs/library-format.md`. */
import type { Challenge } from '../contract/challenges.ts';
import type { ComparisonContent, SavedComparison } from '../contract/comparisons.ts';
import type { AnswersLabel, ImportFault } from '../contract/exchange.ts';
import { EXPERIMENT_FORMAT, type ExperimentText } from '../contract/experiments.ts';
import { isBuiltIn, type TilePicture } from '../contract/pictures.ts';
import type { Lesson } from '../contract/lessons.ts';
import type { QuestionContent, SavedQuestion } from '../contract/questions.ts';
import type { PuzzleText, Puzzle, Run } from '../contract/types.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import type { Status } from '../trace/trace.ts';

export const FORMAT = 'searchlight-library';
/**
 * Raised when an older reader would misread a new file. Version 2 added comparisons, version 3 questions, version 4
 * lessons, challenges, experiments, heuristics and answers.
 */
export const VERSION = 4;
/** Files without newer parts keep the lower version, so that older programs can read them. */
const [VERSION_OF_SETS_AND_RUNS, VERSION_OF_COMPARISONS, VERSION_OF_QUESTIONS] = [1, 2, 3];

export interface FilePuzzle extends PuzzleText {
  readonly puzzle: Puzzle;
  /** Length of a shortest solution: computed for a small board, for a larger one the file's claim. */
  readonly optimal: number | null;
  readonly picture?: TilePicture;
}

export interface FileSet {
  readonly title: string;
  readonly puzzles: readonly FilePuzzle[];
  readonly challenges?: readonly Challenge[];
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
export interface FileQuestion extends Pick<SavedQuestion, 'title' | 'classLabel' | 'savedAtMs'> {
  /** In an imported file: whether the engine has not checked the right answer. */
  readonly isClaimed?: boolean;
  readonly content: QuestionContent;
  readonly madeOn: FileRun['madeOn'];
}

/**
 * The result of one search of one puzzle of an experiment, both by index. `distinct` is `null` where the search keeps
 * no table of states, `h` of the start where it uses no heuristic, `length` where there is no solution. Times are in
 * milliseconds.
 */
export type FileResult = readonly [
  ...[puzzle: number, search: number, status: Exclude<Status, 'running'>, expanded: number, generated: number],
  ...[straightBack: number, distinct: number | null, maxFrontier: number, h: number | null],
  ...[length: number | null, durationMs: number],
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

export interface LibraryFile {
  readonly sets: readonly FileSet[];
  readonly runs: readonly FileRun[];
  readonly comparisons: readonly FileComparison[];
  readonly questions: readonly FileQuestion[];
  readonly lessons: readonly Lesson[];
  readonly experiments: readonly FileExperiment[];
  readonly heuristics: readonly OwnHeuristic[];
  /** For a file saved in a page: who gave its answers. */
  readonly answers?: FileAnswers;
  /** The user's own pictures on its puzzles by id, in base64. */
  readonly pictures?: Readonly<Record<string, string>>;
}

export const EMPTY_FILE: LibraryFile = {
  ...{ sets: [], runs: [], comparisons: [], questions: [], lessons: [], experiments: [], heuristics: [] },
};

/** The valid part of a file, and the faults of the rest. */
export interface ReadFile extends LibraryFile {
  readonly faults: readonly ImportFault[];
}

/** The user's own pictures on puzzles, each once. */
export function ownPictures(sets: readonly FileSet[]): TilePicture[] {
  const shown = sets.flatMap(({ puzzles }) => puzzles.flatMap(({ picture }) => picture ?? []));
  const own = shown.filter(({ pictureId }) => !isBuiltIn(pictureId));
  return [...new Map(own.map((picture) => [picture.pictureId, picture])).values()];
}

/**
 * The text of a library file: each puzzle, run, comparison, question, stop, result and heuristic takes a line, so that
 * two files can be compared.
 */
export function writeLibrary(file: LibraryFile): string {
  const { sets, runs, comparisons, questions, lessons, experiments, heuristics, answers, pictures = {} } = file;
  const head = `{\n"format": ${JSON.stringify(FORMAT)},\n"version": ${versionOf(file)},\n"sets": ${list(sets.map(writeSet))}`;
  const made = [
    writeSection(
      'runs',
      runs.map((run) => JSON.stringify(run)),
    ),
    writeSection('comparisons', comparisons.map(writeComparison)),
    writeSection('questions', questions.map(writeQuestion)),
    writeSection('lessons', lessons.map(writeLesson)),
    writeSection('experiments', experiments.map(writeExperiment)),
    writeSection(
      'heuristics',
      heuristics.map((own) => JSON.stringify(own)),
    ),
    answers ? `,\n"answers": ${JSON.stringify(answers)}` : '',
  ];
  return `${head}${made.join('')}${writePictures(pictures)}\n}\n`;
}

/** The lowest version that knows all parts of the file. */
function versionOf(file: LibraryFile): number {
  const { sets, comparisons, questions, lessons, experiments, heuristics, answers } = file;
  const hasChallenges = sets.some(({ challenges = [] }) => challenges.length > 0);
  if (hasChallenges || lessons.length + experiments.length + heuristics.length > 0 || answers) return VERSION;
  if (questions.length > 0) return VERSION_OF_QUESTIONS;
  return comparisons.length > 0 ? VERSION_OF_COMPARISONS : VERSION_OF_SETS_AND_RUNS;
}

function writeSection(name: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `,\n${JSON.stringify(name)}: ${list(entries)}`;
}

function writeComparison({ title, content, savedAtMs, madeOn }: FileComparison): string {
  return JSON.stringify({ title, ...content, savedAtMs, madeOn });
}

function writeQuestion({ title, classLabel, content, savedAtMs, madeOn }: FileQuestion): string {
  return JSON.stringify({ title, classLabel, ...content, savedAtMs, madeOn });
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

function writeSet({ title, puzzles, challenges = [] }: FileSet): string {
  const ceilings =
    challenges.length === 0 ? '' : `, "challenges": ${list(challenges.map((one) => JSON.stringify(one)))}`;
  return `{"title": ${JSON.stringify(title)}, "puzzles": ${list(puzzles.map(writePuzzle))}${ceilings}}`;
}

function writePuzzle({ title, notes, tags, puzzle, optimal, picture }: FilePuzzle): string {
  const { rows, cols, start, goal } = puzzle;
  return JSON.stringify({ title, notes, tags, rows, cols, start, goal, optimal, picture });
}

function list(entries: readonly string[]): string {
  return entries.length === 0 ? '[]' : `[\n${entries.join(',\n')}\n]`;
}
