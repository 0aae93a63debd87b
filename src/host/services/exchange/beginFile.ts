import type { FileType } from '../../../shared/contract/exchange.ts';
import type { Destination, OutgoingFile } from '../../destination.ts';

/** UTF-8's byte order mark: without it, Excel reads a table in the code page of its system. */
const MARK = Uint8Array.of(0xef, 0xbb, 0xbf);

/** Begins a file at `destination`; a table begins with the mark. Throws an `AppError`, and leaves no file then. */
export async function beginFile(
  destination: Destination,
  file: { readonly name: string; readonly type: FileType },
): Promise<OutgoingFile | null> {
  const begun = await destination.create(file);
  if (begun !== null && file.type === 'csv') await orDiscard(begun, () => begun.write(MARK));
  return begun;
}

/** What `work` returns. Discards `file` where it throws. */
export async function orDiscard<T>(file: OutgoingFile, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await file.discard();
    throw error;
  }
}
