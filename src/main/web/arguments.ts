import { parseArgs } from 'node:util';
import { COMMAND_LINES } from '../cli/commands.ts';
import { LEAVING_MS } from './windows.ts';

/** Invalid arguments; the message is a sentence. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

export const USAGE = `Usage: searchlight [options] [FILE]
${COMMAND_LINES.map(({ name, takes }) => `       searchlight ${name} ${takes}`).join('\n')}

Opens Searchlight in a window of Chrome, Chromium or Edge, or in a tab of the default browser. FILE, a library (.searchlight)
or a list of puzzles (.csv, .txt), is shown first; nothing of it is saved before you say so.

${COMMAND_LINES.map(({ name, does }) => `"searchlight ${name}" ${does}`).join(', ')};
behind each, --help has its options.

  --tab        open a tab of the default browser, no window
  --port N     listen on port N of 127.0.0.1 (any free port otherwise)
  --no-open    only print the address, and go on until Ctrl+C
  --data DIR   keep the library in DIR
  --version    say which version this is
  --help       say this

The address that it prints opens one tab, once; then it prints the next one. It ends with its last window, and by itself
${LEAVING_MS / 1000} seconds after its last tab was closed; with --no-open, only with Ctrl+C.
`;

const MAX_PORT = 65_535;

export type WebArguments = ReturnType<typeof parseWebArguments>;

/** Port 0: any free one. Throws an `ArgumentError`. */
export function parseWebArguments(argv: readonly string[]) {
  const { values, positionals } = read(argv);
  const { port, data, tab, help, version, 'no-open': noOpen } = values;
  const [file, another] = positionals;
  if (data === '') throw new ArgumentError('--data takes a folder.');
  if (another !== undefined) throw new ArgumentError(`One file is opened at a time, and “${another}” is one more.`);
  return { port: parsePort(port), open: !noOpen, data, file, tab, help, version };
}

function read(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        port: { type: 'string', default: '0' },
        'no-open': { type: 'boolean', default: false },
        data: { type: 'string' },
        tab: { type: 'boolean', default: false },
        version: { type: 'boolean', default: false, short: 'v' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
  } catch (error) {
    throw new ArgumentError(`${(error as Error).message.split('. ')[0]}. --help lists the options.`);
  }
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= MAX_PORT) return port;
  throw new ArgumentError(`--port takes a number from 0 to ${MAX_PORT}, not "${text}".`);
}
