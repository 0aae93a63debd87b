import init, { type SAHPoolUtil, type Sqlite3Static } from '@sqlite.org/sqlite-wasm';

/** The library's folder on the origin private file system, and the number of files that SQLite may open there. */
export const POOL_FOLDER = 'searchlight-library';
const POOL = { name: 'searchlight', directory: POOL_FOLDER, initialCapacity: 6 };

/** SQLite, from the bytes of its `sqlite3.wasm`. */
export async function openSqlite(wasmBinary: ArrayBuffer): Promise<Sqlite3Static> {
  // The other file systems of the build need threads, or headers that a plain server does not send.
  const config = { disable: { vfs: { opfs: true, 'opfs-vfs': true, 'opfs-wl': true, kvvfs: true } } };
  Object.assign(globalThis, { sqlite3ApiConfig: { ...config, debug: ignore, log: ignore, warn: ignore } });
  // The type lacks the options that every module of Emscripten takes.
  return (init as (options: object) => Promise<Sqlite3Static>)({ wasmBinary, print: ignore, printErr: ignore });
}

/** Opens SQLite's files on the origin private file system, exclusively. Throws where there is none. */
export function openPool(sqlite: Sqlite3Static): Promise<SAHPoolUtil> {
  return sqlite.installOpfsSAHPoolVfs({ ...POOL, preserveOnInitFailure: true });
}

function ignore(): void {}
