/** The web host from its arguments to its exit code: 0 after a clean end, 1 if it could not start, 2 for bad arguments. */
import { join, resolve } from 'node:path';
import { AppError } from '../../shared/contract/errors.ts';
import { TICKET } from '../../shared/contract/webSocket.ts';
import type { Port } from '../../shared/rpc/port.ts';
import type { Destination } from '../../host/destination.ts';
import { OpenedFiles } from '../openedFiles.ts';
import { readPageFiles } from '../pageFiles.ts';
import { RecentFiles } from '../recentFiles.ts';
import { appBrowser, openAppWindow } from './appWindow.ts';
import { ArgumentError, parseWebArguments, USAGE, type WebArguments } from './arguments.ts';
import { Downloads } from './downloads.ts';
import { Keys } from './keys.ts';
import { showFault } from './faultPage.ts';
import { openBrowser } from './openBrowser.ts';
import { announceHost, askRunningHost, withdrawHost } from './secondStart.ts';
import { startWebServer } from './server.ts';
import { newToken } from './token.ts';
import { Windows } from './windows.ts';

/** What the composition root brings. */
export interface WebProgram {
  readonly version: string;
  /** Folder of the built page. */
  readonly pageFolder: string;
  /** The folder of the library: the one that is named, or the usual one. */
  dataFolder(named: string | undefined): string;
  /** The folder for what belongs to this computer and the library in `dataFolder`, and can be made again. */
  shellFolder(dataFolder: string): string;
  /**
   * Opens the library in that folder; what leaves it goes to `destination`, and the page looks at what is `opened`. Throws an `AppError`
   * where that is impossible.
   */
  open(
    dataFolder: string,
    destination: Destination,
    opened: OpenedFiles,
  ): { serve(port: Port): void; close(): Promise<void> };
}

export async function runWebHost(argv: readonly string[], program: WebProgram): Promise<void> {
  let wanted: WebArguments | undefined;
  try {
    wanted = parseWebArguments(argv);
    if (wanted.help) process.stdout.write(USAGE);
    else if (wanted.version) process.stdout.write(`Searchlight ${program.version}\n`);
    else await start(wanted, program);
  } catch (error) {
    say(error);
    process.exitCode = error instanceof ArgumentError ? 2 : 1;
    // Whoever reads a terminal has read it there.
    if (wanted?.open && !process.stderr.isTTY) await showFault(sentence(error), openBrowser);
  }
}

async function start(wanted: WebArguments, program: WebProgram): Promise<void> {
  const files = readPageFiles(program.pageFolder);
  const dataFolder = program.dataFolder(wanted.data);
  const shellFolder = program.shellFolder(dataFolder);
  const file = wanted.file === undefined ? null : resolve(wanted.file);
  const opened = new OpenedFiles();
  opened.noteIn(new RecentFiles(join(shellFolder, 'recent.json')));
  const downloads = new Downloads(dataFolder);
  const library = await openAlone(
    () => program.open(dataFolder, downloads, opened),
    () => wanted.open && askRunningHost(shellFolder, file),
  );
  if (library === null) return void process.stdout.write(OPEN_ALREADY);
  const { serve, close } = library;
  await downloads.removeLeftOvers();
  const address = () => `${server.origin}/#${TICKET}=${keys.ticket}`;
  const keys = new Keys(() => process.stdout.write(`To open another tab: ${address()}\n`));
  const leave = once(async () => {
    withdrawHost(shellFolder);
    windows.close();
    for (const end of [server.close, close, () => downloads.close()]) await end().catch(say);
    process.exit(0);
  });
  const windows = windowsOf(wanted, shellFolder, leave);
  const onStart = (path: string | null): void => {
    if (path !== null) opened.add(path);
    windows.open(address());
  };
  const starts = { word: newToken(), onStart };
  const onPages = (pages: number): void => windows.onPages(pages);
  const listening = startWebServer({ port: wanted.port, files, downloads, starts, keys, accept: serve, onPages });
  const server = await listening.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  announceHost(shellFolder, { origin: server.origin, word: starts.word });

  process.stdout.write(`Searchlight is at ${address()} (this address opens one tab, once)\n`);
  if (file !== null) opened.add(file);
  if (wanted.open) windows.open(address());
}

const OPEN_ALREADY = 'Searchlight has this library open already, and opens another window of it.\n';

/** What `open` gives; `null` where another host has the library, and `ask` has made it open a window instead. */
async function openAlone<T>(open: () => T, ask: () => Promise<boolean> | false): Promise<T | null> {
  try {
    return open();
  } catch (error) {
    const isInUse = error instanceof AppError && error.code === 'store-in-use';
    if (isInUse && (await ask())) return null;
    throw error;
  }
}

/** With `--no-open` the host goes on without any window. */
function windowsOf(wanted: WebArguments, shellFolder: string, leave: () => void): Windows {
  const browser = wanted.tab ? undefined : appBrowser();
  const profile = join(shellFolder, 'window');
  return new Windows({
    openWindow: browser === undefined ? null : (address) => openAppWindow(browser, address, profile),
    openTab: (address) => void openBrowser(address),
    leave: wanted.open ? leave : () => {},
  });
}

/** Reasons for which a port cannot be had. */
const PORT_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'That port is in use by another program. Choose another one with --port, or leave --port out.',
  EACCES: 'This system does not let Searchlight use that port. Choose one above 1023 with --port.',
};

function say(error: unknown): void {
  process.stderr.write(`${sentence(error)}\n`);
}

function sentence(error: unknown): string {
  if (error instanceof AppError || error instanceof ArgumentError) return error.message;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return PORT_FAULTS[code] ?? `Searchlight could not start. ${(error as Error).stack}`;
}

function once(work: () => Promise<void>): () => void {
  let begun = false;
  return () => {
    if (!begun) void work();
    begun = true;
  };
}
