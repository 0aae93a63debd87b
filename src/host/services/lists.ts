import type { ListAnswers, ListName, ListQueries, WantedLists } from '../../shared/contract/lists.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { COMPARISONS } from '../store/comparisons.ts';
import { pluralOf, SCHEMA_KINDS, type Plural, type SchemaKind } from '../../shared/contract/kinds.ts';
import type { ReadableDb } from '../store/database.ts';
import { listDeleted } from '../store/deleted.ts';
import { listDocuments } from '../store/documents.ts';
import { documentsOf } from '../store/schemaDocuments.ts';
import { listTags, searchPuzzles } from '../store/findPuzzles.ts';
import { listClasses, listHandedIn, listQuestions } from '../store/findQuestions.ts';
import { listRuns } from '../store/findRuns.ts';
import { HEURISTICS } from '../store/heuristics.ts';
import { listLessons } from '../store/lessons.ts';
import { listPictures } from '../store/pictures.ts';
import { getPuzzle } from '../store/puzzles.ts';
import { listSets } from '../store/sets.ts';
import type { Agreements } from './agreements.ts';
import type { Experiments } from './experiments.ts';
import { classResults } from './exchange/answers/classResults.ts';
import { QuestionWords } from './exchange/answers/questionWords.ts';

type Listers = {
  readonly [Name in ListName]: (db: ReadableDb, query: ListQueries[Name]) => ListAnswers[Name];
};

const OF_SCHEMAS = Object.fromEntries(
  SCHEMA_KINDS.map((kind) => [pluralOf(kind), (db: ReadableDb) => listDocuments(db, documentsOf(kind))]),
) as unknown as Pick<Listers, Plural<SchemaKind>>;

export function listerOf(
  experiments: Pick<Experiments, 'list'>,
  agreements: Pick<Agreements, 'has'>,
): (db: ReadableDb, wanted: WantedLists) => Partial<ListAnswers> {
  const words = new QuestionWords();
  const listers: Listers = {
    ...OF_SCHEMAS,
    sets: (db) => listSets(db),
    puzzles: searchPuzzles,
    puzzle: (db, { puzzleId }) => ({ rows: findPuzzle(db, puzzleId), damaged: [], total: 1 }),
    tags: listTags,
    deleted: listDeleted,
    runs: listRuns,
    comparisons: (db, page) => listDocuments(db, COMPARISONS, { page }),
    questions: listQuestions,
    classes: listClasses,
    handedIn: listHandedIn,
    classResults: (db, query) => classResults(db, query, words),
    lessons: listLessons,
    experiments: (db) => experiments.list(db),
    heuristics(db) {
      const { rows, ...rest } = listDocuments(db, HEURISTICS);
      return { rows: rows.map((kept) => ({ ...kept, mayRun: agreements.has(kept.own) })), ...rest };
    },
    pictures: listPictures,
  };
  return (db, wanted) => {
    const names = Object.keys(wanted) as ListName[];
    return Object.fromEntries(names.map((name) => [name, listers[name](db, wanted[name] as never)]));
  };
}

function findPuzzle(db: ReadableDb, puzzleId: number): ListAnswers['puzzle']['rows'] {
  try {
    return [getPuzzle(db, { puzzleId })];
  } catch (error) {
    if (error instanceof AppError && ['not-found', 'store-damaged'].includes(error.code)) return [];
    throw error;
  }
}
