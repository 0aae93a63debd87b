/**
 * Files on the origin private file system, in a worker. Writes through sync access handles, which every browser has
 * there.
 */

/** Missing in the compiler's types, since only workers have it. */
interface WorkerFileHandle extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<{
    write(bytes: Uint8Array): number;
    truncate(bytes: number): void;
    flush(): void;
    close(): void;
  }>;
}

/** Folders, created if missing, and the file. */
export type PrivatePath = readonly string[];

/** Overwrites a file. Where it rejects, half of the bytes may be written. */
export async function writePrivate(path: PrivatePath, bytes: Uint8Array): Promise<void> {
  const file = (await fileAt(path, { create: true })) as WorkerFileHandle;
  const handle = await file.createSyncAccessHandle();
  try {
    handle.truncate(0);
    if (handle.write(bytes) !== bytes.length)
      throw new DOMException('The file could not be written as a whole.', 'QuotaExceededError');
    handle.flush();
  } finally {
    handle.close();
  }
}

/** Rejects where there is no file. */
export async function readPrivate(path: PrivatePath): Promise<Uint8Array<ArrayBuffer>> {
  const file = await (await fileAt(path)).getFile();
  return new Uint8Array(await file.arrayBuffer());
}

/** Removes a file at the top level; rejects where there is none. */
export async function removePrivate(name: string): Promise<void> {
  await (await navigator.storage.getDirectory()).removeEntry(name);
}

async function fileAt(path: PrivatePath, options: { create?: boolean } = {}): Promise<FileSystemFileHandle> {
  let folder = await navigator.storage.getDirectory();
  for (const name of path.slice(0, -1)) folder = await folder.getDirectoryHandle(name, options);
  return folder.getFileHandle(path.at(-1)!, options);
}
