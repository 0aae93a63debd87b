/**
 * Exports through the browser. Each is first written completely, in a folder of its own that only this user can read,
 * so that a full disk is reported and no download breaks off. Then the page fetches it, once, from an address that
 * nobody can guess. The system may clean its temporary folder meanwhile: waiting files are open, and the next one
 * recreates the folder.
 */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FILE_TYPES, type FileType } from '../../shared/contract/exchange.ts';
import type { Destination, OutgoingFile } from '../../host/destination.ts';
import { fileName } from '../../host/fileName.ts';
import { orRefuse, WholeFile } from '../hosts/wholeFile.ts';
import { newToken } from './keys.ts';

/** A token follows. */
export const DOWNLOAD_PATH = '/download/';
/** Files that wait to be fetched; one more drops the oldest. */
export const MAX_WAITING_DOWNLOADS = 16;

/** Digits that distinguish the temporary files of different libraries. */
const LIBRARY_DIGITS = 16;

interface WaitingDownload {
  readonly handle: FileHandle;
  readonly folder: string;
  readonly bytes: number;
  readonly name: string;
  readonly type: FileType;
}

export class Downloads implements Destination {
  readonly #waiting = new Map<string, WaitingDownload>();
  /** The prefix of the names of this library's temporary folders. */
  readonly #beginning: string;
  /** The folders of files that are being written, or wait. */
  readonly #folders = new Set<string>();

  /** No other host may have the library in `dataFolder` open. */
  constructor(dataFolder: string) {
    const library = createHash('sha256').update(dataFolder).digest('hex').slice(0, LIBRARY_DIGITS);
    this.#beginning = `searchlight-downloads-${library}-`;
  }

  /** Removes the files of killed hosts of this library, where it can. */
  async removeLeftOvers(): Promise<void> {
    const names = await readdir(tmpdir()).catch(() => []);
    const old = names.filter((name) => name.startsWith(this.#beginning)).map((name) => join(tmpdir(), name));
    await Promise.all(old.map((folder) => rm(folder, { recursive: true, force: true }).catch(() => {})));
  }

  async create({ name: about, type }: { name: string; type: FileType }): Promise<OutgoingFile> {
    const name = fileName(about, type);
    const folder = await orRefuse(name, () => this.#newFolder());
    const orRemove = <T>(work: Promise<T>): Promise<T> =>
      work.catch(async (error: unknown) => {
        await this.#remove(folder);
        throw error;
      });
    const file = await orRemove(WholeFile.create(join(folder, 'file'), name));
    const finish = async () => {
      await file.finish();
      const { bytes } = file;
      const handle = await orRefuse(name, () => open(file.path));
      return { name, bytes, url: await this.#offer({ handle, folder, bytes, name, type }) };
    };
    return {
      write: (bytes) => orRemove(file.write(bytes)),
      discard: () => file.discard().then(() => this.#remove(folder)),
      finish: () => orRemove(finish()),
    };
  }

  /** Sends the file that waits at `path`, once. Returns whether there was one. */
  send(path: string, response: ServerResponse, headers: Record<string, string>): boolean {
    const waiting = this.#waiting.get(path);
    if (waiting === undefined) return false;
    this.#waiting.delete(path);
    response.writeHead(200, { ...headers, ...headersOf(waiting) });
    void pipeline(waiting.handle.createReadStream(), response)
      .catch(() => response.destroy())
      .finally(() => this.#remove(waiting.folder));
    return true;
  }

  async close(): Promise<void> {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    await Promise.all(waiting.map((each) => this.#drop(each)));
    await Promise.all([...this.#folders].map((folder) => this.#remove(folder)));
  }

  async #newFolder(): Promise<string> {
    await mkdir(tmpdir(), { recursive: true });
    const folder = await mkdtemp(join(tmpdir(), this.#beginning));
    this.#folders.add(folder);
    return folder;
  }

  /** Where the system forbids it, as Windows does while a file is open, `close` and the next start try again. */
  async #remove(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true }).then(
      () => this.#folders.delete(folder),
      () => {},
    );
  }

  async #drop({ handle, folder }: WaitingDownload): Promise<void> {
    await handle.close();
    await this.#remove(folder);
  }

  /** A map's look-up does not reveal where two tokens differ. */
  async #offer(waiting: WaitingDownload): Promise<string> {
    const url = `${DOWNLOAD_PATH}${newToken()}`;
    this.#waiting.set(url, waiting);
    const [oldest] = this.#waiting;
    if (this.#waiting.size > MAX_WAITING_DOWNLOADS) {
      this.#waiting.delete(oldest![0]);
      await this.#drop(oldest![1]);
    }
    return url;
  }
}

/** Always a download, never a page, so that no script in a drawing runs here. */
function headersOf({ bytes, name, type }: WaitingDownload): Record<string, string | number> {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return {
    'Content-Type': FILE_TYPES[type].mime,
    'Content-Length': bytes,
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(name)}`,
    'Cache-Control': 'no-store',
  };
}

/** By RFC 8187; `encodeURIComponent` leaves five characters that it forbids. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
