/** The typed text of a form, which saves itself a moment after the last key. A refused field holds back no other. */
import { untrack } from 'svelte';

const SAVED_AFTER_MS = 400;

type Texts = Readonly<Record<string, string>>;

export interface FormRules<Typed extends Texts> {
  /** Normalizes: for example, trims a trailing space, after which a word may still follow. */
  readonly clean: (typed: Typed) => Typed;
  /** Saves the changes; throws an error with the reason why not. */
  readonly save: (change: Partial<Typed>) => Promise<unknown>;
}

/** What a form leaves unsaved. */
export interface LeftText<Typed extends Texts> {
  readonly texts: Partial<Typed>;
  /** Why it was refused, in a sentence. */
  readonly fault: string;
}

export class FormDraft<Typed extends Texts> {
  typed = $state<{ -readonly [Name in keyof Typed]: Typed[Name] }>()!;
  fault = $state<string | null>(null);
  readonly #rules: FormRules<Typed>;
  #saved: Typed;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `left`: what was typed before, and refused; it is tried again. */
  constructor(saved: Typed, rules: FormRules<Typed>, left: Partial<Typed> = {}) {
    this.typed = { ...saved, ...left };
    this.#saved = saved;
    this.#rules = rules;
    if (Object.keys(left).length > 0) this.touch();
  }

  /** Shows values changed elsewhere, but never over unsaved text. */
  refresh(kept: Typed): void {
    untrack(() => {
      const isNew = Object.keys(changeOf(this.#saved, kept)).length > 0;
      if (!isNew || Object.keys(this.#unsaved).length > 0) return;
      this.#saved = kept;
      this.typed = { ...kept };
    });
  }

  get #unsaved(): Partial<Typed> {
    return changeOf(this.#saved, this.#rules.clean({ ...this.typed }));
  }

  /** What is typed and refused; `null` for nothing. */
  get left(): LeftText<Typed> | null {
    return this.fault === null ? null : { texts: this.#unsaved, fault: this.fault };
  }

  touch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), SAVED_AFTER_MS);
  }

  /** Saves changes now. Refused text stays as typed, with the reason. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.fault = null;
    this.fault = await this.#save(this.#unsaved);
  }

  /** Saves all of it, or what can be. Resolves to why something is not saved. */
  async #save(change: Partial<Typed>): Promise<string | null> {
    const fields = Object.entries(change).map((field) => Object.fromEntries([field]) as Partial<Typed>);
    if (fields.length === 0) return null;
    try {
      await this.#rules.save(change);
      this.#saved = { ...this.#saved, ...change };
      return null;
    } catch (error) {
      if (fields.length > 1) return this.#saveEach(fields);
      return error instanceof Error ? error.message : String(error);
    }
  }

  async #saveEach(fields: readonly Partial<Typed>[]): Promise<string | null> {
    let first: string | null = null;
    for (const field of fields) {
      const fault = await this.#save(field);
      first ??= fault;
    }
    return first;
  }
}

function changeOf<Typed extends Texts>(saved: Typed, typed: Typed): Partial<Typed> {
  const changed = Object.entries(typed).filter(([name, text]) => saved[name] !== text);
  return Object.fromEntries(changed) as Partial<Typed>;
}
