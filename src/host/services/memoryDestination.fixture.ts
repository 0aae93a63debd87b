import type { FileType, SavedFile } from '../../shared/contract/exchange.ts';
import type { Destination, OutgoingFile } from '../destination.ts';

/** Keeps exported files in memory, by name. */
export class MemoryDestination implements Destination {
  readonly files = new Map<string, string>();
  /** Discarded files. */
  discarded = 0;
  /** Whether the user cancels. */
  declines = false;
  /** The error of writing; `null` for none. */
  refusal: Error | null = null;

  /** The lines of a table. Throws where it does not begin with the byte order mark. */
  linesOf(name: string): string[] {
    const text = this.files.get(name)!;
    if (!text.startsWith('\ufeff')) throw new Error(`${name} has no byte order mark.`);
    return text.slice(1).split('\r\n');
  }

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
