import { EXPERIMENT_FORMAT, type ExperimentRecipe, type ExperimentText } from '../../shared/contract/experiments.ts';
import type { ListRows } from '../../shared/contract/lists.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import {
  addDocument,
  getDocument,
  listDocuments,
  replaceDocument,
  type Documents,
  type JsonRow,
  type Values,
} from './documents.ts';
import { TABLES } from './tables.ts';

/** What the user wants. Whether an experiment runs, waits or is done follows from its results. */
export type WantedState = 'new' | 'wanted' | 'paused' | 'stopped';

/** `isFromFile`: its results came with a file, and are that file's claims. */
export interface NewExperiment extends ExperimentText {
  readonly isFromFile?: boolean;
  /** Whether it is being counted. If nothing counts it, the program has died meanwhile. */
  readonly isCounting?: boolean;
}

export interface StoredExperiment extends NewExperiment {
  readonly experimentId: number;
  readonly state: WantedState;
  readonly total: number;
}

interface ExperimentContent extends Pick<NewExperiment, 'book' | 'isFromFile' | 'isCounting'> {
  readonly format: typeof EXPERIMENT_FORMAT;
  readonly recipe: Omit<ExperimentRecipe, 'title'>;
}

/** The newest first. `content`: JSON of all but the title. */
export const EXPERIMENTS: Documents<StoredExperiment> = {
  at: TABLES.experiment,
  columns: ['title', 'content', 'state', 'total'],
  order: 'experiment_id DESC',
  read({ rowId: experimentId, title, content, state, total }: JsonRow) {
    const { recipe, book, isFromFile = false, isCounting = false } = JSON.parse(content) as ExperimentContent;
    const text = { recipe: { ...recipe, title }, book, isFromFile, isCounting };
    return { experimentId, ...text, state: state as WantedState, total: total as number };
  },
};

/** The newest first. */
export function listExperiments(db: ReadableDb): ListRows<StoredExperiment> {
  return listDocuments(db, EXPERIMENTS);
}

export function getExperiment(db: ReadableDb, { experimentId }: { experimentId: number }): StoredExperiment {
  return getDocument(db, EXPERIMENTS, experimentId);
}

/** `total`: the number of searches. */
export function createExperiment(
  db: WritableDb,
  text: NewExperiment,
  total: number,
  state: WantedState = 'new',
): StoredExperiment {
  return addDocument(db, EXPERIMENTS, valuesOf({ ...text, state, total }));
}

export function changeExperiment(
  db: WritableDb,
  experimentId: number,
  change: Partial<Omit<StoredExperiment, 'experimentId'>>,
): StoredExperiment {
  const changed = { ...getExperiment(db, { experimentId }), ...change };
  return replaceDocument(db, EXPERIMENTS, experimentId, valuesOf(changed));
}

function valuesOf({
  recipe: { title, ...recipe },
  book,
  isFromFile = false,
  isCounting = false,
  state,
  total,
}: Omit<StoredExperiment, 'experimentId'>): Values {
  const content = JSON.stringify({
    ...{ format: EXPERIMENT_FORMAT, recipe, book },
    ...(isFromFile && { isFromFile }),
    ...(isCounting && { isCounting }),
  } satisfies ExperimentContent);
  return { title, content, state, total };
}
