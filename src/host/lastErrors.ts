/** The last errors of the program behind the window: whoever reports a problem is asked for them. */

/** With one more, the oldest is forgotten. */
export const MAX_LAST_ERRORS = 10;
/** Letters of one of them. */
const MAX_LETTERS = 300;

export class LastErrors {
  #messages: readonly string[] = [];
  readonly #write: (error: unknown) => void;

  /** `write` puts an error where the program was started. */
  constructor(write: (error: unknown) => void) {
    this.#write = write;
  }

  /** The newest last, as they were said: names and paths are still in them. */
  get messages(): readonly string[] {
    return this.#messages;
  }

  /** Keeps an error, and writes it. */
  readonly note = (error: unknown): void => {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    this.#messages = [...this.#messages, message.slice(0, MAX_LETTERS)].slice(-MAX_LAST_ERRORS);
    this.#write(error);
  };
}
