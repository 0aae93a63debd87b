/** What is being typed into a form. It saves itself, a moment after the last key. */
import { untrack } from 'svelte';

const SAVED_AFTER_MS = 400;

type Texts = Readonly<Record<string, string>>;

/** What a form does with its texts. */
export interface FormRules<Typed extends Texts> {
  /** What counts of what is typed: the space behind the last word does not, as the next one may follow. */
  readonly clean: (typed: Typed) => Typed;
  /** Saves what has changed, or throws an error with the reason why not. */
  readonly save: (change: Partial<Typed>) => Promise<unknown>;
}

export class FormDraft<Typed extends Texts> {
  typed = $state<{ -readonly [Name in keyof Typed]: Typed[Name] }>()!;
  /** Why what was typed is not saved; `null` where nothing is wrong. */
  fault = $state<string | null>(null);
  readonly #rules: FormRules<Typed>;
  #saved: Typed;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(saved: Typed, rules: FormRules<Typed>) {
    this.typed = { ...saved };
    this.#saved = saved;
    this.#rules = rules;
  }

  /** Shows what is kept now, if that was changed elsewhere; never in place of what was typed and is not saved. */
  hear(kept: Typed): void {
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

  /** Something was typed. */
  touch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), SAVED_AFTER_MS);
  }

  /** Saves what has changed, at once. What is refused stays as it was typed, with the reason. */
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
