import { parseArgs } from 'node:util';
import { LEAVING_MS } from './leaving.ts';

export interface WebArguments {
  /** 0: any free port. */
  readonly port: number;
  /** Whether to open the default browser. */
  readonly open: boolean;
  /** The folder of the library, where it is not the usual one. */
  readonly data: string | undefined;
  readonly help: boolean;
}

/** Arguments that cannot be understood; the message is a sentence. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

export const USAGE = `Searchlight, served to a browser of this computer.

  --port N     listen on port N of 127.0.0.1 (any free port otherwise)
  --no-open    only print the address, and go on until Ctrl+C
  --data DIR   keep the library in DIR
  --help       say this

The address that it prints opens one tab, once; then it prints the next one.
It ends by itself ${LEAVING_MS / 1000} seconds after its last page was closed; with --no-open, only with Ctrl+C.
`;

const MAX_PORT = 65_535;

/** What the command line asks for. Throws an `ArgumentError`. */
export function parseWebArguments(argv: readonly string[]): WebArguments {
  const { port, data, help, 'no-open': noOpen } = read(argv);
  if (data === '') throw new ArgumentError('--data takes a folder.');
  return { port: parsePort(port), open: !noOpen, data, help };
}

function read(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        port: { type: 'string', default: '0' },
        'no-open': { type: 'boolean', default: false },
        data: { type: 'string' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new ArgumentError(`${(error as Error).message.split('. ')[0]}. --help lists the options.`);
  }
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= MAX_PORT) return port;
  throw new ArgumentError(`--port takes a number from 0 to ${MAX_PORT}, not "${text}".`);
}
