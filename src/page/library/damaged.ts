/** Keeps damaged files of the library under another name on the origin private file system. */
import { POOL_FOLDER } from './openSqlite.ts';
import { writePrivate } from './privateFiles.ts';

/** Each file of SQLite's pool begins with its name there, and the pool's metadata. */
const POOL_HEADER = 4096;
/** The subfolder with the pool's files. */
const POOL_FILES = '.opaque';

export function keepAside(bytes: Uint8Array): Promise<void> {
  return writePrivate([`damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite3`], bytes);
}

/**
 * Saves files that have lost their name in the pool, which would empty them; call it before the pool is opened. Returns
 * the content of the largest one, or `null`.
 */
export async function keepNameless(): Promise<Uint8Array | null> {
  const files = await namelessFiles().catch(() => []); // there is no pool yet
  const contents = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
  const [largest = null] = contents.toSorted((one, other) => other.length - one.length);
  if (largest !== null) await keepAside(largest);
  return largest;
}

/** The contents of the pool's nameless files. */
async function namelessFiles(): Promise<Blob[]> {
  const root = await navigator.storage.getDirectory();
  const folder = await (await root.getDirectoryHandle(POOL_FOLDER)).getDirectoryHandle(POOL_FILES);
  const nameless: Blob[] = [];
  for await (const handle of folder.values()) {
    if (handle.kind !== 'file') continue;
    const file = await (handle as FileSystemFileHandle).getFile();
    if (file.size > POOL_HEADER && (await file.slice(0, 1).text()) !== '/') nameless.push(file.slice(POOL_HEADER));
  }
  return nameless;
}
