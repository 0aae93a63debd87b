import { canonicalJson } from '../../../shared/contract/canonicalJson.ts';
import { hashDocument } from '../contentHash.ts';
import type { WritableDb } from '../database.ts';
import { addPlaceChecks } from '../place.ts';
import { forgetSetting, isSound, settingRows } from '../settings.ts';

/** What the check of a heuristic's place covers. */
const PLACED = { id: 'heuristic_id', columns: ['deleted_at_ms'] } as const;

/** The setting that held all of them. */
const LIST = 'heuristics';

/**
 * Moves the user's own heuristics from one setting to a table: the name, and the rest as one JSON text with its own
 * format.
 */
export function addHeuristics(db: WritableDb): void {
  db.exec(`
    CREATE TABLE heuristics (
      heuristic_id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL,
      place_check INTEGER NOT NULL DEFAULT 0
    ) STRICT;
  `);
  addPlaceChecks(db, 'heuristics', PLACED);
  takeFromSetting(db);
}

/** Leaves a corrupted list where it is: the check of the library reports it. */
function takeFromSetting(db: WritableDb): void {
  const row = settingRows(db).find(({ key }) => key === LIST);
  if (row === undefined || !isSound(row)) return;
  const insert = db.prepare<object>(
    'INSERT INTO heuristics (title, content, content_hash) VALUES (:title, :content, :contentHash)',
  );
  for (const { name: title, kind, text } of JSON.parse(row.value) as { name: string; kind: string; text: string }[]) {
    const content = canonicalJson({ format: 1, kind, text });
    insert.run({ title, content, contentHash: hashDocument('heuristic', [title, content]) });
  }
  forgetSetting(db, row);
}
