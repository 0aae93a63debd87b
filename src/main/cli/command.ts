/** Runs a command from its arguments to its exit status; effects come in as parameters. */
import { HeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { flag, InputError, type ArgumentOption, type OptionTable, readOptions, type ValuesOf } from './options.ts';

export interface Terminal {
  /** As typed, for its help. */
  readonly command: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Throws where there is no such file. */
  readonly readFile: (name: string) => string;
}

export const EXIT = { done: 0, stopped: 1, badInput: 2 } as const;

export const HELP = { help: flag('show this text') };

export interface CommandLine<Table extends OptionTable> {
  readonly options: Table & { readonly help: ArgumentOption<boolean> };
  /** The text of `--help`. */
  readonly usage: (command: string) => string;
}

/** Calls `act` with what `argv` asks for, and returns the exit status: one of `EXIT`. */
export async function runCommandLine<Table extends OptionTable>(
  { options, usage }: CommandLine<Table>,
  argv: readonly string[],
  terminal: Terminal,
  act: (values: ValuesOf<Table>, others: readonly string[]) => number | Promise<number>,
): Promise<number> {
  try {
    const { values, positionals } = readOptions(argv, options);
    if (!values.help) return await act(values, positionals);
    terminal.out(usage(terminal.command));
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof InputError || error instanceof HeuristicFault)) throw error;
    terminal.err(`${error.message}\n`);
    return EXIT.badInput;
  }
}

const WHY_UNREADABLE: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
};

/** The text of `file`. Throws an `InputError` that says why it cannot be read. */
export function textOfFile(file: string, { readFile }: Pick<Terminal, 'readFile'>): string {
  try {
    return readFile(file);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new InputError(`${file} cannot be read: ${WHY_UNREADABLE[code] ?? message}.`);
  }
}
