/** What was deleted: it stays for `DELETED_KEPT_DAYS` days (`daysSeen.ts`), so that it can be restored also after a restart. */
import type { Deleted, DeletedPage, Page } from '../../shared/contract/types.ts';
import type { ReadableDb, WritableDb } from './database.ts';
import { checking, KINDS } from './kinds.ts';

/** Deleted sets, deleted puzzles of sets that are still there, deleted and deleted rows of the other tables. */
const DELETED = `
  SELECT 'set' AS kind, set_id AS id, title, deleted_at_ms AS deletedAtMs,
    (SELECT COUNT(*) FROM puzzles
     WHERE puzzles.set_id = sets.set_id AND puzzles.deleted_at_ms = sets.deleted_at_ms) AS puzzleCount
  FROM sets WHERE deleted_at_ms IS NOT NULL
  UNION ALL
  SELECT 'puzzle', puzzle_id, puzzles.title, puzzles.deleted_at_ms, 0
  FROM puzzles JOIN sets USING (set_id) WHERE puzzles.deleted_at_ms IS NOT NULL AND sets.deleted_at_ms IS NULL
  UNION ALL
  SELECT 'run', run_id, title, deleted_at_ms, 0 FROM runs WHERE deleted_at_ms IS NOT NULL
  UNION ALL
  SELECT 'comparison', comparison_id, title, deleted_at_ms, 0 FROM comparisons WHERE deleted_at_ms IS NOT NULL
  UNION ALL
  SELECT 'question', question_id, title, deleted_at_ms, 0 FROM questions WHERE deleted_at_ms IS NOT NULL
  UNION ALL
  SELECT 'lesson', lesson_id, title, deleted_at_ms, 0 FROM lessons WHERE deleted_at_ms IS NOT NULL
  UNION ALL
  SELECT 'experiment', experiment_id, title, deleted_at_ms, 0 FROM experiments WHERE deleted_at_ms IS NOT NULL
  UNION ALL
  SELECT 'heuristic', heuristic_id, title, deleted_at_ms, 0 FROM heuristics WHERE deleted_at_ms IS NOT NULL
  UNION ALL
  SELECT 'challenge', challenge_id, challenges.title, challenges.deleted_at_ms, 0
  FROM challenges JOIN sets USING (set_id) WHERE challenges.deleted_at_ms IS NOT NULL AND sets.deleted_at_ms IS NULL`;

/** What can be restored, the latest first. A title that is not what was saved is not shown. */
export function listDeleted(db: ReadableDb, page: Page): DeletedPage {
  const sql = `${DELETED} ORDER BY deletedAtMs DESC, kind DESC, id DESC LIMIT :limit OFFSET :offset`;
  const total = db.prepare<[], number>(`SELECT COUNT(*) FROM (${DELETED})`).pluck().get()!;
  const rows = db.prepare<object, Deleted>(sql).all(page);
  return { total, deleted: rows.map((row) => (isSound(db, row) ? row : { ...row, title: null })) };
}

function isSound(db: ReadableDb, { kind, id }: Deleted): boolean {
  return (
    checking(
      db,
      KINDS.find(({ noun }) => noun === kind)!,
    )(id) !== null
  );
}

/** Removes for good what was deleted before a time. */
export function purgeDeleted(db: WritableDb, beforeMs: number): void {
  for (const table of [
    'challenges',
    'heuristics',
    'experiments',
    'lessons',
    'questions',
    'comparisons',
    'runs',
    'puzzles',
    'sets',
  ])
    db.prepare<[number]>(`DELETE FROM ${table} WHERE deleted_at_ms < ?`).run(beforeMs);
}
