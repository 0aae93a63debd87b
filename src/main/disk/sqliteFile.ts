import Database from 'better-sqlite3';
import type { WritableDb } from '../../host/store/database.ts';

/** A database on a disk, in bytes or in memory, by `better-sqlite3`, which every part of the program on Node opens it with. */
export class SqliteFile extends Database implements WritableDb {
  another(): SqliteFile {
    return new SqliteFile('');
  }
}
