/** Where the library lies. Both hosts use the same place: the one that Electron gives a program of this name. */
import { posix, win32 } from 'node:path';
import { AppError } from '../shared/contract/errors.ts';

const PROGRAM = 'Searchlight';

/** Folder in it that holds pattern databases, which are built again where it is missing. */
export const TABLES_FOLDER = 'tables';

export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The user's home folder. */
  readonly home: string;
}

/** The user-data folder of each platform, as Electron's documentation of `app.getPath('userData')` lists them. */
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

/**
 * What follows `--data` in `argv` (or `--data=`), if it is there. Other arguments are somebody else's.
 * Throws an `AppError` where nothing follows: the usual library is not meant then.
 */
export function dataArgument(argv: readonly string[]): string | undefined {
  const at = argv.findLastIndex((argument) => argument === '--data' || argument.startsWith('--data='));
  if (at === -1) return undefined;
  const folder = argv[at] === '--data' ? argv[at + 1] : argv[at]!.slice('--data='.length);
  if (!folder) throw new AppError('bad-params', '--data takes a folder.');
  return folder;
}
