import { FILE_TYPES, type FileType, type SavedFile } from '../shared/contract/exchange.ts';
import type { Destination, OutgoingFile } from '../host/destination.ts';
import { fileName } from '../host/fileName.ts';

/** Complete files that the browser may still be fetching; with one more, the oldest is let go. */
const MAX_WAITING = 16;

/** Files that leave through the browser: each is put together in memory, and is there to be fetched once it is complete. */
export class PageDestination implements Destination {
  readonly #waiting: string[] = [];

  async create({ name: about, type }: { name: string; type: FileType }): Promise<OutgoingFile> {
    const name = fileName(about, type);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    return {
      write: async (bytes) => void parts.push(new Uint8Array(bytes)),
      finish: async () => this.#offer(name, new Blob(parts, { type: FILE_TYPES[type].mime })),
      discard: async () => void parts.splice(0),
    };
  }

  #offer(name: string, file: Blob): SavedFile {
    const url = URL.createObjectURL(file);
    this.#waiting.push(url);
    if (this.#waiting.length > MAX_WAITING) URL.revokeObjectURL(this.#waiting.shift()!);
    return { name, bytes: file.size, url };
  }
}
