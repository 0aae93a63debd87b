import { expect, onTestFinished, test } from 'vitest';
import { SqliteFile } from '../../../main/disk/sqliteFile.ts';
import { FORMAT, migrate, stepsTo } from '../../repair/migrate.ts';
import type { WritableDb } from '../database.ts';
import { OWN } from '../settings.ts';

function libraryBy(...formats: readonly number[]): WritableDb {
  const db = new SqliteFile(':memory:');
  onTestFinished(() => void db.close());
  for (const format of formats) migrate(db, { steps: stepsTo(format) });
  return db;
}

/** All tables, indexes and triggers, but for those that SQLite makes by itself. */
function textsOf(db: WritableDb): readonly string[] {
  const own = "sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";
  return db.prepare<[], string>(`SELECT sql || ';' FROM sqlite_schema WHERE ${own} ORDER BY rowid`).pluck().all();
}

test('the tables that a new library is made of are those that all steps lead to', async () => {
  await expect(`/**
 * The tables of today's format, of which a new library is made. \`npx vitest run schema -u\` writes them after a new
 * migration.
 */
export const SCHEMA = \`
${textsOf(libraryBy(FORMAT - 1, FORMAT)).join('\n')}
\`;
`).toMatchFileSnapshot('./schema.ts');
});

test('all steps leave no row in a new library but its format', () => {
  const db = libraryBy(FORMAT - 1, FORMAT);
  const names = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const filled = names.filter((name) => db.prepare(`SELECT 1 FROM "${name}"`).get() !== undefined);
  expect(filled).toEqual(['settings']);
  expect(db.prepare('SELECT key FROM settings').pluck().all()).toEqual([OWN.format]);
});
