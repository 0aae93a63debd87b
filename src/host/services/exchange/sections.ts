/** How an import finds each kind of row, sets apart, in the library, and how it adds it. */
import type { ImportPreview } from '../../../shared/contract/exchange.ts';
import type { FileSections } from '../../../shared/exchange/libraryFile.ts';
import { comparisonFinder, saveComparison } from '../../store/comparisons.ts';
import type { ReadableDb, WritableDb } from '../../store/database.ts';
import { runFinder } from '../../store/exchange.ts';
import { linkRow } from '../../store/keptRows.ts';
import { lessonFinder } from '../../store/lessons.ts';
import { saveDocument } from '../../store/schemaDocuments.ts';
import { roomForRuns } from '../../store/pruneRuns.ts';
import { handIn, questionFinder, saveQuestion } from '../../store/questions.ts';
import { joinRoster, rosterFinder } from '../../store/rosters.ts';
import { insertRun } from '../../store/runs.ts';
import { TABLES } from '../../store/tables.ts';
import { tasksOf } from '../../../shared/lab/faults.ts';
import { addFileExperiment, experimentFinder } from './experimentFiles.ts';
import { heuristicAdder, heuristicFinder } from './heuristicFiles.ts';

export type SectionName = keyof FileSections;
export type SectionRow<Name extends SectionName> = FileSections[Name][number];

interface Section<Name extends SectionName> {
  /** Finds the same row in the library as it is now; `puzzleId`: the puzzle that it was made on. */
  finder(db: ReadableDb): (row: SectionRow<Name>, puzzleId: number | null) => number | null;
  adder(db: WritableDb): (row: SectionRow<Name>, puzzleId: number | null) => void;
  /** Links a known row to a puzzle, and to what else the row of the file belongs to. */
  link?(db: WritableDb, rowId: number, puzzleId: number | null, row: SectionRow<Name>): void;
  preview(rows: readonly PreviewedRow<Name>[]): ImportPreview[Name];
}

interface PreviewedRow<Name extends SectionName> {
  readonly row: SectionRow<Name>;
  readonly isKnown: boolean;
}

function counted(rows: readonly { readonly isKnown: boolean }[]): { fresh: number; known: number } {
  const known = rows.filter(({ isKnown }) => isKnown).length;
  return { known, fresh: rows.length - known };
}

export const SECTIONS: { readonly [Name in SectionName]: Section<Name> } = {
  runs: {
    finder(db) {
      const find = runFinder(db);
      return (run, puzzleId) => find({ ...run, puzzleId });
    },
    adder(db) {
      const takeRoom = roomForRuns(db);
      return (run, puzzleId) => insertRun(db, { ...run, puzzleId, source: 'file' }, takeRoom);
    },
    link: (db, rowId, puzzleId) => linkRow(db, TABLES.run, rowId, puzzleId),
    preview: counted,
  },
  comparisons: {
    finder(db) {
      const find = comparisonFinder(db);
      return (comparison) => find(comparison)?.comparisonId ?? null;
    },
    adder:
      (db) =>
      ({ title, content, savedAtMs }, puzzleId) =>
        saveComparison(db, { content, savedAtMs, keepAs: { puzzleId, title } }),
    link: (db, rowId, puzzleId) => linkRow(db, TABLES.comparison, rowId, puzzleId),
    preview: counted,
  },
  questions: {
    finder(db) {
      const find = questionFinder(db);
      return (question) => find(question)?.questionId ?? null;
    },
    adder:
      (db) =>
      ({ title, classLabel, content, savedAtMs, homework, isClaimed = true }, puzzleId) =>
        saveQuestion(db, { content, savedAtMs, isClaimed, homework, keepAs: { puzzleId, title, classLabel } }),
    link(db, rowId, puzzleId, { homework }) {
      linkRow(db, TABLES.question, rowId, puzzleId);
      if (homework) handIn(db, rowId, homework);
    },
    preview: counted,
  },
  lessons: {
    finder(db) {
      const find = lessonFinder(db);
      return (lesson) => find({ lesson })?.lessonId ?? null;
    },
    adder: (db) => (lesson) => saveDocument(db, { kind: 'lesson', document: lesson }),
    preview: (rows) => rows.map(({ row: { title, stops }, isKnown }) => ({ title, stopCount: stops.length, isKnown })),
  },
  experiments: {
    finder: experimentFinder,
    adder: (db) => (experiment) => addFileExperiment(db, experiment),
    preview: (rows) =>
      rows.map(({ row: { recipe, results }, isKnown }) => {
        return { title: recipe.title, total: tasksOf(recipe), done: results.length, isKnown };
      }),
  },
  heuristics: {
    finder: heuristicFinder,
    adder: heuristicAdder,
    preview: (rows) => rows.map(({ row: own, isKnown }) => ({ own, isKnown })),
  },
  rosters: {
    finder: rosterFinder,
    adder: (db) => (roster) => joinRoster(db, roster),
    preview: counted,
  },
};

export function ofSections<Result extends Record<SectionName, unknown>>(
  make: <Name extends SectionName>(name: Name, section: Section<Name>) => Result[Name],
): Result {
  const names = Object.keys(SECTIONS) as SectionName[];
  return Object.fromEntries(names.map((name) => [name, make(name, SECTIONS[name] as never)])) as Result;
}
