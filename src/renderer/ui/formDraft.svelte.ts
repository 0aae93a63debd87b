/** The typed text of a form, which saves itself a moment after the last key. */
import { untrack } from 'svelte';

const SAVED_AFTER_MS = 400;

type Texts = Readonly<Record<string, string>>;

export interface FormRules<Typed extends Texts> {
  /** Normalizes: for example, trims a trailing space, after which a word may still follow. */
  readonly clean: (typed: Typed) => Typed;
  /** Saves the changes; throws an error with the reason why not. */
  readonly save: (change: Partial<Typed>) => Promise<unknown>;
}

export class FormDraft<Typed extends Texts> {
  typed = $state<{ -readonly [Name in keyof Typed]: Typed[Name] }>()!;
  fault = $state<string | null>(null);
  readonly #rules: FormRules<Typed>;
  #saved: Typed;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(saved: Typed, rules: FormRules<Typed>) {
    this.typed = { ...saved };
    this.#saved = saved;
    this.#rules = rules;
  }

  /** Shows values changed elsewhere, but never over unsaved text. */
  refresh(kept: Typed): void {
    untrack(() => {
      const isNew = Object.keys(changeOf(this.#saved, kept)).length > 0;
      if (!isNew || Object.keys(changeOf(this.#saved, this.#cleaned)).length > 0) return;
      this.#saved = kept;
      this.typed = { ...kept };
    });
  }

  get #cleaned(): Typed {
    return this.#rules.clean({ ...this.typed });
  }

  touch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), SAVED_AFTER_MS);
  }

  /** Saves changes now. Refused text stays as typed, with the reason. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    const typed = this.#cleaned;
    const change = changeOf(this.#saved, typed);
    this.fault = null;
    if (Object.keys(change).length === 0) return;
    try {
      await this.#rules.save(change);
      this.#saved = typed;
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }
}

function changeOf<Typed extends Texts>(saved: Typed, typed: Typed): Partial<Typed> {
  const changed = Object.entries(typed).filter(([name, text]) => saved[name] !== text);
  return Object.fromEntries(changed) as Partial<Typed>;
}
