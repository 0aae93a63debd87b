/** Arguments by the list of the options that there are. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

type OptionList = ParseArgsOptionsConfig;

/** The command line, or a file that it names, cannot be understood; the message is a sentence. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** The values of the options that `options` lists, and what stands beside them. Throws an `InputError`. */
export function readArguments<const Options extends OptionList>(argv: readonly string[], options: Options) {
  const args = [...argv];
  const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true });
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const fault = faultOf(token, options, seen);
    if (fault !== null) throw new InputError(`${fault} --help lists the options.`);
    seen.add(token.name);
  }
  return parseArgs({ args, options, allowPositionals: true });
}

/** An option as it was written. */
interface WrittenOption {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  /** Whether the value was written with “=”. */
  readonly inlineValue: boolean | undefined;
}

/** What is wrong with an option, as a sentence, or `null`; `seen` has the names of those before it. */
function faultOf(
  { name, rawName, value, inlineValue }: WrittenOption,
  options: OptionList,
  seen: ReadonlySet<string>,
): string | null {
  if (!Object.hasOwn(options, name)) return `There is no option ${rawName}.`;
  if (seen.has(name)) return `${rawName} is there twice.`;
  if (options[name].type === 'boolean')
    return value === undefined ? null : `${rawName} takes no value, and has “${value}”.`;
  if (value === undefined) return `${rawName} needs a value.`;
  if (!inlineValue && value.length > 1 && value.startsWith('-'))
    return `${rawName} needs a value, and “${value}” looks like an option: a value like that is written ${rawName}=${value}.`;
  return null;
}
