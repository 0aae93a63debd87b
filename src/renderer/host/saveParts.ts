/** A file that the page makes, sent to the host part by part: so no part of it waits in memory for the others. */
import type { ExchangeApi, FileType, SavedFile } from '../../shared/contract/exchange.ts';

/** The methods of the host that take a file. */
export type FileApi = Pick<ExchangeApi, 'createFile' | 'writePart' | 'finishFile' | 'discardFile'>;

/**
 * Sends `parts`, each of at most `MAX_PART_BYTES`, and completes the file. `null`: the user wanted no file after all. Where
 * a part cannot be made or written, or `signal` is aborted, the file is given up, nothing stays behind, and this rejects.
 */
export async function saveParts(
  files: FileApi,
  { name, type }: { name: string; type: FileType },
  parts: AsyncIterable<ArrayBuffer>,
  signal?: AbortSignal,
): Promise<SavedFile | null> {
  const created = await files.createFile({ name, type });
  if (!created) return null;
  const { fileId } = created;
  try {
    for await (const part of parts) {
      signal?.throwIfAborted();
      await files.writePart({ fileId, part });
    }
    signal?.throwIfAborted();
    return await files.finishFile({ fileId });
  } catch (error) {
    await files.discardFile({ fileId }).catch(() => {}); // what went wrong before is what is said
    throw error;
  }
}
