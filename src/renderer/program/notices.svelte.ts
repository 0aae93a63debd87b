/** What the program tells the user: one sentence at a time, and whether the host is still there. */
import { AppError } from '../../shared/contract/errors.ts';

/** One sentence for the user: what was done, why nothing was, or what went wrong. An error stays until it is dismissed. */
export interface Notice {
  readonly kind: 'done' | 'hint' | 'error';
  readonly text: string;
  /** Takes back what was done. */
  readonly undo?: () => Promise<void>;
  /** The step that it is about: it goes with it. */
  readonly step?: number;
  /** Whether the library could not be written: everything may be saved as a file instead. */
  readonly isUnsaved?: boolean;
}

/** Errors that are kept for a report. */
export const MAX_ERRORS = 10;

export class Notices {
  #errors: readonly string[] = [];
  shown = $state.raw<Notice | null>(null);
  /** Saves everything as a file. */
  saveAll: (() => Promise<void>) | null = null;
  /** The host is gone: nothing can be asked or saved any more. */
  disconnected = $state(false);

  /** Says what was done. */
  tell(text: string, rest: Pick<Notice, 'undo' | 'step'> = {}): void {
    this.shown = { kind: 'done', text, ...rest };
  }

  /** Says why nothing was done, or what is so. */
  hint(text: string, rest: Pick<Notice, 'step'> = {}): void {
    this.shown = { kind: 'hint', text, ...rest };
  }

  /** Removes the notice, unless it offers an undo: something else needs attention. */
  hush(): void {
    if (this.shown?.kind !== 'error' && !this.shown?.undo) this.shown = null;
  }

  /** The last errors, as they were told, the newest last. */
  get errors(): readonly string[] {
    return this.#errors;
  }

  /** Notes an error for a report. A browser's warning that a layout took one more frame is not one. */
  note(message: string): void {
    if (message.startsWith('ResizeObserver loop')) return;
    this.#errors = [...this.#errors, message].slice(-MAX_ERRORS);
  }

  /** Says what went wrong, after a sentence on what was not done. */
  complain(error: unknown, notDone = ''): void {
    if (error instanceof AppError && error.code === 'closed') return this.disconnect();
    const reason = error instanceof Error ? error.message : String(error);
    this.note(reason);
    const isUnsaved = error instanceof AppError && error.code === 'store-full';
    this.shown = { kind: 'error', text: `${notDone} ${reason}`.trimStart(), ...(isUnsaved && { isUnsaved }) };
  }

  /** Says what the user has to know; it stays until it is dismissed. */
  warn(text: string): void {
    this.shown = { kind: 'error', text };
  }

  /** Does `work`; what goes wrong becomes a notice, after a sentence on what was not done. Returns whether it was done. */
  async attempt(work: () => Promise<unknown>, notDone?: string): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.complain(error, notDone);
      return false;
    }
  }

  /** Why nothing can be saved or asked any more; `null` while the host is there. */
  get whyCutOff(): string | null {
    return this.disconnected ? 'The connection to Searchlight is lost.' : null;
  }

  /** Takes back what the notice says was done, as long as it is shown. */
  async undo(): Promise<void> {
    const take = this.shown?.undo;
    if (!take) return;
    this.shown = null;
    await this.attempt(take);
  }

  /** The host is gone. What is on the screen can still be stepped through. */
  disconnect(): void {
    this.disconnected = true;
    this.shown = null;
  }
}
