/** The systems that packages are made for: those that have a Node of their own in the lock file. */
import { executableIn, INTERPRETERS } from '../bootstrap/interpreters.mjs';

export interface Target {
  /** As in the name of the package: `linux-x64`. */
  readonly name: string;
  readonly platform: 'linux' | 'darwin' | 'win32';
  readonly cpu: string;
  /** The package that brings its Node. */
  readonly interpreter: string;
  /** The path of Node inside that package. */
  readonly executable: string;
  /** What the user starts. */
  readonly launcher: string;
  /** How lines end in texts for the user. */
  readonly newline: '\n' | '\r\n';
}

const LAUNCHERS = { linux: 'searchlight', darwin: 'Searchlight.command', win32: 'Searchlight.cmd' } as const;
/** What people call a platform in the name of a package. */
const NAMES = { linux: 'linux', darwin: 'darwin', win32: 'win' } as const;

/** All targets by their names. */
export const TARGETS: Readonly<Record<string, Target>> = Object.fromEntries(
  Object.entries(INTERPRETERS).map(([system, interpreter]) => {
    const [platform, cpu] = system.split(' ') as [Target['platform'], string];
    const name = `${NAMES[platform]}-${cpu}`;
    const newline = platform === 'win32' ? '\r\n' : '\n';
    const [executable, launcher] = [executableIn(platform), LAUNCHERS[platform]];
    return [name, { name, platform, cpu, interpreter, executable, launcher, newline } satisfies Target];
  }),
);
