/** The tables whose rows are held to a hash: how a row is found to be what was stored, and what is derived from it. */
import { CHALLENGE_COLUMNS, readChallenge, type ChallengeRow } from './challenges.ts';
import { COMPARISON_COLUMNS, readComparison, type ComparisonRow } from './comparisons.ts';
import type { ReadableDb } from './database.ts';
import { EXPERIMENT_COLUMNS, readExperiment, type ExperimentRow } from './experiments.ts';
import { HEURISTIC_COLUMNS, readHeuristic, type HeuristicRow } from './heuristics.ts';
import { LESSON_COLUMNS, readLesson, type LessonRow } from './lessons.ts';
import { derivedFromPuzzle, PUZZLE_COLUMNS, readPuzzle, type PuzzleRow } from './puzzles.ts';
import { derivedFromQuestion, QUESTION_COLUMNS, readQuestion, type QuestionRow } from './questions.ts';
import { derivedFromRun, readRun, RUN_COLUMNS, type RunRow } from './runs.ts';
import { readSet, SET_COLUMNS, type SetRow } from './sets.ts';
import { DamagedRow } from './storeErrors.ts';

export type Noun =
  'set' | 'puzzle' | 'run' | 'comparison' | 'question' | 'lesson' | 'experiment' | 'heuristic' | 'challenge';

/** Columns with their values. */
export type Values = Readonly<Record<string, string | number | null>>;

export interface Kind {
  readonly noun: Noun;
  readonly table: string;
  readonly id: string;
  readonly columns: string;
  /** What follows from a row, of these columns, and is stored beside it. Throws `DamagedRow` where the row is not what was stored. */
  readonly derive: (row: never) => Values;
}

const none = (_read: unknown): Values => ({});

export const KINDS: readonly Kind[] = [
  { noun: 'set', table: 'sets', id: 'set_id', columns: SET_COLUMNS, derive: (row: SetRow) => none(readSet(row)) },
  {
    ...{ noun: 'puzzle', table: 'puzzles', id: 'puzzle_id', columns: PUZZLE_COLUMNS },
    derive: (row: PuzzleRow) => derivedFromPuzzle(readPuzzle(row)),
  },
  {
    ...{ noun: 'run', table: 'runs', id: 'run_id', columns: RUN_COLUMNS },
    derive: (row: RunRow) => derivedFromRun(readRun(row)),
  },
  {
    ...{ noun: 'comparison', table: 'comparisons', id: 'comparison_id', columns: COMPARISON_COLUMNS },
    derive: (row: ComparisonRow) => none(readComparison(row)),
  },
  {
    ...{ noun: 'question', table: 'questions', id: 'question_id', columns: QUESTION_COLUMNS },
    derive: (row: QuestionRow) => derivedFromQuestion(readQuestion(row)),
  },
  {
    ...{ noun: 'lesson', table: 'lessons', id: 'lesson_id', columns: LESSON_COLUMNS },
    derive: (row: LessonRow) => none(readLesson(row)),
  },
  {
    ...{ noun: 'experiment', table: 'experiments', id: 'experiment_id', columns: EXPERIMENT_COLUMNS },
    derive: (row: ExperimentRow) => none(readExperiment(row)),
  },
  {
    ...{ noun: 'heuristic', table: 'heuristics', id: 'heuristic_id', columns: HEURISTIC_COLUMNS },
    derive: (row: HeuristicRow) => none(readHeuristic(row)),
  },
  {
    ...{ noun: 'challenge', table: 'challenges', id: 'challenge_id', columns: CHALLENGE_COLUMNS },
    derive: (row: ChallengeRow) => none(readChallenge(row)),
  },
];

/** A row that is what was stored, or `null`; and what follows from it. */
export interface Checked {
  readonly id: number;
  readonly derived: Values | null;
}

/** Every row of a table by its id, asked for in the table itself: an index may not name it. */
export function* checkedRows(db: ReadableDb, kind: Kind): Generator<Checked> {
  const ids = db.prepare<[], number>(`SELECT ${kind.id} FROM ${kind.table} NOT INDEXED`).pluck().all();
  const derivedOf = checking(db, kind);
  for (const id of ids) yield { id, derived: derivedOf(id) };
}

/** What follows from the row of an id; `null` where there is none, or not what was stored. */
export function checking(db: ReadableDb, { table, id, columns, derive }: Kind): (id: number) => Values | null {
  const select = db.prepare<[number]>(`SELECT ${columns} FROM ${table} WHERE ${id} = ?`);
  return (id) => {
    const row = select.get(id);
    return row === undefined ? null : orNull(() => derive(row as never));
  };
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DamagedRow) return null;
    throw error;
  }
}
