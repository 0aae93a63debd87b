/** The library itself, inside its folder. SQLite keeps its log beside it, as `library.sqlite3-wal`. */
export const LIBRARY_FILE = 'library.sqlite3';

/** Folder, inside the folder of the library, that holds its backups. */
export const BACKUP_FOLDER = 'backups';
