/** Files on the private file system of the origin, in a worker. Written through the handles that every browser has there. */

/** What the compiler does not know of a file's handle, because only workers have it. */
interface WorkerFileHandle extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<{
    write(bytes: Uint8Array): number;
    truncate(bytes: number): void;
    flush(): void;
    close(): void;
  }>;
}

/** Names of folders, which are made where they are missing, and of the file. */
export type PrivatePath = readonly string[];

/** Writes a file as a whole. Rejects where that is impossible; then half of it may be there. */
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

/** The content of a file; rejects where there is none. */
export async function readPrivate(path: PrivatePath): Promise<Uint8Array<ArrayBuffer>> {
  const file = await (await fileAt(path)).getFile();
  return new Uint8Array(await file.arrayBuffer());
}

/** Removes a file beside all folders; rejects where there is none. */
export async function removePrivate(name: string): Promise<void> {
  await (await navigator.storage.getDirectory()).removeEntry(name);
}

async function fileAt(path: PrivatePath, options: { create?: boolean } = {}): Promise<FileSystemFileHandle> {
  let folder = await navigator.storage.getDirectory();
  for (const name of path.slice(0, -1)) folder = await folder.getDirectoryHandle(name, options);
  return folder.getFileHandle(path.at(-1)!, options);
}
