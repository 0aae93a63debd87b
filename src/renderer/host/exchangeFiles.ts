/** Files across the contract: a file of the user's goes to the host in parts, and a complete one is fetched. */
import type { Api } from '../../shared/contract/api.ts';
import { MAX_FILE_NAME_LENGTH, MAX_PART_BYTES, type FileType, type SavedFile } from '../../shared/contract/exchange.ts';
import { saveParts } from './saveParts.ts';

/** A file of the user's. */
type NamedBlob = Blob & { readonly name: string };

/**
 * Announces files and sends all of them, as one import; returns what they can be previewed by. Throws an `AppError` where they are too
 * large, or too many: then nothing of them waits.
 */
export async function sendFiles(
  { exchange }: Pick<Api, 'exchange'>,
  [first, ...others]: readonly NamedBlob[],
): Promise<number> {
  const { importId } = await exchange.openImport(headOf(first));
  try {
    await sendParts(exchange, importId, first);
    for (const file of others) {
      await exchange.addFile({ importId, ...headOf(file) });
      await sendParts(exchange, importId, file);
    }
    return importId;
  } catch (error) {
    await exchange.cancelImport({ importId });
    throw error;
  }
}

function headOf({ name, size }: NamedBlob): { name: string; bytes: number } {
  return { name: Array.from(name).slice(-MAX_FILE_NAME_LENGTH).join(''), bytes: size };
}

async function sendParts(exchange: Api['exchange'], importId: number, file: Blob): Promise<void> {
  for await (const part of partsOf(file)) await exchange.sendPart({ importId, part });
}

/** Saves bytes that the page has made. `null`: the user wanted no file after all. Throws an `AppError`. */
export async function saveBytes(
  { exchange }: Pick<Api, 'exchange'>,
  { name, type, bytes }: { name: string; type: FileType; bytes: Blob },
): Promise<SavedFile | null> {
  const file = { name: Array.from(name).slice(0, MAX_FILE_NAME_LENGTH).join(''), type };
  const saved = await saveParts(exchange, file, partsOf(bytes));
  return saved && deliver(saved);
}

/** Lets the browser fetch a file that waits for it; one that lies in its place already stays there. */
export function deliver<File extends SavedFile>(file: File): File {
  if (file.url === null) return file;
  const link = document.createElement('a');
  link.href = file.url;
  link.download = file.name;
  link.click();
  return file;
}

async function* partsOf(file: Blob): AsyncGenerator<ArrayBuffer> {
  for (let at = 0; at < file.size; at += MAX_PART_BYTES) yield file.slice(at, at + MAX_PART_BYTES).arrayBuffer();
}
