/** Messages to the user, one sentence at a time, and the state of the connection. */
import { AppError, isClosed } from '../../shared/contract/errors.ts';

/** What was done, why nothing was, or what failed. An error stays until it is dismissed. */
export interface Notice {
  readonly kind: 'done' | 'hint' | 'error';
  readonly text: string;
  /** Reverts what was done. */
  readonly undo?: () => Promise<void>;
  /** What may follow from it. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** It goes as soon as this is false. */
  readonly isTrue?: () => boolean;
  /** Whether the library could not be written; then everything may be saved as a file. */
  readonly isUnsaved?: boolean;
}

const MAX_ERRORS = 10;

export class Notices {
  #errors: readonly string[] = [];
  shown = $state.raw<Notice | null>(null);
  saveAll: (() => Promise<void>) | null = null;
  /** The host is gone: nothing can be asked or saved. */
  disconnected = $state(false);

  tell(text: string, rest: Pick<Notice, 'undo' | 'action' | 'isTrue'> = {}): void {
    this.shown = { kind: 'done', text, ...rest };
  }

  /** Says why nothing was done, or states a fact. */
  hint(text: string, isTrue?: () => boolean): void {
    this.shown = { kind: 'hint', text, isTrue };
  }

  /**
   * Attributes of a button that keeps its place and the focus while it cannot act, and says why when it is pressed then.
   * `whyNot`: `null` where it can; `does`: what it does, in more words than its name.
   */
  button(whyNot: string | null, run: (event: MouseEvent) => unknown, does?: string) {
    return {
      'aria-disabled': whyNot === null ? undefined : true,
      'aria-description': whyNot ?? does,
      onclick: (event: MouseEvent) => void (whyNot === null ? run(event) : this.hint(whyNot)),
    };
  }

  /** Removes the notice unless it is an error or offers an undo, because something else needs attention. */
  dismissAll(): void {
    if (this.shown?.kind !== 'error' && !this.shown?.undo) this.shown = null;
  }

  get errors(): readonly string[] {
    return this.#errors;
  }

  /** Records an error for a report, except for browsers' harmless warning about ResizeObserver. */
  note(message: string): void {
    if (message.startsWith('ResizeObserver loop')) return;
    this.#errors = [...this.#errors, message].slice(-MAX_ERRORS);
  }

  /** Reports an error, after a sentence on what was not done. */
  complain(error: unknown, notDone = ''): void {
    if (isClosed(error)) return this.disconnect();
    const reason = error instanceof Error ? error.message : String(error);
    this.note(reason);
    const isUnsaved = error instanceof AppError && error.code === 'store-full';
    this.shown = { kind: 'error', text: `${notDone} ${reason}`.trimStart(), ...(isUnsaved && { isUnsaved }) };
  }

  /** A warning that stays until it is dismissed. */
  warn(text: string): void {
    this.shown = { kind: 'error', text };
  }

  /** Runs `work`; an error becomes a notice, after a sentence on what was not done. Returns whether it succeeded. */
  async attempt(work: () => Promise<unknown>, notDone?: string): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.complain(error, notDone);
      return false;
    }
  }

  /** Why nothing can be saved or asked; `null` while the host is there. */
  get whyCutOff(): string | null {
    return this.disconnected ? 'The connection to Searchlight is lost.' : null;
  }

  async undo(): Promise<void> {
    const take = this.shown?.undo;
    if (!take) return;
    this.shown = null;
    await this.attempt(take);
  }

  /** The host is gone; what is on the screen can still be stepped through. */
  disconnect(): void {
    this.disconnected = true;
    this.shown = null;
  }
}
