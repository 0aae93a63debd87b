/**
 * Reads a library file strictly: anything that the format does not define is refused with its place, never guessed. An
 * invalid row, or stop of a lesson, costs only itself.
 */
import * as v from 'valibot';
import { COMPARISON_CONTENT } from '../contract/comparisons.ts';
import { AppError } from '../contract/errors.ts';
import {
  BOOK,
  EXPERIMENT_FORMAT,
  EXPERIMENT_RECIPE,
  MAX_EXPERIMENT_PUZZLES,
  MAX_EXPERIMENT_SEARCHES,
} from '../contract/experiments.ts';
import { CLASS_LABEL, HOMEWORK } from '../contract/questions.ts';
import { kindRow, pluralOf } from '../contract/kinds.ts';
import { LESSON_HEAD, STOP, type Lesson } from '../contract/lessons.ts';
import { ANSWERS_LABEL, QUESTION_CONTENT } from '../contract/questionContent.ts';
import { ID, integer, number, OWN_HEURISTIC, parse, PUZZLE, SEARCH, TITLE } from '../contract/parse.ts';
import { ROSTER } from '../contract/rosters.ts';
import type { Schema } from '../contract/schema.ts';
import type { Outcome, Puzzle } from '../contract/types.ts';
import { applyMoves } from '../puzzle/board.ts';
import { MOVE_LETTERS } from '../puzzle/geometry.ts';
import { STATUSES } from '../trace/trace.ts';
import { FileFault } from './fault.ts';
import { Found } from './found.ts';
import {
  FILE_KINDS,
  FORMAT,
  sectionsOf,
  VERSION,
  type FileKind,
  type FileRow,
  type FileComparison,
  type FileExperiment,
  type FileQuestion,
  type FileResult,
  type FileRun,
  type FileSet,
  type ReadFile,
} from './libraryFile.ts';
import { readJson } from './readJson.ts';
import { orFault, titled } from './orFault.ts';
import { COUNT, LIST, listsOf } from './schemas.ts';
import { placeInFile, readNamedSet, type Places } from './readSets.ts';

const TIME = integer(-8.64e15, 8.64e15);
/** The host checks that the bytes are those of the picture: it has the hash. */
const PICTURES = v.record(v.string(), v.string('The bytes of a picture are a text in base64.'));

const FILE = v.strictObject({
  ...{ format: v.string(), version: v.number(), sets: LIST },
  ...listsOf(FILE_KINDS),
  answers: v.exactOptional(v.unknown()),
  pictures: v.exactOptional(PICTURES),
});
/** Earlier versions wrote the number of questions of the page, and no check. */
const ANSWERS = v.pipe(
  v.strictObject({ ...ANSWERS_LABEL, asks: v.exactOptional(COUNT), check: v.exactOptional(v.string()) }),
  v.transform(({ asks: _asks, ...answers }) => answers),
);
const SOLUTION = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[${MOVE_LETTERS}]*$`), `A solution has the letters ${MOVE_LETTERS}.`),
);

const ENDED = v.picklist(STATUSES.filter((status) => status !== 'running'));

const OUTCOME: Schema<Outcome> = v.strictObject({
  status: ENDED,
  ...{ expanded: COUNT, generated: COUNT, maxFrontier: COUNT },
  solution: v.nullable(SOLUTION),
  durationMs: number(0, Number.MAX_VALUE),
});

const MADE_ON = v.optional(v.nullable(v.strictTuple([COUNT, COUNT])), null);

const RUN = v.strictObject({
  ...{ title: TITLE, puzzle: PUZZLE, search: SEARCH, engineVersion: ID, outcome: OUTCOME, savedAtMs: TIME },
  isPinned: v.optional(v.boolean(), false),
  madeOn: MADE_ON,
});

/** The members beside a comparison's content. */
const COMPARISON = v.looseObject({ title: TITLE, savedAtMs: TIME, madeOn: MADE_ON });

/** The members beside a question's content. */
const QUESTION = v.looseObject({
  title: TITLE,
  classLabel: v.optional(CLASS_LABEL, ''),
  savedAtMs: TIME,
  madeOn: MADE_ON,
  homework: v.exactOptional(HOMEWORK),
});

const RESULT: Schema<FileResult> = v.pipe(
  v.strictTuple([
    ...([
      integer(0, MAX_EXPERIMENT_PUZZLES - 1),
      integer(0, MAX_EXPERIMENT_SEARCHES - 1),
      ENDED,
      COUNT,
      COUNT,
    ] as const),
    ...([COUNT, v.nullable(COUNT), COUNT, v.nullable(COUNT), v.nullable(COUNT), number(0, Number.MAX_VALUE)] as const),
    v.optional(COUNT),
  ]),
  v.check(
    ([, , status, , , , , , , length]) => (status === 'solved') === (length !== null),
    'A search that has found the goal has a length, and no other has one.',
  ),
  v.check(
    ([, , status, , , , , , , , , cost]) => cost === undefined || status === 'solved',
    'Only a search that has found the goal has a cost.',
  ),
  v.transform((result): FileResult => {
    const [, , , , , , , , , , , cost] = result;
    return cost === undefined ? (result.slice(0, -1) as unknown as FileResult) : (result as FileResult);
  }),
);

const EXPERIMENT = v.strictObject({
  format: v.literal(EXPERIMENT_FORMAT, 'A newer Searchlight has written this experiment.'),
  ...{ book: v.optional(BOOK, []), engineVersion: ID },
  results: v.optional(v.array(RESULT), []),
  ...{ title: v.unknown(), puzzles: v.unknown(), searches: v.unknown() },
});

/** Throws a `FileFault` where the file cannot be trusted as a whole. */
export function readLibrary(text: string): ReadFile {
  const value = readJson(text);
  requireOurs(value);
  const file = whole(FILE, value, 'The file');
  const found = new Found();
  const places: Places[] = [];
  const sets: FileSet[] = [];
  for (const [at, value] of file.sets.entries()) {
    const [read] = readNamedSet(value, at, found);
    places.push(read ? { set: sets.push(read.set) - 1, puzzles: read.places } : null);
  }
  const made = sectionsOf((kind) => {
    const { label, belongsTo } = kindRow(kind);
    const [noun] = label.split(' ');
    return file[pluralOf(kind)].flatMap((value, at): readonly unknown[] => {
      const place = `${noun} ${at + 1}${belongsTo === undefined ? titled(value) : ''}`;
      if (kind === 'lesson') return readLesson(value, place, found);
      return orFault(place, found, value, (value) => READERS[kind](value, sets, places));
    });
  });
  const [answers] =
    file.answers === undefined ? [] : orFault('The answers', found, file.answers, (value) => parse(ANSWERS, value));
  return { sets, ...made, ...(answers && { answers }), faults: found.faults, pictures: file.pictures };
}

/** Checks first that it is a library file, of a version that this program reads. */
function requireOurs(value: unknown): void {
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) throw new FileFault(`This is JSON, but not a library: its “format” is not “${FORMAT}”.`);
  if (!Number.isSafeInteger(version) || (version as number) < 1) throw new FileFault('Its “version” is not a version.');
  if ((version as number) > VERSION)
    throw new FileFault(
      `A newer Searchlight has written this file (version ${String(version)}); this one reads version ${VERSION}.`,
    );
}

type Reader<Row> = (value: unknown, sets: readonly FileSet[], places: readonly Places[]) => Row;

const READERS: { readonly [Kind in Exclude<FileKind, 'lesson'>]: Reader<FileRow<Kind>> } = {
  run: readRun,
  comparison: readComparison,
  question: readQuestion,
  experiment: readExperiment,
  heuristic: (value) => parse(OWN_HEURISTIC, value),
  roster: (value) => parse(ROSTER, value),
};

function readRun(value: unknown, sets: readonly FileSet[], places: readonly Places[]): FileRun {
  const run = parse(RUN, value);
  requireReached(run.puzzle, run.outcome);
  return { ...run, madeOn: placeInFile(run.madeOn, run.puzzle, sets, places) };
}

function readComparison(value: unknown, sets: readonly FileSet[], places: readonly Places[]): FileComparison {
  const { title, savedAtMs, madeOn, ...rest } = parse(COMPARISON, value);
  const content = parse(COMPARISON_CONTENT, rest);
  return { title, savedAtMs, content, madeOn: placeInFile(madeOn, content.puzzle, sets, places) };
}

function readQuestion(value: unknown, sets: readonly FileSet[], places: readonly Places[]): FileQuestion {
  const { title, classLabel, savedAtMs, madeOn, homework, ...rest } = parse(QUESTION, value);
  const content = parse(QUESTION_CONTENT, rest);
  const made = { madeOn: placeInFile(madeOn, content.puzzle, sets, places), ...(homework && { homework }) };
  return { title, classLabel, savedAtMs, content, ...made };
}

function readExperiment(value: unknown): FileExperiment {
  const { book, engineVersion, results, title, puzzles, searches } = parse(EXPERIMENT, value);
  const recipe = parse(EXPERIMENT_RECIPE, { title, puzzles, searches });
  const tasks = results.map(([puzzle, search]) => puzzle * recipe.searches.length + search);
  if (results.some(([, search]) => search >= recipe.searches.length))
    throw new AppError('bad-params', 'results: It has a result for a search that it does not have.');
  if (new Set(tasks).size < tasks.length)
    throw new AppError('bad-params', 'results: There are two results of the same puzzle and search.');
  return { recipe, book, engineVersion, results };
}

/** Leaves out invalid stops, and keeps the rest of the lesson. */
function readLesson(value: unknown, place: string, found: Found): [Lesson] | [] {
  const [head] = orFault(place, found, value, (value) => parse(LESSON_HEAD, value));
  if (head === undefined) return [];
  const stops = head.stops.flatMap((stop, at) =>
    orFault(`${place}, stop ${at + 1}`, found, stop, (stop) => parse(STOP, stop)),
  );
  return [{ ...head, stops }];
}

function requireReached({ start, goal, rows, cols }: Puzzle, { status, solution }: Outcome): void {
  if ((status === 'solved') !== (solution !== null))
    throw new AppError('bad-params', 'outcome.solution: A run that is solved has a solution, and no other has one.');
  const end = solution === null ? goal : applyMoves(start, solution, rows, cols);
  if (end === null || end.some((tile, cell) => tile !== goal[cell]))
    throw new AppError('bad-params', 'outcome.solution: These moves do not lead from the start to the goal.');
}

function whole<T>(schema: Schema<T>, value: unknown, place: string): T {
  try {
    return parse(schema, value);
  } catch (error) {
    if (error instanceof AppError) throw new FileFault(`${place}: ${error.message}`);
    throw error;
  }
}
