import { fromBase64 } from '#platform';
import type { Challenge } from '../../../shared/contract/challenges.ts';
import type { ImportChoices, ImportResult } from '../../../shared/contract/exchange.ts';
import type { FileComparison, FilePuzzle, FileQuestion, FileRun } from '../../../shared/exchange/libraryFile.ts';
import { isSmall } from '../../../shared/puzzle/solve/shortest.ts';
import { createChallenge } from '../../store/challenges.ts';
import { comparisonFinder, COMPARISONS, saveComparison } from '../../store/comparisons.ts';
import type { WritableDb } from '../../store/database.ts';
import { linkRun, runFinder } from '../../store/exchange.ts';
import { createLesson, lessonFinder } from '../../store/lessons.ts';
import { linkRow, type LinkedTable } from '../../store/linkedRows.ts';
import { putPicture } from '../../store/pictures.ts';
import { roomForRuns } from '../../store/pruneRuns.ts';
import { addPuzzles, getPuzzle } from '../../store/puzzles.ts';
import { questionFinder, QUESTIONS, saveQuestion } from '../../store/questions.ts';
import { insertRun, type NewRun } from '../../store/runs.ts';
import { createSet, requireSet } from '../../store/sets.ts';
import { addFileExperiment, experimentFinder } from './experimentFiles.ts';
import { addHeuristics } from './heuristicFiles.ts';
import { hasChallenge, isAdded, type ImportPlan, type PlannedSet } from './planImport.ts';

/** Imports as planned, within a transaction of the caller's. Throws an `AppError` where the library is full. */
export function carryOut(db: WritableDb, plan: ImportPlan, choices: ImportChoices): ImportResult {
  if (choices.into !== null) requireSet(db, choices.into);
  putPictures(db, plan, choices);
  const placed = plan.sets.map((set) => placeSet(db, set, choices));
  const puzzleIds = placed.map(({ puzzleIds }) => puzzleIds);
  const challenges = plan.sets.map(({ challenges, setId }, at) =>
    addChallenges(db, challenges, placed[at].setId ?? setId ?? setOfPuzzle(db, puzzleIds[at][0])),
  );
  const place = runPlacer(db, plan);
  const puzzleOf = ({ madeOn }: Pick<FileRun, 'madeOn'>): number | null =>
    madeOn === null ? null : puzzleIds[madeOn[0]][madeOn[1]];
  const runs = plan.runs.filter((run) => place({ ...run, puzzleId: puzzleOf(run) }));
  const placeComparison = comparisonPlacer(db, plan);
  const comparisons = plan.comparisons.filter((comparison) => placeComparison(comparison, puzzleOf(comparison)));
  const placeQuestion = questionPlacer(db, plan);
  const questions = plan.questions.filter((question) => placeQuestion(question, puzzleOf(question)));
  return {
    newSets: placed.filter(({ isNew }) => isNew).length,
    setIds: [...new Set(placed.flatMap(({ setId }) => setId ?? []))],
    puzzles: placed.reduce((sum, { added }) => sum + added, 0),
    runs: runs.length,
    comparisons: comparisons.length,
    questions: questions.length,
    challenges: challenges.reduce((sum, count) => sum + count, 0),
    lessons: addLessons(db, plan),
    experiments: addExperiments(db, plan),
    heuristics: addHeuristics(db, plan.heuristics),
  };
}

/** Adds the lessons that the library does not have, at the end and in the order of the file; returns how many. */
function addLessons(db: WritableDb, { lessons, lastLesson }: ImportPlan): number {
  const find = lessonFinder(db, lastLesson);
  const fresh = lessons.filter((lesson) => find(lesson) === null);
  for (const lesson of fresh) createLesson(db, { lesson, before: null });
  return fresh.length;
}

/** Adds the challenges that a set does not have; returns how many. Without puzzles there is no set to challenge with. */
function addChallenges(db: WritableDb, challenges: readonly Challenge[], setId: number | null): number {
  const fresh = setId === null ? [] : challenges.filter((challenge) => !hasChallenge(db, setId, challenge));
  for (const challenge of fresh) createChallenge(db, { setId: setId!, challenge });
  return fresh.length;
}

/** The set that a puzzle stands in. */
function setOfPuzzle(db: WritableDb, puzzleId: number | undefined): number | null {
  return puzzleId === undefined ? null : getPuzzle(db, { puzzleId }).setId;
}

/** Adds the experiments that the library does not have; returns how many. */
function addExperiments(db: WritableDb, { experiments, lastExperiment }: ImportPlan): number {
  const find = experimentFinder(db, lastExperiment);
  const fresh = experiments.filter((experiment) => find(experiment) === null);
  for (const experiment of fresh) addFileExperiment(db, experiment);
  return fresh.length;
}

/** Keeps the pictures of the puzzles that are added. */
function putPictures(db: WritableDb, { sets, pictures }: ImportPlan, choices: ImportChoices): void {
  const added = sets.flatMap(({ puzzles }) => puzzles.filter((puzzle) => isAdded(puzzle, choices)));
  const shown = new Set(added.map(({ content }) => content.picture?.pictureId));
  for (const [pictureId, bytes] of Object.entries(pictures))
    if (shown.has(pictureId)) putPicture(db, fromBase64(bytes));
}

interface PlacedSet {
  /** `null`: nothing came into any set. */
  readonly setId: number | null;
  readonly isNew: boolean;
  readonly added: number;
  /** For each puzzle of the file: the one of the library that it is now. */
  readonly puzzleIds: readonly number[];
}

/** A set is made where something comes into it, or where the file has it empty. */
function placeSet(db: WritableDb, { title, setId, puzzles }: PlannedSet, choices: ImportChoices): PlacedSet {
  const added = puzzles.filter((puzzle) => isAdded(puzzle, choices));
  const isIdle = added.length === 0 && (puzzles.length > 0 || choices.into !== null);
  if (isIdle) return { setId: null, isNew: false, added: 0, puzzleIds: puzzles.map(({ knownId }) => knownId!) };
  const target = choices.into ?? setId;
  const isNew = target === null;
  const placedIn = target ?? createSet(db, { title }).setId;
  const ids = addPuzzles(db, { setId: placedIn, puzzles: added.map(({ content }) => contentOf(content)) });
  const idOf = new Map(added.map((puzzle, at) => [puzzle, ids[at]]));
  const puzzleIds = puzzles.map((puzzle) => idOf.get(puzzle) ?? puzzle.knownId!);
  return { setId: added.length > 0 || isNew ? placedIn : null, isNew, added: added.length, puzzleIds };
}

/**
 * The length that the file gives for a larger board is a claim; that of a small one was computed when the file was
 * read.
 */
function contentOf({ optimal, ...content }: FilePuzzle): Parameters<typeof addPuzzles>[1]['puzzles'][number] {
  if (isSmall(content.puzzle) || optimal === null) return { ...content, optimal };
  return { ...content, optimal: null, claimed: optimal };
}

/**
 * Links runs to their puzzles, and says of each whether it was added: one that the history already has is only linked.
 */
function runPlacer(db: WritableDb, plan: ImportPlan): (run: NewRun) => boolean {
  const find = runFinder(db, plan.lastRun);
  const takeRoom = roomForRuns(db);
  return (run) => {
    const runId = find(run);
    if (runId === null) insertRun(db, { ...run, source: 'file' }, takeRoom);
    else linkRun(db, { runId, puzzleId: run.puzzleId });
    return runId === null;
  };
}

/** Places a row of the file, and says whether it was added. */
type Placer<Row> = (row: Row, puzzleId: number | null) => boolean;

/** The same for rows that are found by what they say. */
function placer<Row>(
  db: WritableDb,
  table: LinkedTable,
  find: (row: Row) => number | null,
  save: (row: Row, puzzleId: number | null) => void,
): Placer<Row> {
  return (row, puzzleId) => {
    const rowId = find(row);
    if (rowId === null) save(row, puzzleId);
    else linkRow(db, table, { rowId, puzzleId });
    return rowId === null;
  };
}

function comparisonPlacer(db: WritableDb, plan: ImportPlan): Placer<FileComparison> {
  const find = comparisonFinder(db, plan.lastComparison);
  return placer(db, COMPARISONS, find, ({ title, content, savedAtMs }, puzzleId) => {
    saveComparison(db, { content, savedAtMs, keepAs: { puzzleId, title } });
  });
}

function questionPlacer(db: WritableDb, plan: ImportPlan): Placer<FileQuestion> {
  const find = questionFinder(db, plan.lastQuestion);
  return placer<FileQuestion>(
    db,
    QUESTIONS,
    find,
    ({ title, classLabel, content, savedAtMs, isClaimed = true }, puzzleId) => {
      saveQuestion(db, { content, savedAtMs, isClaimed, keepAs: { puzzleId, title, classLabel } });
    },
  );
}
