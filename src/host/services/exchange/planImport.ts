import { canonicalJson } from '../../../shared/contract/canonicalJson.ts';
import type { Challenge } from '../../../shared/contract/challenges.ts';
import type {
  FreshAndKnown,
  ImportChoices,
  ImportPreview,
  PreviewAnswers,
  PreviewSet,
} from '../../../shared/contract/exchange.ts';
import { MAX_PREVIEW_PUZZLES } from '../../../shared/contract/exchange.ts';
import type { Lesson } from '../../../shared/contract/lessons.ts';
import type {
  FileComparison,
  FileExperiment,
  FilePuzzle,
  FileQuestion,
  FileRun,
} from '../../../shared/exchange/libraryFile.ts';
import { tasksOf } from '../../../shared/lab/faults.ts';
import type { OwnHeuristic } from '../../../shared/puzzle/heuristics/own.ts';
import { solvability } from '../../../shared/puzzle/solvable.ts';
import { listChallenges } from '../../store/challenges.ts';
import { comparisonFinder, COMPARISONS } from '../../store/comparisons.ts';
import type { ReadableDb } from '../../store/database.ts';
import { lastRun, puzzleFinder, runFinder } from '../../store/exchange.ts';
import { EXPERIMENTS } from '../../store/experiments.ts';
import { lastRow } from '../../store/keptRows.ts';
import { lessonFinder, LESSONS } from '../../store/lessons.ts';
import { hasPicture } from '../../store/pictures.ts';
import { questionFinder, QUESTIONS } from '../../store/questions.ts';
import { placeAnswers } from './answers/keptAnswers.ts';
import { allSets } from './gather.ts';
import { experimentFinder } from './experimentFiles.ts';
import { isKept } from './heuristicFiles.ts';
import type { IncomingContent } from './incomingFile.ts';
import { withBarePictures } from './soundPictures.ts';

export interface PlannedPuzzle {
  readonly content: FilePuzzle;
  /** The puzzle of the library that it is already. */
  readonly knownId: number | null;
}

export interface PlannedSet {
  readonly title: string;
  /** The set of the library with its title. */
  readonly setId: number | null;
  readonly puzzles: readonly PlannedPuzzle[];
  readonly challenges: readonly Challenge[];
}

/** What a file would bring to the library as it is now. */
export interface ImportPlan {
  readonly sets: readonly PlannedSet[];
  readonly runs: readonly FileRun[];
  readonly comparisons: readonly FileComparison[];
  /** With the answers that were given in pages, each under the label of its person. */
  readonly questions: readonly FileQuestion[];
  readonly answers: readonly PreviewAnswers[];
  readonly lessons: readonly Lesson[];
  readonly experiments: readonly FileExperiment[];
  readonly heuristics: readonly OwnHeuristic[];
  /** By their ids: the bytes, in base64, of the pictures that its puzzles show. */
  readonly pictures: Readonly<Record<string, string>>;
  /** The highest ids of a run, of a comparison, of a question, of a lesson and of an experiment before the import. */
  readonly lastRun: number;
  readonly lastComparison: number;
  readonly lastQuestion: number;
  readonly lastLesson: number;
  readonly lastExperiment: number;
}

/** Compares a file with the library. A set of the library is taken for one set of the file at the most. */
export function planImport(db: ReadableDb, file: IncomingContent): ImportPlan {
  const bare = withBarePictures(file, (id) => hasPicture(db, id));
  const free = allSets(db);
  const find = puzzleFinder(db);
  const planned = bare.sets.map(({ title, puzzles, challenges = [] }) => {
    const at = free.findIndex((set) => set.title === title);
    const setId = at === -1 ? null : free.splice(at, 1)[0].setId;
    return { title, setId, challenges, puzzles: puzzles.map((content) => ({ content, knownId: find(content) })) };
  });
  const { answers, questions } = placeAnswers(db, file.handedIn);
  const asked = { answers, questions: [...bare.questions, ...questions] };
  return { ...bare, ...asked, sets: planned, pictures: bare.pictures ?? {}, ...lastIds(db) };
}

function lastIds(db: ReadableDb) {
  return {
    lastRun: lastRun(db),
    lastComparison: lastRow(db, COMPARISONS),
    lastQuestion: lastRow(db, QUESTIONS),
    lastLesson: lastRow(db, LESSONS),
    lastExperiment: lastRow(db, EXPERIMENTS),
  };
}

/** The puzzle of the library that a run of the file belongs to, as far as it is there already. */
function knownPuzzleOf({ sets }: ImportPlan, { madeOn }: FileRun): number | null {
  return madeOn === null ? null : sets[madeOn[0]].puzzles[madeOn[1]].knownId;
}

/** Whether a puzzle of the plan is added. */
export function isAdded({ knownId }: PlannedPuzzle, { addKnown }: Pick<ImportChoices, 'addKnown'>): boolean {
  return addKnown || knownId === null;
}

/** The plan as the user sees it. */
export function previewOf(db: ReadableDb, plan: ImportPlan, { files, format, faults }: IncomingContent): ImportPreview {
  const findRun = runFinder(db, plan.lastRun);
  const findComparison = comparisonFinder(db, plan.lastComparison);
  const findQuestion = questionFinder(db, plan.lastQuestion);
  const findLesson = lessonFinder(db, plan.lastLesson);
  const findExperiment = experimentFinder(db, plan.lastExperiment);
  const isKeptHeuristic = isKept(db);
  return {
    ...{ files, format, faults, answers: plan.answers, sets: plan.sets.map((set) => previewSet(db, set)) },
    puzzles: previewPuzzles(plan),
    runs: counted(plan.runs, (run) => findRun({ ...run, puzzleId: knownPuzzleOf(plan, run) }) !== null),
    comparisons: counted(plan.comparisons, (comparison) => findComparison(comparison) !== null),
    questions: counted(plan.questions, (question) => findQuestion(question) !== null),
    lessons: plan.lessons.map((lesson) => {
      const { title, stops } = lesson;
      return { title, stopCount: stops.length, isKnown: findLesson(lesson) !== null };
    }),
    experiments: plan.experiments.map((experiment) => {
      const { recipe, results } = experiment;
      const counts = { total: tasksOf(recipe), done: results.length };
      return { title: recipe.title, ...counts, isKnown: findExperiment(experiment) !== null };
    }),
    heuristics: plan.heuristics.map((own) => ({ own, isKnown: isKeptHeuristic(own) })),
  };
}

/** Whether a set of the library has the same challenge. */
export function hasChallenge(db: ReadableDb, setId: number | null, challenge: Challenge): boolean {
  const text = canonicalJson(challenge);
  return listChallenges(db).challenges.some((one) => one.setId === setId && canonicalJson(one.challenge) === text);
}

function counted<Row>(rows: readonly Row[], isKnown: (row: Row) => boolean): FreshAndKnown {
  const known = rows.filter(isKnown).length;
  return { known, fresh: rows.length - known };
}

function previewSet(db: ReadableDb, { title, setId, puzzles, challenges }: PlannedSet): PreviewSet {
  const newChallenges = challenges.filter((challenge) => !hasChallenge(db, setId, challenge)).length;
  const known = puzzles.filter(({ knownId }) => knownId !== null).length;
  return { title, setId, known, fresh: puzzles.length - known, challenges: newChallenges };
}

function previewPuzzles({ sets }: ImportPlan): ImportPreview['puzzles'] {
  const all = sets.flatMap(({ puzzles }, set) => puzzles.map((planned) => ({ set, ...planned })));
  return all.slice(0, MAX_PREVIEW_PUZZLES).map(({ set, content, knownId }) => {
    const { title, puzzle } = content;
    const isSolvable = solvability(puzzle.start, puzzle.goal, puzzle.cols).solvable;
    return { set, title, ...puzzle, isKnown: knownId !== null, isSolvable };
  });
}
