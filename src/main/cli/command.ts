/** Runs a command from its arguments to its exit status; effects come in as parameters. */
import { AppError } from '../../shared/contract/errors.ts';
import { isHeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { oneLine } from '../../shared/text/oneLine.ts';
import { whyUnreadable } from '../disk/systemWords.ts';
import { flag, InputError, type OptionTable, readOptions, type ValuesOf } from './options.ts';

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

/** Calls `act` with what `argv` asks for, and returns the exit status: one of `EXIT`. `usage`: the text of `--help`. */
export async function runCommandLine<Table extends OptionTable>(
  { options, usage }: { readonly options: Table & typeof HELP; readonly usage: (command: string) => string },
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
    if (!(error instanceof InputError || isHeuristicFault(error))) throw error;
    terminal.err(`${error.message}\n`);
    return EXIT.badInput;
  }
}

/** The text of `file`. Throws an `InputError` that says why it cannot be read. */
export function textOfFile(file: string, { readFile }: Pick<Terminal, 'readFile'>): string {
  try {
    return readFile(file);
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** Says why the system would not read `file`. */
export function unreadable(file: string, error: unknown): InputError {
  return new InputError(`${oneLine(file)} cannot be read: ${whyUnreadable(error)}.`);
}

/** What `parse` returns. Its `AppError` becomes an `InputError` about `name`. */
export function checked<Value>(name: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    throw error instanceof AppError ? new InputError(`${name}: ${error.message}`) : error;
  }
}

/** Characters of a line. */
const WIDTH = 118;
/** Width of the column with the names of options. */
const NAMES = 24;

export function section(title: string, table: OptionTable): string {
  const options = Object.entries(table).map(([name, { takes, help }]) => {
    const written = `  --${name}${takes === null ? '' : ` ${takes}`}`;
    const [first = '', ...more] = help.split('\n');
    const indent = ' '.repeat(NAMES);
    const begun = written.length < NAMES ? written.padEnd(NAMES) : `${written}\n${indent}`;
    return [folded(begun + first, indent), ...more.map((line) => indent + line)].join('\n');
  });
  return [title, ...options].join('\n');
}

export function explained(terms: readonly { readonly label: string; readonly meaning: string }[]): string {
  return terms.map(({ label, meaning }) => folded(`  ${label}: ${meaning}`, '    ')).join('\n');
}

/** Lines of at most `WIDTH` characters; all but the first begin with `indent`. */
export function folded(text: string, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\S) /)) {
    const line = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && line.length <= WIDTH) lines[lines.length - 1] = line;
    else lines.push(lines.length === 0 ? word : indent + word);
  }
  return lines.join('\n');
}
