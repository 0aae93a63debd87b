/** Files that the user opens with the program: by a double click, on the command line, by a second start. */

/**
 * The file that is named on the command line of a program whose options are those of Chromium and `--data`; `undefined` where none is.
 * @param argv without the program itself
 */
export function fileArgument(argv: readonly string[]): string | undefined {
  return argv.find((argument, at) => !argument.startsWith('-') && argv[at - 1] !== '--data');
}

/** Files that wait to be looked at; with one more, the oldest goes. */
export const MAX_WAITING_FILES = 8;

/** They wait here, by their paths, until a page asks for them. */
export class OpenedFiles {
  readonly #paths: string[] = [];
  #tell: () => void = () => {};

  /** A file to look at; `path` is absolute. */
  add(path: string): void {
    this.#paths.push(path);
    if (this.#paths.length > MAX_WAITING_FILES) this.#paths.shift();
    this.#tell();
  }

  /** The file that waits longest, which waits no longer; `null` where none does. */
  take(): string | null {
    return this.#paths.shift() ?? null;
  }

  /** `tell` is called whenever a file comes. */
  onFile(tell: () => void): void {
    this.#tell = tell;
  }
}
