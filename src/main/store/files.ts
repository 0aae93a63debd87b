/** The library itself, inside its folder. SQLite keeps its log beside it, as `library.sqlite3-wal`. */
export const LIBRARY_FILE = 'library.sqlite3';

/** Empty; who has it locked may use the folder. */
export const LOCK_FILE = 'library.lock';

/** What SQLite may have beside it, by what its name ends in: the log holds changes that are not in the file yet. */
export const LOG_ENDINGS = ['-wal', '-shm', '-journal'] as const;

/** Folder, inside the folder of the library, that holds its backups. */
export const BACKUP_FOLDER = 'backups';

/** Folder, inside the folder of the library, that damaged files are put in; nothing is ever removed from it. */
export const DAMAGED_FOLDER = 'damaged';
