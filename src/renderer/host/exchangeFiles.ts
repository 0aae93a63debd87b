/** Sends the user's files to the host in parts, and fetches files from it. */
import type { Api } from '../../shared/contract/api.ts';
import { AppError } from '../../shared/contract/errors.ts';
import {
  MAX_FILE_NAME_LENGTH,
  MAX_PART_BYTES,
  type FileType,
  type ImportFault,
  type SavedFile,
} from '../../shared/contract/exchange.ts';
import { named } from '../../shared/exchange/joinFiles.ts';
import { saveParts } from './saveParts.ts';

type NamedBlob = Blob & { readonly name: string };

const PICTURE = 'This is a picture. Dropped alone, it goes on the tiles.';

/** Waits on the host to be previewed. */
interface SentFiles {
  readonly importId: number;
  /** The files that could not be sent, by name, and why. */
  readonly unsent: readonly ImportFault[];
}

/**
 * Sends files as one import; unreadable or too large files and pictures are skipped. Throws an `AppError` where they
 * are too many, or none can be sent; then no import waits.
 */
export async function sendFiles({ exchange }: Pick<Api, 'exchange'>, files: readonly NamedBlob[]): Promise<SentFiles> {
  const unsent: ImportFault[] = [];
  let importId: number | null = null;
  try {
    for (const file of files) {
      const isLeft = files.length > 1 && file.type.startsWith('image/');
      const announced: number | ImportFault = isLeft ? fault(file, PICTURE) : await announce(exchange, importId, file);
      if (typeof announced === 'number') await sendParts(exchange, (importId = announced), file);
      else unsent.push(announced);
    }
  } catch (error) {
    if (importId !== null) await exchange.cancelImport({ importId });
    throw error;
  }
  if (importId === null) throw noneSent(unsent);
  return { importId, unsent };
}

function noneSent([{ sentence }, ...others]: readonly ImportFault[]): AppError {
  return new AppError('bad-file', others.length === 0 ? sentence : `None of these files can be imported. ${sentence}`);
}

/** Adds a file to an import, or begins one. Resolves to the import, or why the file cannot be sent. */
async function announce(
  exchange: Api['exchange'],
  importId: number | null,
  file: NamedBlob,
): Promise<number | ImportFault> {
  const head = { name: Array.from(file.name).slice(-MAX_FILE_NAME_LENGTH).join(''), bytes: file.size };
  try {
    await bytesOf(file.slice(0, MAX_PART_BYTES));
    if (importId === null) return (await exchange.openImport(head)).importId;
    await exchange.addFile({ importId, ...head });
    return importId;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'bad-file') throw error;
    return fault(file, error.message);
  }
}

function fault({ name }: NamedBlob, sentence: string): ImportFault {
  return named(name, { line: null, sentence });
}

/** Folders and deleted files fail only when read. */
async function bytesOf(part: Blob): Promise<ArrayBuffer> {
  return part.arrayBuffer().catch(() => {
    throw new AppError('bad-file', 'This is a folder, or a file that cannot be read.');
  });
}

async function sendParts(exchange: Api['exchange'], importId: number, file: Blob): Promise<void> {
  for await (const part of partsOf(file)) await exchange.sendPart({ importId, part });
}

/** Saves bytes made by the page. `null`: the user chose no file. Throws an `AppError`. */
export async function saveBytes(
  { exchange }: Pick<Api, 'exchange'>,
  { name, type, bytes }: { name: string; type: FileType; bytes: Blob },
): Promise<SavedFile | null> {
  const file = { name: Array.from(name).slice(0, MAX_FILE_NAME_LENGTH).join(''), type };
  const saved = await saveParts(exchange, file, partsOf(bytes));
  return saved && deliver(saved);
}

/** Lets the browser download a file from its `url`; without one, it is already in its place. */
export function deliver<File extends SavedFile>(file: File): File {
  if (file.url === null) return file;
  const link = document.createElement('a');
  link.href = file.url;
  link.download = file.name;
  link.click();
  return file;
}

async function* partsOf(file: Blob): AsyncGenerator<ArrayBuffer> {
  for (let at = 0; at < file.size; at += MAX_PART_BYTES) yield bytesOf(file.slice(at, at + MAX_PART_BYTES));
}
