/** The output of a program as a file, or as one in a zip, which is unpacked as it is read. */
import type { FoundFile, HandedFile } from '../../shared/referee/handedIn/classFiles.ts';
import { unpacked } from '../../shared/referee/handedIn/zip.ts';
import { decodedParts } from '../../shared/referee/output/decodedParts.ts';

export interface OutputFile extends HandedFile<Blob> {
  /** Where that is known: why the program was ended, or `null` if it came to its end by itself. */
  readonly ended?: string | null;
}
type Bytes = Uint8Array<ArrayBuffer>;

export function outputOf(file: File): OutputFile {
  return { name: file.name, source: file, entry: null };
}

/** A file that was chosen, with the folders below the one that was. */
export function foundOf(file: File): FoundFile<Blob> {
  return { path: file.webkitRelativePath || file.name, source: file };
}

/** Bytes, unpacked. */
export function outputSize({ source, entry }: OutputFile): number {
  return entry?.size ?? source.size;
}

/** Its text, part by part. Throws where it cannot be unpacked. */
export function outputText(file: OutputFile): AsyncGenerator<string> {
  return decodedParts(bytesOf(file), (encoding) => new TextDecoder(encoding));
}

async function* bytesOf({ source, entry }: OutputFile): AsyncGenerator<Bytes> {
  if (entry === null) yield* partsOf(source.stream());
  else yield* unpacked(source, entry, inflated) as AsyncGenerator<Bytes>;
}

function inflated(packed: Blob, isDeflated: boolean): AsyncIterable<Bytes> {
  const bytes = packed.stream();
  return partsOf(isDeflated ? bytes.pipeThrough(new DecompressionStream('deflate-raw')) : bytes);
}

/** Not every browser can go through a stream by itself. */
async function* partsOf(stream: ReadableStream<Bytes>): AsyncGenerator<Bytes> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    void reader.cancel().catch(() => {});
  }
}
