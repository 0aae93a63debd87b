/** Sends a file made by the page to the host in parts, so that it is never whole in memory. */
import type { Api } from '../../shared/contract/api.ts';
import type { FileType, SavedFile } from '../../shared/contract/exchange.ts';

export type FileApi = Pick<Api['exchange'], 'createFile' | 'writePart' | 'finishFile' | 'discardFile'>;

/**
 * Sends `parts`, each at most `MAX_PART_BYTES`, and completes the file. `null`: the user chose no file. Where a part
 * fails or `signal` is aborted, discards the file and rejects.
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
    await files.discardFile({ fileId }).catch(() => {}); // the first error is the one to report
    throw error;
  }
}
