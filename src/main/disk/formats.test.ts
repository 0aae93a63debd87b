/** This program keeps everything that older programs have stored. */
import { expect, onTestFinished, test } from 'vitest';
import { COMPARISONS as SAVED_COMPARISONS } from '../../host/store/comparisons.ts';
import type { ReadableDb } from '../../host/store/database.ts';
import { listDeleted } from '../../host/store/deleted.ts';
import { countResults } from '../../host/store/experimentParts.ts';
import { listExperiments } from '../../host/store/experiments.ts';
import { listDocuments } from '../../host/store/documents.ts';
import { HEURISTICS as HEURISTIC_DOCUMENTS } from '../../host/store/heuristics.ts';
import { puzzlesOfSet } from '../../host/store/findPuzzles.ts';
import { listQuestions } from '../../host/store/findQuestions.ts';
import { listRuns } from '../../host/store/findRuns.ts';
import { FORMATS, placeLibrary } from './formats.fixture.ts';
import { inStore, STARTER_TITLES } from '../../host/store/library.fixture.ts';
import { listLessons } from '../../host/store/lessons.ts';
import { MIGRATIONS } from '../../host/store/migrations/migrations.ts';
import { ALL, NEWEST } from '../../host/store/pages.fixture.ts';
import { documentsOf } from '../../host/store/schemaDocuments.ts';
import { getPicture } from '../../host/store/pictures.ts';
import { listSets } from '../../host/store/sets.ts';
import { readSettings } from '../../host/store/settings.ts';
import { memoryFolder } from './temporaryFolder.fixture.ts';

/** The first formats with these kinds of documents. */
const [OPTIONS, DELETING, PICTURES, COMPARISONS, QUESTIONS, LESSONS] = [2, 3, 4, 5, 10, 11];
const [EXPERIMENTS, HEURISTICS, HEURISTIC_TABLE, CHALLENGES] = [12, 12, 13, 14];

const named = (noun: string, numbers: readonly number[]): string[] => numbers.map((n) => `${noun} ${n}`);
const titles = (rows: readonly { readonly title: string | null }[]): (string | null)[] =>
  rows.map(({ title }) => title);

/** The puzzles of each set by its title, without the starter sets. */
function sets(db: ReadableDb): [title: string, puzzles: (string | null)[], damaged: (string | null)[]][] {
  return listSets(db, ALL)
    .rows.filter(({ title }) => !STARTER_TITLES.includes(title))
    .map(({ setId, title }) => {
      const { rows: puzzles, damaged } = puzzlesOfSet(db, setId);
      return [title, titles(puzzles), titles(damaged)];
    });
}

const TUESDAY = 'Dienstag: Übung “1” ✓';
const DAMAGED = ['Puzzle 3'];

const SETS = [
  ['Monday', named('Puzzle', [1, 5, 7, 9, 11]), DAMAGED],
  [TUESDAY, named('Puzzle', [2, 4, 6, 8, 10, 12]), []],
  ['Forgotten', ['Forgotten puzzle'], []],
];
const SETS_AFTER_DELETING = [
  [TUESDAY, named('Puzzle', [2, 4, 6, 8]), []],
  ['Monday', named('Puzzle', [10, 1, 5, 7, 9, 11]), DAMAGED],
];

const OWN = [
  { name: 'Heuristic 1', kind: 'formula', text: 'misplaced\n  + conflicts // “both”' },
  { name: 'Heuristic 2', kind: 'javascript', text: 'function h(board) { return 0; }' },
];

test('every format before the one of today has a library here', () => {
  const before = MIGRATIONS.map(({ version }) => version).slice(0, -1);
  expect(FORMATS).toEqual(expect.arrayContaining(before));
});

test.each(FORMATS)(
  'a library of format %i is there in full; each row is what was saved, or said to be damaged',
  (format) => {
    const folder = memoryFolder(onTestFinished);
    placeLibrary(folder, format);
    const hasDeleted = format >= DELETING;
    inStore(folder, ({ read, notices }) => {
      expect(notices).toEqual([]);
      expect(read(sets)).toEqual(hasDeleted ? SETS_AFTER_DELETING : SETS);

      const runs = read((db) => listRuns(db, { ...NEWEST, ...ALL }));
      const kept = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].slice(Number(hasDeleted));
      expect([titles(runs.rows), runs.damaged]).toEqual([named('Run', kept), []]);
      expect(runs.rows.some(({ search }) => search.weight === 2.5 && search.duplicates === 'kept')).toBe(
        format >= OPTIONS,
      );
      expect(titles(runs.rows.filter(({ isPinned }) => isPinned))).toEqual(named('Run', hasDeleted ? [10, 5] : kept));

      const comparisons = read((db) => listDocuments(db, SAVED_COMPARISONS, { page: ALL })).rows;
      expect(titles(comparisons)).toEqual(format >= COMPARISONS ? ['Comparison 1'] : []);

      const questions = read((db) => listQuestions(db, { filter: {}, descending: false, ...ALL })).rows;
      expect(titles(questions)).toEqual(format >= QUESTIONS ? ['Question 1'] : []);

      const { rows: lessons } = read(listLessons);
      expect(titles(lessons)).toEqual(format >= LESSONS ? ['Lesson 3', 'Lesson 1'] : []);

      const experiments = read(listExperiments);
      const hasExperiments = format >= EXPERIMENTS;
      expect([titles(experiments.rows.map(({ recipe }) => recipe)), experiments.damaged]).toEqual([
        hasExperiments ? ['Experiment 1'] : [],
        [],
      ]);
      expect(read((db) => countResults(db, 1))).toBe(hasExperiments ? 2 : 0);

      const { rows: heuristics } = read((db) => listDocuments(db, HEURISTIC_DOCUMENTS));
      expect(heuristics.map(({ own }) => own)).toEqual(format >= HEURISTICS ? OWN : []);

      const { rows: challenges } = read((db) => listDocuments(db, documentsOf('challenge')));
      expect(challenges.map(({ challenge }) => challenge.title)).toEqual(format >= CHALLENGES ? ['Challenge 1'] : []);

      const deleted = titles(read((db) => listDeleted(db, ALL)).rows).sort();
      const kinds = {
        'Challenge 2': CHALLENGES,
        'Comparison 2': COMPARISONS,
        'Experiment 2': EXPERIMENTS,
        Forgotten: DELETING,
        'Heuristic 3': HEURISTIC_TABLE,
        'Lesson 2': LESSONS,
        'Puzzle 12': DELETING,
        'Question 2': QUESTIONS,
      };
      const gone = Object.entries({ ...kinds, 'Run 12': DELETING }).filter(([, first]) => format >= first);
      expect(deleted).toEqual(gone.map(([title]) => title));

      const settings = Object.fromEntries(read(readSettings));
      expect(settings).toMatchObject({ theme: 'dark', speed: 4, puzzleId: 18, runId: null, step: 3 });
    });
  },
);

test('the pictures of a library of an older format are there, byte by byte', () => {
  const folder = memoryFolder(onTestFinished);
  placeLibrary(folder, PICTURES);
  inStore(folder, ({ read }) => {
    const [set] = read((db) => listSets(db, ALL)).rows.filter(({ title }) => title === 'Monday');
    const [first] = read((db) => puzzlesOfSet(db, set.setId)).rows.filter(({ picture }) => picture);
    expect([first.title, first.picture?.alt]).toEqual(['Puzzle 1', 'A grey dot']);
    expect(read((db) => getPicture(db, first.picture!))).toHaveLength(67);
  });
});
