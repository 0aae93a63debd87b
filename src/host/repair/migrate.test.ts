import { SqliteFile } from '../../main/disk/sqliteFile.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../main/disk/backUp.ts';
import type { WritableDb } from '../store/database.ts';
import { APPLICATION_ID, formatOf, FORMAT, migrate } from './migrate.ts';
import { ALL_TABLES } from '../store/tables.ts';
import { MIGRATIONS, type Migration } from '../store/migrations/migrations.ts';
import { temporaryFolder } from '../../main/disk/temporaryFolder.fixture.ts';

const NO_BACKUP = () => {
  throw new Error('There is nothing to back up.');
};

/** The current format, and the one that the steps of these tests lead to. */
const TODAY = FORMAT;
const NEXT = TODAY + 1;

const ADD_TAGS: Migration = {
  version: NEXT,
  apply: (db) => db.exec("ALTER TABLE sets ADD COLUMN tags TEXT NOT NULL DEFAULT ''"),
};

function openDatabase(path = ':memory:'): WritableDb {
  const db = new SqliteFile(path);
  onTestFinished(() => void db.close());
  return db;
}

function tablesOf(db: WritableDb): { name: string; strict: number }[] {
  const tables = db.pragma('table_list') as { name: string; schema: string; type: string; strict: number }[];
  return tables
    .filter(({ name, type }) => type === 'table' && !name.startsWith('sqlite_'))
    .map(({ name, strict }) => ({ name, strict }));
}

describe('the runner', () => {
  test('takes every step of a new file, without a backup, and marks the file as ours', () => {
    const db = openDatabase();
    migrate(db, { steps: [...MIGRATIONS, ADD_TAGS], backUp: NO_BACKUP });
    expect(formatOf(db)).toBe(NEXT);
    expect(db.pragma('application_id', { simple: true })).toBe(APPLICATION_ID);
    expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
  });

  test('takes only the steps that are missing', () => {
    const db = openDatabase();
    migrate(db, { backUp: NO_BACKUP });
    migrate(db, { backUp: NO_BACKUP });
    const backups: number[] = [];
    migrate(db, { steps: [...MIGRATIONS, ADD_TAGS], backUp: (format) => backups.push(format) });
    expect(backups).toEqual([TODAY]);
    expect(formatOf(db)).toBe(NEXT);
  });

  test('backs an existing library up before the first step', () => {
    const folder = temporaryFolder(onTestFinished);
    const db = openDatabase(join(folder, 'library.sqlite3'));
    migrate(db, { backUp: NO_BACKUP });
    db.exec("INSERT INTO sets (title, position) VALUES ('Tuesday', 0)");
    let path = '';
    migrate(db, {
      steps: [...MIGRATIONS, ADD_TAGS],
      backUp: (format) => (path = backUp(db, folder, `format-${format}`)),
    });

    const backup = openDatabase(path);
    expect(formatOf(backup)).toBe(TODAY);
    expect(backup.prepare('SELECT * FROM sets').all()).toMatchObject([{ set_id: 1, title: 'Tuesday', position: 0 }]);
    expect(readdirSync(join(folder, 'backups'))).toEqual([expect.stringContaining(`-format-${TODAY}.sqlite3`)]);
  });

  test('leaves the library as it was when the backup fails', () => {
    const db = openDatabase();
    migrate(db, { backUp: NO_BACKUP });
    expect(() => migrate(db, { steps: [...MIGRATIONS, ADD_TAGS], backUp: NO_BACKUP })).toThrow('nothing to back up');
    expect(formatOf(db)).toBe(TODAY);
  });

  test('undoes a step that fails half-way and keeps those before it', () => {
    const db = openDatabase();
    const failing = { version: NEXT + 1, apply: () => db.exec('CREATE TABLE half (x) STRICT; nonsense') };
    expect(() => migrate(db, { steps: [...MIGRATIONS, ADD_TAGS, failing], backUp: NO_BACKUP })).toThrow();
    expect(formatOf(db)).toBe(NEXT);
    expect(tablesOf(db).map(({ name }) => name)).not.toContain('half');
  });

  test('undoes a step that leaves a foreign key without its row', () => {
    const db = openDatabase();
    const breaking = {
      version: NEXT,
      apply: () =>
        db.exec(
          `INSERT INTO puzzles (set_id, position, title, notes, rows, cols, start, goal, puzzle_hash)
           VALUES (77, 0, '', '', 2, 2, '1 2 3 0', '1 2 3 0', '')`,
        ),
    };
    expect(() => migrate(db, { steps: [...MIGRATIONS, breaking], backUp: NO_BACKUP })).toThrow('breaks 1 foreign keys');
    expect(formatOf(db)).toBe(TODAY);
    expect(db.prepare('SELECT * FROM puzzles').all()).toEqual([]);
  });

  test('refuses steps that are out of order', () => {
    expect(() => migrate(openDatabase(), { steps: [ADD_TAGS, ...MIGRATIONS], backUp: NO_BACKUP })).toThrow('ascending');
    expect(() => migrate(openDatabase(), { steps: [...MIGRATIONS, ...MIGRATIONS], backUp: NO_BACKUP })).toThrow(
      'ascending',
    );
  });
});

describe('the released steps', () => {
  test('are numbered from 1 without a gap', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, i) => i + 1));
  });

  test('keep the runs of the first format, which knew no options of a search', () => {
    const db = openDatabase();
    migrate(db, { steps: MIGRATIONS.slice(0, 1), backUp: NO_BACKUP });
    db.exec(`INSERT INTO runs VALUES (1, NULL, 'Old', 2, 2, '1 2 0 3', '1 2 3 0', 'astar', 'manhattan', 'UDLR', 'low-h',
      'expansion', 1, 'solved', 2, 2, 2, 'R', 0.3, 5, 'hash')`);
    migrate(db);
    expect(db.prepare('SELECT title, algorithm, is_pinned FROM runs').all()).toEqual([
      { title: 'Old', algorithm: 'astar', is_pinned: 1 },
    ]);
  });

  test('make only strict tables, one for each kind of document and three others', () => {
    const db = openDatabase();
    migrate(db, { backUp: NO_BACKUP });
    expect(
      tablesOf(db)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...ALL_TABLES.map(({ table }) => table), 'experiment_parts', 'pictures', 'settings'].sort());
    expect(tablesOf(db).every(({ strict }) => strict === 1)).toBe(true);
  });
});
