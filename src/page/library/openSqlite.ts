import init, { type SAHPoolUtil, type Sqlite3Static } from '@sqlite.org/sqlite-wasm';

/** Where the library lies in the private file system of the origin, and how many files SQLite may open there at a time. */
export const POOL_FOLDER = 'searchlight-library';
const POOL = { name: 'searchlight', directory: POOL_FOLDER, initialCapacity: 6 };

/** SQLite, from the bytes of its `sqlite3.wasm`. */
export async function openSqlite(wasmBinary: ArrayBuffer): Promise<Sqlite3Static> {
  // The other file systems of the build need threads, or headers that a plain server does not send.
  const config = { disable: { vfs: { opfs: true, 'opfs-vfs': true, 'opfs-wl': true, kvvfs: true } } };
  Object.assign(globalThis, { sqlite3ApiConfig: { ...config, debug: ignore, log: ignore, warn: ignore } });
  // Its declaration leaves out what every module of Emscripten takes.
  return (init as (options: object) => Promise<Sqlite3Static>)({ wasmBinary, print: ignore, printErr: ignore });
}

/** Files of SQLite on the private file system of the origin; no other tab can open them meanwhile. Throws where there is none. */
export function openPool(sqlite: Sqlite3Static): Promise<SAHPoolUtil> {
  return sqlite.installOpfsSAHPoolVfs({ ...POOL, preserveOnInitFailure: true });
}

function ignore(): void {}
