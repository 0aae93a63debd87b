/** The options of a command as a table: syntax, help, and how text becomes a value. */
import { parseArgs } from 'node:util';
import { formatNumber } from '../../shared/text/numbers.ts';

/** Invalid arguments, or an invalid file that they name; the message is a sentence. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

export interface ArgumentOption<Value> {
  /** The placeholder of its value; `null` for none. */
  readonly takes: string | null;
  readonly help: string;
  /** The value of an option written as `name`; `text` is `undefined` if it is missing. Throws an `InputError`. */
  readonly read: (text: string | undefined, name: string) => Value;
}

export type OptionTable = Readonly<Record<string, ArgumentOption<unknown>>>;

export type ValuesOf<Table extends OptionTable> = { readonly [Name in keyof Table]: ReturnType<Table[Name]['read']> };

export function text(takes: string, help: string): ArgumentOption<string | undefined> {
  return { takes, help, read: (text) => text };
}

export function flag(help: string): ArgumentOption<boolean> {
  return { takes: null, help, read: (text) => text !== undefined };
}

/** `read` returns `undefined` for invalid text; `rule` says what the option takes. */
export function kind<Value>(
  takes: string,
  help: string,
  rule: string,
  read: (text: string) => Value | undefined,
): ArgumentOption<Value | undefined> {
  return {
    ...{ takes, help },
    read(text, name) {
      const value = text === undefined ? undefined : read(text);
      if (text === undefined || value !== undefined) return value;
      throw new InputError(`${name} ${rule}, not “${text}”.`);
    },
  };
}

/** The name of a row of `table`. */
export function rowOf<Table extends object>(takes: string, help: string, table: Table) {
  return kind(takes, help, `is one of ${namesOf(table)}`, (text) =>
    Object.hasOwn(table, text) ? (text as keyof Table & string) : undefined,
  );
}

export function wholeNumber(
  takes: string,
  help: string,
  least: number,
  most = Infinity,
): ArgumentOption<number | undefined> {
  const range = most === Infinity ? `of at least ${least}` : `from ${least} to ${formatNumber(most)}`;
  return kind(takes, help, `takes a whole number ${range}`, (text) => {
    const value = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
    return value >= least && value <= most ? value : undefined;
  });
}

/** An option with a default. */
export function usually<Value extends string>(
  value: Value,
  option: ArgumentOption<Value | undefined>,
): ArgumentOption<Value> {
  const help = `${option.help}${option.help.includes('\n') ? '\n' : ' '}(default: ${value})`;
  return { ...option, help, read: (text, name) => option.read(text, name) ?? value };
}

export function namesOf(table: object): string {
  return Object.keys(table).join(', ');
}

/** One per line, with labels. */
export function listed(table: Readonly<Record<string, { readonly label: string }>>): string {
  return Object.entries(table)
    .map(([name, { label }]) => `${name.padEnd(21)} ${label}`)
    .join('\n');
}

/** The values of options, and the other arguments. Throws an `InputError`. */
export function readOptions<Table extends OptionTable>(argv: readonly string[], table: Table) {
  const written = new Map<string, string>();
  const { tokens, positionals } = parseArgs({
    ...{ args: [...argv], allowPositionals: true, strict: false, tokens: true },
    options: Object.fromEntries(
      Object.entries(table).map(([name, { takes }]) => [
        name,
        { type: takes === null ? 'boolean' : 'string', ...(name === 'help' && { short: 'h' }) },
      ]),
    ),
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const fault = written.has(token.name) ? `${token.rawName} is there twice.` : faultOf(token, table);
    if (fault !== null) throw new InputError(`${fault} --help lists the options.`);
    written.set(token.name, token.value ?? '');
  }
  const values = Object.entries(table).map(([name, { read }]) => [name, read(written.get(name), `--${name}`)]);
  return { values: Object.fromEntries(values) as ValuesOf<Table>, positionals };
}

interface WrittenOption {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

/** A sentence; `null` for a valid option. */
function faultOf({ name, rawName, value, inlineValue }: WrittenOption, table: OptionTable): string | null {
  if (!Object.hasOwn(table, name)) return `There is no option ${rawName}.`;
  if (table[name]!.takes === null) return value === undefined ? null : `${rawName} takes no value, and has “${value}”.`;
  if (value === undefined) return `${rawName} needs a value.`;
  if (!inlineValue && value.length > 1 && value.startsWith('-'))
    return `${rawName} needs a value, and “${value}” looks like an option: a value like that is written ${rawName}=${value}.`;
  return null;
}
