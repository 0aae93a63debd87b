import { FILE_TYPES, type FileType, type SavedFile } from '../shared/contract/exchange.ts';
import type { Destination, OutgoingFile } from '../host/destination.ts';
import { fileName } from '../host/fileName.ts';

/** Returns the address by which the page can fetch a file. */
export type Offer = (file: Blob) => Promise<string>;

/** Exports through the browser: builds each file in memory, and offers it once it is complete. */
export class PageDestination implements Destination {
  readonly #offer: Offer;

  constructor(offer: Offer) {
    this.#offer = offer;
  }

  async create({ name: about, type }: { name: string; type: FileType }): Promise<OutgoingFile> {
    const name = fileName(about, type);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    return {
      write: async (bytes) => void parts.push(new Uint8Array(bytes)),
      finish: () => this.#complete(name, new Blob(parts, { type: FILE_TYPES[type].mime })),
      discard: async () => void parts.splice(0),
    };
  }

  async #complete(name: string, file: Blob): Promise<SavedFile> {
    return { name, bytes: file.size, url: await this.#offer(file) };
  }
}
