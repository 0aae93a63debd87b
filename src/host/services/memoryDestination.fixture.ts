import type { FileType, SavedFile } from '../../shared/contract/exchange.ts';
import type { Destination, OutgoingFile } from '../destination.ts';

/** Keeps the files that leave in memory, under their names. */
export class MemoryDestination implements Destination {
  readonly files = new Map<string, string>();
  /** Files that were given up. */
  discarded = 0;
  /** Whether the user wants no file. */
  declines = false;
  /** What writing fails with, `null`: nothing. */
  refusal: Error | null = null;

  async create({ name, type }: { name: string; type: FileType }): Promise<OutgoingFile | null> {
    if (this.declines) return null;
    const parts: Uint8Array[] = [];
    const finish = async (): Promise<SavedFile> => {
      const content = Buffer.concat(parts);
      this.files.set(`${name}.${type}`, content.toString());
      return { name: `${name}.${type}`, bytes: content.length, url: null };
    };
    const write = async (bytes: Uint8Array): Promise<void> => {
      if (this.refusal !== null) throw this.refusal;
      parts.push(bytes.slice());
    };
    return { write, finish, discard: async () => void this.discarded++ };
  }
}
