/** The web host from its arguments to its exit code: 0 after a clean end, 1 if it could not start, 2 for bad arguments. */
import { AppError } from '../../shared/contract/errors.ts';
import { TICKET } from '../../shared/contract/webSocket.ts';
import type { Port } from '../../shared/rpc/port.ts';
import type { Destination } from '../destination.ts';
import { readPageFiles } from '../pageFiles.ts';
import { ArgumentError, parseWebArguments, USAGE, type WebArguments } from './arguments.ts';
import { Downloads } from './downloads.ts';
import { Keys } from './keys.ts';
import { whenAllPagesLeft } from './leaving.ts';
import { openBrowser } from './openBrowser.ts';
import { startWebServer } from './server.ts';

/** What the composition root brings. */
export interface WebProgram {
  /** Folder of the built page. */
  readonly pageFolder: string;
  /** The folder of the library: the one that is named, or the usual one. */
  dataFolder(named: string | undefined): string;
  /** Opens the library in that folder; what leaves it goes to `destination`. Throws an `AppError` where that is impossible. */
  open(dataFolder: string, destination: Destination): { serve(port: Port): void; close(): Promise<void> };
}

export async function runWebHost(argv: readonly string[], program: WebProgram): Promise<void> {
  try {
    const wanted = parseWebArguments(argv);
    if (wanted.help) process.stdout.write(USAGE);
    else await start(wanted, program);
  } catch (error) {
    say(error);
    process.exitCode = error instanceof ArgumentError ? 2 : 1;
  }
}

async function start(wanted: WebArguments, program: WebProgram): Promise<void> {
  const files = readPageFiles(program.pageFolder);
  const dataFolder = program.dataFolder(wanted.data);
  const downloads = new Downloads(dataFolder);
  const { serve, close } = program.open(dataFolder, downloads);
  await downloads.removeLeftOvers();
  const address = () => `${server.origin}/#${TICKET}=${keys.ticket}`;
  const keys = new Keys(() => process.stdout.write(`To open another tab: ${address()}\n`));
  const leave = once(async () => {
    for (const end of [server.close, close, () => downloads.close()]) await end().catch(say);
    process.exit(0);
  });
  const onPages = wanted.open ? whenAllPagesLeft(leave) : () => {};
  const listening = startWebServer({ port: wanted.port, files, downloads, keys, accept: serve, onPages });
  const server = await listening.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);

  process.stdout.write(`Searchlight is at ${address()} (this address opens one tab, once)\n`);
  if (wanted.open) await openBrowser(address());
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
