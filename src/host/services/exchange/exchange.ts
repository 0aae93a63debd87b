import type { Api } from '../../../shared/contract/api.ts';
import type { LibraryStore } from '../../store/database.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { Destination, OutgoingFile } from '../../destination.ts';
import { LESSONS } from '../../../shared/lesson/lessons.ts';
import { listDocuments } from '../../store/documents.ts';
import { LESSONS as SAVED_LESSONS } from '../../store/lessons.ts';
import { beginFile } from './beginFile.ts';
import { carryOut } from './carryOut.ts';
import { exportsOf } from './exports.ts';
import { IncomingFiles, type WaitingFiles } from './incomingFile.ts';
import { OpenFiles } from './openFiles.ts';
import type { PageTemplate } from './pages.ts';
import { planImport, previewOf } from './planImport.ts';

const ignore = (): void => {};

/** Nobody waits for it: what cannot be removed now is left to the host. */
const discard = (file: OutgoingFile): void => void file.discard().catch(ignore);

/** Import and export for one connection: its open files are closed with it. */
export class Exchange {
  readonly api: Api['exchange'];
  readonly #outgoing = new OpenFiles<OutgoingFile>('saved');
  readonly #incoming = new OpenFiles<IncomingFiles>('imported');

  /** `opened`: what the user opens with the program. `template`: the page for exports. */
  constructor(store: LibraryStore, destination: Destination, opened: WaitingFiles, template: PageTemplate) {
    const exports = exportsOf(store, destination, template);
    this.api = { ...this.#imports(store, opened), ...exports, ...this.#files(destination) };
  }

  get leaving(): number {
    return this.#outgoing.size;
  }

  close(): void {
    this.#incoming.close();
    this.#outgoing.close().forEach(discard);
  }

  #imports({ read, write, backUp }: LibraryStore, opened: WaitingFiles) {
    const saved = () => read((db) => listDocuments(db, SAVED_LESSONS)).rows;
    const lessons = () => [...saved().map(({ lesson }) => lesson), ...LESSONS];
    return {
      recentFiles: async () => opened.recent,
      openRecent: async ({ recentId }) => {
        if (!opened.openRecent(recentId)) throw new AppError('not-found', 'This file is no longer in the list.');
      },
      clearRecent: async () => opened.clearRecent(),
      takeOpened: async () => {
        const read = opened.take();
        if (read === null) return null;
        const importId = await this.#incoming.open(read, ignore);
        return { importId: importId!, name: this.#incoming.get(importId!).name };
      },
      openImport: async ({ name, bytes }) => {
        const importId = await this.#incoming.open(async () => {
          const files = new IncomingFiles();
          files.addFile(name, bytes);
          return files;
        }, ignore);
        return { importId: importId! };
      },
      addFile: async ({ importId, name, bytes }) => this.#incoming.get(importId).addFile(name, bytes),
      sendPart: async ({ importId, part }) => this.#incoming.get(importId).add(part),
      preview: async ({ importId, classLabel = '' }) => {
        const file = this.#incoming.get(importId).read(lessons);
        return read((db) => previewOf(db, planImport(db, file, { classLabel, nowMs: Date.now() }), file));
      },
      confirm: async ({ importId, ...choices }) => {
        const file = this.#incoming.get(importId).read(lessons);
        backUp('before-import');
        const to = { classLabel: choices.classLabel ?? '', nowMs: Date.now() };
        const result = write((db) => carryOut(db, planImport(db, file, to), choices));
        this.#incoming.remove(importId);
        return result;
      },
      cancelImport: async ({ importId }) => void this.#incoming.remove(importId),
    } satisfies Partial<Api['exchange']>;
  }

  #files(destination: Destination) {
    return {
      createFile: async (params) => {
        const fileId = await this.#outgoing.open(() => beginFile(destination, params), discard);
        return fileId === null ? null : { fileId };
      },
      writePart: async ({ fileId, part }) => this.#outgoing.get(fileId).write(new Uint8Array(part)),
      finishFile: async ({ fileId }) => this.#outgoing.remove(fileId).finish(),
      discardFile: async ({ fileId }) => this.#outgoing.remove(fileId).discard(),
    } satisfies Partial<Api['exchange']>;
  }
}
