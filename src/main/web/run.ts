/**
 * The web host from its arguments to its exit code: 0 after a clean end, 1 if it could not start, 2 for bad arguments.
 */
import { join } from 'node:path';
import { AppError } from '../../shared/contract/errors.ts';
import { TICKET } from '../../shared/contract/webSocket.ts';
import type { Destination } from '../../host/destination.ts';
import { OpenedFiles, pathOf } from '../hosts/openedFiles.ts';
import { readPageFiles } from '../hosts/pageFiles.ts';
import type { OpenedProgram } from '../hosts/openedProgram.ts';
import { RecentFiles } from '../hosts/recentFiles.ts';
import { appBrowser, openAppWindow } from './appWindow.ts';
import { ArgumentError, parseWebArguments, USAGE, type WebArguments } from './arguments.ts';
import { Downloads } from './downloads.ts';
import { Keys, newToken } from './keys.ts';
import { showFault } from './faultPage.ts';
import { openBrowser } from './openBrowser.ts';
import { announceHost, askRunningHost, withdrawHost } from './secondStart.ts';
import { PortError, startWebServer } from './server.ts';
import { Windows } from './windows.ts';

/** What the composition root provides. */
export interface WebProgram {
  readonly version: string;
  /** Folder of the built page. */
  readonly pageFolder: string;
  /** The folder of the library: the named one, or the default. */
  dataFolder(named: string | undefined): string;
  /** The folder for files that belong to this computer and the library in `dataFolder`, and can be recreated. */
  shellFolder(dataFolder: string): string;
  /**
   * Opens the library in that folder. Exports go to `destination`, and the page imports the `opened` files. Throws an
   * `AppError`.
   */
  open(dataFolder: string, destination: Destination, opened: OpenedFiles): Pick<OpenedProgram, 'serve' | 'close'>;
}

export async function runWebHost(argv: readonly string[], program: WebProgram): Promise<void> {
  let wanted: WebArguments | undefined;
  try {
    wanted = parseWebArguments(argv);
    if (wanted.help) process.stdout.write(USAGE);
    else if (wanted.version) process.stdout.write(`Searchlight ${program.version}\n`);
    else await start(wanted, program);
  } catch (error) {
    process.stderr.write(`${sentence(error)}\n`);
    process.exitCode = error instanceof ArgumentError ? 2 : 1;
    // A terminal has shown the sentence already.
    if (wanted?.open && !process.stderr.isTTY) await showFault(sentence(error), openBrowser);
  }
}

async function start(wanted: WebArguments, program: WebProgram): Promise<void> {
  const files = readPageFiles(program.pageFolder);
  const dataFolder = program.dataFolder(wanted.data);
  const shellFolder = program.shellFolder(dataFolder);
  const file = wanted.file === undefined ? null : pathOf(wanted.file);
  const opened = new OpenedFiles();
  opened.noteIn(new RecentFiles(join(shellFolder, 'recent.json')));
  const downloads = new Downloads(dataFolder);
  const library = await openAlone(
    () => program.open(dataFolder, downloads, opened),
    () => wanted.open && askRunningHost(shellFolder, file),
  );
  if (library === null) return void process.stdout.write(OPEN_ALREADY);
  /**
   * Runs at the end, in reverse order. Each is added with the resource that it releases, so that an error releases them
   * all.
   */
  const endings: (() => unknown)[] = [() => downloads.close(), library.close];
  let ended: Promise<void> | undefined;
  const end = () => (ended ??= endAll(endings));
  try {
    await host();
  } catch (error) {
    await end();
    throw error;
  }

  async function host(): Promise<void> {
    await downloads.removeLeftOvers();
    const address = () => `${server.origin}/#${TICKET}=${keys.ticket}`;
    const keys = new Keys(() => process.stdout.write(`To open another tab: ${address()}\n`));
    const onStart = (path: string | null): void => {
      if (path !== null) opened.add(path);
      windows.open(address());
    };
    const starts = { word: newToken(), onStart };
    const { serve: accept } = library!;
    const onPages = (pages: number): void => windows.onPages(pages);
    const server = await startWebServer({ port: wanted.port, files, downloads, starts, keys, accept, onPages });
    endings.push(server.close);
    const isAnnounced = orSay(unkept(shellFolder), () => {
      announceHost(shellFolder, { origin: server.origin, word: starts.word });
      endings.push(() => withdrawHost(shellFolder));
      return true;
    });
    const leave = (): void => void end().then(() => process.exit(0));
    const windows = windowsOf(wanted, isAnnounced ? join(shellFolder, 'window') : null, leave);
    endings.push(() => windows.close());
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);

    process.stdout.write(`Searchlight is at ${address()} (this address opens one tab, once)\n`);
    if (file !== null) opened.add(file);
    if (wanted.open) windows.open(address());
  }
}

const OPEN_ALREADY = 'Searchlight has this library open already, and opens another window of it.\n';

/** `null`: another host has the library, and `ask` has made it open a window. */
async function openAlone<T>(open: () => T, ask: () => Promise<boolean> | false): Promise<T | null> {
  try {
    return open();
  } catch (error) {
    const isInUse = error instanceof AppError && error.code === 'store-in-use';
    if (isInUse && (await ask())) return null;
    throw error;
  }
}

/** `profile`: folder of the browser's own files; `null` if there can be none: then tabs are opened. */
function windowsOf(wanted: WebArguments, profile: string | null, leave: () => void): Windows {
  const browser = wanted.tab || profile === null ? undefined : appBrowser();
  const openWindow = (address: string) =>
    orSay('The window could not be opened, so the page opens in a tab', () =>
      openAppWindow(browser!, address, profile!),
    );
  return new Windows({
    openWindow: browser === undefined ? null : openWindow,
    openTab: (address) => void openBrowser(address),
    leave: wanted.open ? leave : () => {},
  });
}

function unkept(shellFolder: string): string {
  return `Searchlight opens no separate window, forgets recent files when it ends, and a second start cannot reach it, because it cannot write to “${shellFolder}”`;
}

/** Where the system refuses `work`, prints `sentence` with the reason, and returns `null`. */
function orSay<T>(sentence: string, work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    process.stderr.write(`${sentence} (${code ?? message}).\n`);
    return null;
  }
}

/** Tries each, even if another fails. */
async function endAll(endings: (() => unknown)[]): Promise<void> {
  for (const each of endings.reverse())
    try {
      await each();
    } catch (error) {
      process.stderr.write(`${sentence(error, 'did not end as it should')}\n`);
    }
}

function sentence(error: unknown, what = 'could not start'): string {
  const isForUser = error instanceof AppError || error instanceof ArgumentError || error instanceof PortError;
  return isForUser ? error.message : `Searchlight ${what}. ${(error as Error).stack}`;
}
