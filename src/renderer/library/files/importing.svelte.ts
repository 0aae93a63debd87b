/** An import: files are sent, previewed, and then imported or dropped. */
import { latest } from '../../program/latest.ts';
import { count, quoted } from '../../ui/format.ts';
import { createContext } from 'svelte';
import { AppError, type ErrorCode } from '../../../shared/contract/errors.ts';
import type { ImportChoices, ImportPreview } from '../../../shared/contract/exchange.ts';
import type { Notice } from '../../program/notices.svelte.ts';
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

/** What a class has answered to a lesson. */
export interface ResultsPage {
  isShown(classLabel: string, lesson: string): boolean;
  show(classLabel: string, lesson: string): void;
}

export class Importing {
  /** The previewed file; nothing of it is in the library yet. */
  file = $state.raw<ComingFile | null>(null);
  readonly #program: Program;
  readonly #results: ResultsPage | null;
  #isTaking = false;
  /** How often files were opened: one may come while the answer that none waits is on its way. */
  #openings = 0;

  constructor(program: Program, results: ResultsPage | null = null) {
    this.#program = program;
    this.#results = results;
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
      const told = `Imported ${importedInWords(result, countHands(preview))} from ${from}.`;
      notices.tell(told, this.#offerOfResults(preview, classLabel));
    });
    await this.takeOpened();
  }

  /** Offers the results of imported answers, until they are on the screen. */
  #offerOfResults({ answers }: ImportPreview, classLabel: string): Pick<Notice, 'action' | 'isTrue'> {
    const results = this.#results;
    const { lesson } = answers.find(({ keptAs }) => keptAs !== null) ?? answers[0] ?? {};
    if (results === null || lesson === undefined || results.isShown(classLabel, lesson)) return {};
    return {
      action: { label: 'Show the results', run: () => results.show(classLabel, lesson) },
      isTrue: () => !results.isShown(classLabel, lesson),
    };
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
