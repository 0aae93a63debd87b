/** Where the library lies. Both hosts use the folder that Electron gives a program of this name. */
import { createHash } from 'node:crypto';
import { posix, win32 } from 'node:path';
import { AppError } from '../shared/contract/errors.ts';

const PROGRAM = 'Searchlight';

export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/** The default folder of the library. */
export function defaultDataFolder(surroundings: Surroundings): string {
  const { join, data } = foldersOf(surroundings);
  return join(data, PROGRAM);
}

/** Digits that distinguish the caches of different libraries. */
const LIBRARY_DIGITS = 16;

/**
 * Electron's own files for the library in `dataFolder`: caches, the place of the window, its lock. Not in the folder of
 * the library, which may be on a USB stick and holds only the user's data.
 */
export function shellFolder(surroundings: Surroundings, dataFolder: string): string {
  const { join, cache } = foldersOf(surroundings);
  const library = createHash('sha256').update(dataFolder).digest('hex').slice(0, LIBRARY_DIGITS);
  return join(cache, PROGRAM, library);
}

/**
 * Each platform's folders for programs: for their data, by Electron's documentation of `app.getPath('userData')`, and
 * for what can be recreated on this computer.
 */
function foldersOf({ platform, env, home }: Surroundings) {
  const { join } = platform === 'win32' ? win32 : posix;
  if (platform === 'win32') {
    const local = join(home, 'AppData');
    return { join, data: env['APPDATA'] || join(local, 'Roaming'), cache: env['LOCALAPPDATA'] || join(local, 'Local') };
  }
  if (platform === 'darwin') {
    const library = join(home, 'Library');
    return { join, data: join(library, 'Application Support'), cache: join(library, 'Caches') };
  }
  const data = env['XDG_CONFIG_HOME'] || join(home, '.config');
  return { join, data, cache: env['XDG_CACHE_HOME'] || join(home, '.cache') };
}

/**
 * The value of `--data` in `argv` (or `--data=`), if present. Throws an `AppError` for a missing value, since the user
 * did not mean the default library.
 */
export function dataArgument(argv: readonly string[]): string | undefined {
  const at = argv.findLastIndex((argument) => argument === '--data' || argument.startsWith('--data='));
  if (at === -1) return undefined;
  const folder = argv[at] === '--data' ? argv[at + 1] : argv[at]!.slice('--data='.length);
  if (!folder) throw new AppError('bad-params', '--data takes a folder.');
  return folder;
}
