/** An import: files are sent, previewed, and then imported or dropped. */
import { latest } from '../../program/latest.ts';
import { count, quoted } from '../../ui/format.ts';
import { createContext } from 'svelte';
import { AppError, type ErrorCode } from '../../../shared/contract/errors.ts';
import type { ImportChoices, ImportPreview } from '../../../shared/contract/exchange.ts';
import type { Program } from '../../program/program.ts';

interface ComingFile {
  /** `null` for several files together. */
  readonly name: string | null;
  readonly importId: number;
  readonly preview: ImportPreview;
}

/** Before the preview; `unsent`: faults of files that could not be sent. */
interface UnseenFiles extends Omit<ComingFile, 'preview'> {
  readonly unsent: ImportPreview['faults'];
}

/** Faults of one file; the next may still do. */
const OF_ONE_FILE: readonly ErrorCode[] = ['bad-file', 'too-many'];

type ShowResults = (classLabel: string, lesson: string) => void;

export class Importing {
  /** The previewed file; nothing of it is in the library yet. */
  file = $state.raw<ComingFile | null>(null);
  readonly #program: Program;
  readonly #showResults: ShowResults;
  #isTaking = false;
  /** How often files were opened: one may come while the answer that none waits is on its way. */
  #openings = 0;

  /** `showResults` is called when the user wants to see what a class has answered. */
  constructor(program: Program, showResults: ShowResults = () => {}) {
    this.#program = program;
    this.#showResults = showResults;
  }

  /** The file's name in quotes, or the number of readable files. */
  get words(): string {
    const { name, preview } = this.file!;
    return name === null ? count(preview.files, 'file') : quoted(name);
  }

  /** Sends files and previews them as one import. Reports those that cannot be read at all. */
  async open(...files: readonly File[]): Promise<void> {
    const { api, notices } = this.#program;
    if (files.length === 0) return;
    await notices.attempt(async () => {
      const { sendFiles } = await import('../../host/exchangeFiles.ts');
      await this.#look({ ...(await sendFiles(api, files)), name: files.length === 1 ? files[0].name : null });
    });
  }

  /**
   * Previews the next file opened with the program, unless one is being previewed. Reports all that cannot be opened at
   * once.
   */
  async takeOpened(): Promise<void> {
    this.#openings++;
    if (this.#isTaking) return;
    this.#isTaking = true;
    await this.#takeNext().finally(() => (this.#isTaking = false));
  }

  async #takeNext(): Promise<void> {
    const { api, notices } = this.#program;
    const wrong: string[] = [];
    while (this.file === null) {
      const openings = this.#openings;
      try {
        const opened = await api.exchange.takeOpened({});
        if (opened !== null) await this.#look({ ...opened, unsent: [] });
        else if (openings === this.#openings) break;
      } catch (error) {
        if (!(error instanceof AppError) || !OF_ONE_FILE.includes(error.code)) return notices.complain(error);
        wrong.push(error.message);
      }
    }
    if (wrong.length > 0) notices.complain(new Error(wrong.join(' ')));
  }

  async #look({ importId, unsent, ...which }: UnseenFiles): Promise<void> {
    const { exchange } = this.#program.api;
    const classLabel = this.#program.settings.now.homeworkClass;
    const preview = await this.#orGiveUp(importId, () => exchange.preview({ importId, classLabel }));
    const before = this.file;
    this.file = { ...which, importId, preview: { ...preview, faults: [...unsent, ...preview.faults] } };
    if (before !== null) await exchange.cancelImport({ importId: before.importId });
  }

  /** The result of `work`; if it fails, drops the import on the host. */
  async #orGiveUp<Result>(importId: number, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      await this.#program.api.exchange.cancelImport({ importId });
      throw error;
    }
  }

  /** The answers are those of this class, which is remembered. */
  async forClass(classLabel: string): Promise<void> {
    const { notices, settings } = this.#program;
    if (this.file === null) return;
    settings.remember({ homeworkClass: classLabel });
    await notices.attempt(() => this.#lookFor(this.file!, classLabel));
  }

  readonly #lookFor = latest(
    async (before: ComingFile, classLabel: string) => {
      const { importId } = before;
      return { before, preview: await this.#program.api.exchange.preview({ importId, classLabel }) };
    },
    ({ before, preview }) => {
      const unsent = before.preview.faults.slice(0, before.preview.faults.length - preview.faults.length);
      if (this.file === before)
        this.file = { ...before, preview: { ...preview, faults: [...unsent, ...preview.faults] } };
    },
  );

  async confirm(choices: ImportChoices): Promise<void> {
    const { api, notices, library } = this.#program;
    const { importId, preview } = this.file!;
    const from = this.words;
    const { homeworkClass: classLabel } = this.#program.settings.now;
    this.file = null;
    await notices.attempt(async () => {
      const result = await this.#orGiveUp(importId, () => api.exchange.confirm({ importId, ...choices, classLabel }));
      await library.refresh();
      const { countHands, importedInWords } = await import('./comingWords.ts');
      const [kept] = preview.answers.filter(({ keptAs }) => keptAs !== null);
      const { lesson } = kept ?? preview.answers[0] ?? {};
      notices.tell(`Imported ${importedInWords(result, countHands(preview))} from ${from}.`, {
        ...(lesson !== undefined && {
          action: { label: 'Show the results', run: () => this.#showResults(classLabel, lesson) },
        }),
      });
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
