/** A file that comes in: sent, looked at, and imported or given up. */
import { count, quoted } from '../ui/format.ts';
import { createContext } from 'svelte';
import { AppError, type ErrorCode } from '../../shared/contract/errors.ts';
import type { ImportChoices, ImportPreview } from '../../shared/contract/exchange.ts';
import type { Program } from '../program/program.ts';

interface ComingFile {
  /** `null` where several come in together. */
  readonly name: string | null;
  readonly importId: number;
  readonly preview: ImportPreview;
}

/** The same before it is looked at, with what is wrong with files that could not come. */
interface UnseenFiles extends Omit<ComingFile, 'preview'> {
  readonly unsent: ImportPreview['faults'];
}

/** What is wrong with one file, and says nothing of the next. */
const OF_ONE_FILE: readonly ErrorCode[] = ['bad-file', 'too-many'];

export class Importing {
  /** The file whose preview is shown; nothing of it is in the library yet. */
  file = $state.raw<ComingFile | null>(null);
  readonly #program: Program;
  #isTaking = false;

  constructor(program: Program) {
    this.#program = program;
  }

  /** What is looked at: the name of the file in quotes, or how many could be read. */
  get words(): string {
    const { name, preview } = this.file!;
    return name === null ? count(preview.files, 'file') : quoted(name);
  }

  /** Sends files and looks at them as one import. What cannot be read at all is told. */
  async open(...files: readonly File[]): Promise<void> {
    const { api, notices } = this.#program;
    if (files.length === 0) return;
    await notices.attempt(async () => {
      const { sendFiles } = await import('../host/exchangeFiles.ts');
      await this.#look({ ...(await sendFiles(api, files)), name: files.length === 1 ? files[0].name : null });
    });
  }

  /**
   * Looks at the next file that was opened with the program, if one waits and none is being looked at. Those that cannot be opened are told
   * together.
   */
  async takeOpened(): Promise<void> {
    if (this.#isTaking) return;
    this.#isTaking = true;
    await this.#takeNext().finally(() => (this.#isTaking = false));
  }

  async #takeNext(): Promise<void> {
    const { api, notices } = this.#program;
    const wrong: string[] = [];
    while (this.file === null) {
      try {
        const opened = await api.exchange.takeOpened({});
        if (opened === null) break;
        await this.#look({ ...opened, unsent: [] });
      } catch (error) {
        if (!(error instanceof AppError) || !OF_ONE_FILE.includes(error.code)) return notices.complain(error);
        wrong.push(error.message);
      }
    }
    if (wrong.length > 0) notices.complain(new Error(wrong.join(' ')));
  }

  /** Shows what files would bring, in place of what is shown. */
  async #look({ importId, unsent, ...which }: UnseenFiles): Promise<void> {
    const { exchange } = this.#program.api;
    const preview = await this.#orGiveUp(importId, () => exchange.preview({ importId }));
    const before = this.file;
    this.file = { ...which, importId, preview: { ...preview, faults: [...unsent, ...preview.faults] } };
    if (before !== null) await exchange.cancelImport({ importId: before.importId });
  }

  /** What `work` gives; where it fails, nothing of the import waits on the host. */
  async #orGiveUp<Result>(importId: number, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      await this.#program.api.exchange.cancelImport({ importId });
      throw error;
    }
  }

  /** Imports what was looked at, as chosen. */
  async confirm(choices: ImportChoices): Promise<void> {
    const { api, notices, shelf } = this.#program;
    const { importId } = this.file!;
    const from = this.words;
    this.file = null;
    await notices.attempt(async () => {
      const result = await this.#orGiveUp(importId, () => api.exchange.confirm({ importId, ...choices }));
      await shelf.load();
      const { importedInWords } = await import('./importedWords.ts');
      notices.tell(`Imported ${importedInWords(result)} from ${from}.`);
    });
    await this.takeOpened();
  }

  async cancel(): Promise<void> {
    const { api, notices } = this.#program;
    const file = this.file;
    this.file = null;
    if (file === null) return;
    await notices.attempt(() => api.exchange.cancelImport({ importId: file.importId }));
    await this.takeOpened();
  }
}

export const [getImporting, setImporting] = createContext<Importing>();
