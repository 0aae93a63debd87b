import Database from 'better-sqlite3';
import type { WritableDb } from '../../host/store/database.ts';
import { createOwn, ownFile, requireSame } from './ownFiles.ts';

/**
 * A database on a disk, in bytes or in memory, by `better-sqlite3`. Every part of the program on Node opens it here.
 */
export class SqliteFile extends Database implements WritableDb {
  another(bytes?: Uint8Array): SqliteFile {
    return new SqliteFile(bytes === undefined ? '' : Buffer.from(bytes));
  }
}

/** Opens a file of the library, and creates it if it is missing. Throws `NotOwn` for a link, and errors of SQLite. */
export function openDatabase(path: string, options: Database.Options = {}): SqliteFile {
  const use = options.readonly ? 'read' : 'write';
  if (ownFile(path, use) === null) makeEmpty(path);
  const opened = ownFile(path, use)!;
  const db = new SqliteFile(path, { ...options, fileMustExist: true });
  try {
    requireSame(path, opened); // SQLite follows links
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function makeEmpty(path: string): void {
  try {
    createOwn(path);
  } catch (error) {
    if (ownFile(path) === null) throw error; // else another program was faster
  }
}
