import { existsSync } from 'node:fs';
import { onPath } from '../../src/main/web/installedBrowsers.mjs';

/** Names on the path: Debian's first. */
const COMMANDS = ['firefox-esr', 'firefox'];
/** Where it is installed on systems that do not have it on the path. */
const PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe',
];

/** Path of the Firefox of this computer, or that `SEARCHLIGHT_FIREFOX` names; `undefined` where there is none. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['SEARCHLIGHT_FIREFOX'];
  const candidates = named ? [named] : [...COMMANDS.flatMap((name) => onPath(env, name)), ...PLACES];
  return candidates.find((path) => existsSync(path));
}
