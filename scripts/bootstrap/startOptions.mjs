import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm start -- [options] [FILE]

Installs what is missing, builds what is stale, and opens Searchlight; FILE, a library or a list of puzzles, is shown first.

  --web        open it in Chrome, Chromium or Edge instead of Electron
  --tab        open it in a tab of the default browser
  --no-open    with the browser: print the address only
  --port N     with the browser: serve on this port of 127.0.0.1 (default: any free one)
  --data DIR   keep the library in this folder
  --help       show this text`;

/** @typedef {{ web: boolean, help: boolean, data: string | undefined, file: string | undefined, forWeb: string[] }} StartOptions */

/**
 * Reads the options of `npm start`.
 * @param {readonly string[]} argv
 * @returns {StartOptions} `forWeb`: arguments that only the web host understands
 * @throws {RangeError} with one sentence
 */
export function parseStartOptions(argv) {
  const { values, positionals } = readArguments(argv);
  const { web = false, help = false, tab = false, data, port, 'no-open': noOpen } = values;
  const [file, another] = positionals;
  if (another !== undefined) throw new RangeError(`One file is opened at a time, and "${another}" is one more.`);
  if (port !== undefined && !isPort(port))
    throw new RangeError(`--port takes a number from 0 to 65535, not "${port}".`);
  if (data === '') throw new RangeError('--data takes a folder.');
  const forWeb = [
    ...(noOpen ? ['--no-open'] : []),
    ...(tab ? ['--tab'] : []),
    ...(port === undefined ? [] : ['--port', port]),
  ];
  return { web: web || tab, help, data, file, forWeb };
}

/** @param {readonly string[]} argv */
function readArguments(argv) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        web: { type: 'boolean' },
        tab: { type: 'boolean' },
        'no-open': { type: 'boolean' },
        port: { type: 'string' },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [sentence] = String(/** @type {Error} */ (error).message).split(/[.\n]/);
    throw new RangeError(`${sentence}. See npm start -- --help.`, { cause: error });
  }
}

/** @param {string} text */
function isPort(text) {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}
