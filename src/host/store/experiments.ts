import {
  EXPERIMENT_FORMAT,
  MAX_EXPERIMENTS,
  type ExperimentRecipe,
  type ExperimentText,
} from '../../shared/contract/experiments.ts';
import { hashExperiment } from './contentHash.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { deleteRow, restoreRow, requireRoomIn, type LimitedTable } from './keptRows.ts';
import { readRows, type ReadRows } from './readRows.ts';
import { DamagedRow, notFound } from './storeErrors.ts';

export const EXPERIMENTS: LimitedTable = {
  ...{ noun: 'experiment', table: 'experiments', id: 'experiment_id' },
  most: MAX_EXPERIMENTS,
  full: `The library holds ${MAX_EXPERIMENTS} experiments, the maximum. Delete one first.`,
};

/** What the user wants of an experiment. Whether it runs, waits or is done follows from what is counted. */
export type WantedState = 'new' | 'wanted' | 'paused' | 'stopped';

/** A row of `experiments`. `content` is the JSON text of all but the title. */
export interface ExperimentRow {
  readonly experimentId: number;
  readonly title: string;
  readonly content: string;
  readonly state: WantedState;
  /** Searches in all. */
  readonly total: number;
  readonly contentHash: string;
}

export const EXPERIMENT_COLUMNS =
  'experiment_id AS experimentId, title, content, state, total, content_hash AS contentHash';

/** An experiment as it is stored. */
export interface StoredExperiment extends NewExperiment, Pick<ExperimentRow, 'experimentId' | 'state' | 'total'> {}

/** What an experiment begins with. `isFromFile`: what was counted of it came with a file, and is the word of that. */
export interface NewExperiment extends ExperimentText {
  readonly isFromFile?: boolean;
  /** Whether it is being counted. Where nothing counts it, the program has died meanwhile. */
  readonly isCounting?: boolean;
}

/** All experiments, the newest first. */
export function listExperiments(db: ReadableDb): ReadRows<StoredExperiment> {
  const sql = `SELECT ${EXPERIMENT_COLUMNS} FROM experiments WHERE deleted_at_ms IS NULL ORDER BY experiment_id DESC`;
  return readRows(db.prepare<[], ExperimentRow>(sql).all(), ({ experimentId }) => experimentId, readExperiment);
}

export function getExperiment(db: ReadableDb, { experimentId }: { experimentId: number }): StoredExperiment {
  const sql = `SELECT ${EXPERIMENT_COLUMNS} FROM experiments WHERE experiment_id = ? AND deleted_at_ms IS NULL`;
  const row = db.prepare<[number], ExperimentRow>(sql).get(experimentId);
  if (row === undefined) throw notFound('experiment');
  return readExperiment(row);
}

/** Adds an experiment. `total`: searches in all. */
export function createExperiment(
  db: WritableDb,
  text: NewExperiment,
  total: number,
  state: WantedState = 'new',
): StoredExperiment {
  requireRoomIn(db, EXPERIMENTS);
  const sql = `INSERT INTO experiments (title, content, state, total, content_hash)
    VALUES (:title, :content, :state, :total, :contentHash)`;
  const { lastInsertRowid } = db.prepare<object>(sql).run(columnsOf({ ...text, state, total }));
  return getExperiment(db, { experimentId: Number(lastInsertRowid) });
}

/** Changes what is given. */
export function changeExperiment(
  db: WritableDb,
  experimentId: number,
  change: Partial<Omit<StoredExperiment, 'experimentId'>>,
): StoredExperiment {
  const sql = `UPDATE experiments
    SET title = :title, content = :content, state = :state, total = :total, content_hash = :contentHash
    WHERE experiment_id = :experimentId`;
  const changed = { ...getExperiment(db, { experimentId }), ...change };
  db.prepare<object>(sql).run({ ...columnsOf(changed), experimentId });
  return changed;
}

/** Deletes an experiment, with what was counted of it, so that `restoreExperiment` can bring it back. */
export function deleteExperiment(
  db: WritableDb,
  { experimentId, nowMs }: { experimentId: number; nowMs: number },
): void {
  deleteRow(db, EXPERIMENTS, { rowId: experimentId, nowMs });
}

export function restoreExperiment(db: WritableDb, { experimentId }: { experimentId: number }): void {
  restoreRow(db, EXPERIMENTS, experimentId);
}

/** The experiment of a row. Throws `DamagedRow` where it is not what was stored. */
export function readExperiment(row: ExperimentRow): StoredExperiment {
  const { experimentId, title, content, state, total, contentHash } = row;
  if (hashExperiment({ title, content, state, total }) !== contentHash) throw new DamagedRow('experiment', title);
  const { recipe, book, isFromFile = false, isCounting = false } = JSON.parse(content) as ExperimentContent;
  return { experimentId, recipe: { ...recipe, title }, book, state, total, isFromFile, isCounting };
}

/** All of an experiment but its title. */
interface ExperimentContent extends Pick<NewExperiment, 'book' | 'isFromFile' | 'isCounting'> {
  readonly format: typeof EXPERIMENT_FORMAT;
  readonly recipe: Omit<ExperimentRecipe, 'title'>;
}

function columnsOf({
  recipe: { title, ...recipe },
  book,
  isFromFile = false,
  isCounting = false,
  state,
  total,
}: Omit<StoredExperiment, 'experimentId'>): Omit<ExperimentRow, 'experimentId'> {
  const content = JSON.stringify({
    ...{ format: EXPERIMENT_FORMAT, recipe, book },
    ...(isFromFile && { isFromFile }),
    ...(isCounting && { isCounting }),
  } satisfies ExperimentContent);
  return { title, content, state, total, contentHash: hashExperiment({ title, content, state, total }) };
}
