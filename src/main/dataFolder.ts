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

/** Electron's documentation of `app.getPath('userData')` lists them. */
export function defaultDataFolder({ platform, env, home }: Surroundings): string {
  switch (platform) {
    case 'win32':
      return win32.join(env['APPDATA'] || win32.join(home, 'AppData', 'Roaming'), PROGRAM);
    case 'darwin':
      return posix.join(home, 'Library', 'Application Support', PROGRAM);
    default:
      return posix.join(env['XDG_CONFIG_HOME'] || posix.join(home, '.config'), PROGRAM);
  }
}

/** Digits that distinguish the caches of different libraries. */
const LIBRARY_DIGITS = 16;

/**
 * Electron's own files for the library in `dataFolder`: caches, the place of the window, its lock. Not in the folder of
 * the library, which may be on a USB stick and holds only the user's data.
 */
export function shellFolder(surroundings: Surroundings, dataFolder: string): string {
  const { join } = surroundings.platform === 'win32' ? win32 : posix;
  const library = createHash('sha256').update(dataFolder).digest('hex').slice(0, LIBRARY_DIGITS);
  return join(cacheFolder(surroundings), PROGRAM, library);
}

/** Each platform's folder for data of this computer that can be recreated. */
function cacheFolder({ platform, env, home }: Surroundings): string {
  switch (platform) {
    case 'win32':
      return env['LOCALAPPDATA'] || win32.join(home, 'AppData', 'Local');
    case 'darwin':
      return posix.join(home, 'Library', 'Caches');
    default:
      return env['XDG_CACHE_HOME'] || posix.join(home, '.cache');
  }
}

/**
 * The value of `--data` in `argv` (or `--data=`), if present. Throws an `AppError` where the value is missing, since
 * the user did not mean the default library.
 */
export function dataArgument(argv: readonly string[]): string | undefined {
  const at = argv.findLastIndex((argument) => argument === '--data' || argument.startsWith('--data='));
  if (at === -1) return undefined;
  const folder = argv[at] === '--data' ? argv[at + 1] : argv[at]!.slice('--data='.length);
  if (!folder) throw new AppError('bad-params', '--data takes a folder.');
  return folder;
}
