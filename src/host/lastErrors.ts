/** The last errors of the host, for reports of problems. */

export const MAX_LAST_ERRORS = 10;
/** Letters of a message. */
const MAX_LETTERS = 300;

export class LastErrors {
  #messages: readonly string[] = [];
  readonly #write: (error: unknown) => void;

  constructor(write: (error: unknown) => void) {
    this.#write = write;
  }

  /** The newest last; names and paths are still in them. */
  get messages(): readonly string[] {
    return this.#messages;
  }

  readonly note = (error: unknown): void => {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    this.#messages = [...this.#messages, message.slice(0, MAX_LETTERS)].slice(-MAX_LAST_ERRORS);
    this.#write(error);
  };
}
