/** `npm start`: installs what is missing, builds what the window needs, opens the program, and then builds the rest. */
import { resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { electronBinary, reasonAgainstElectron } from './electron.mjs';
import { fetchElectron, NOT_FETCHED } from './fetchElectron.mjs';
import { ensureInstalled } from './install.mjs';
import { openElectron, openWeb } from './openHost.mjs';
import { buildPageLater } from './pageLater.mjs';
import { say } from './project.mjs';
import { parseStartOptions, USAGE } from './startOptions.mjs';

const options = readOptions();
if (options.help) {
  console.log(USAGE);
} else {
  ensureInstalled();
  await ensureBuilt(['program']);
  const ending = new AbortController();
  buildPageLater(ending.signal);
  process.exitCode = await open();
  ending.abort();
}

function readOptions() {
  try {
    return parseStartOptions(process.argv.slice(2));
  } catch (error) {
    say(/** @type {Error} */ (error).message);
    return process.exit(2);
  }
}

async function open() {
  const binary = options.web ? undefined : await findElectron();
  const window = binary ? await openElectron(binary, pathArguments()) : undefined;
  if (window?.fault) say(`Opening in the browser, because ${window.fault}.`);
  if (window && !window.fault) return window.status;
  return openWeb([...options.forWeb, ...pathArguments()]);
}

/** Electron's executable, or undefined after a line that says why the browser is used instead. */
async function findElectron() {
  const reason = reasonAgainstElectron();
  const binary = reason ? undefined : (electronBinary() ?? (await fetchElectron()));
  if (!binary) say(`Opening in the browser, because ${reason ?? NOT_FETCHED}.`);
  return binary;
}

/** npm changes the working folder; a relative path means the one where the command was typed. */
function pathArguments() {
  const { data, file } = options;
  const here = (/** @type {string} */ path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
  return [...(data === undefined ? [] : ['--data', here(data)]), ...(file === undefined ? [] : [here(file)])];
}
