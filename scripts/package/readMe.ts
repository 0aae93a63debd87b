/** The text that lies beside the launcher. */
import { EXAMPLE } from '../../src/main/cli/solve/options.ts';
import { OLDEST, OLDEST_LINUX } from '../bootstrap/oldest.mjs';
import type { Target } from './targets.ts';

const START: Readonly<Record<Target['platform'], string>> = {
  linux: `Start "searchlight": by a double click ("Run"), or in a terminal with ./searchlight`,
  win32: `Double-click "Searchlight.cmd". Windows may ask whether you trust it, because it comes from the network:
choose "More info", then "Run anyway". The black window belongs to the program and ends with it.`,
  darwin: `The first time, because the program comes from the network: type in Terminal
  xattr -dr com.apple.quarantine
and a space, drag this folder into that window, and press Return. Then double-click "Searchlight.command".`,
};

const WINDOW: Readonly<Record<Target['platform'], string>> = {
  linux: 'It opens in a window of Chrome, Chromium or Edge, and in a tab of your browser where there is none of them.',
  win32: 'It opens in a window of Chrome or Edge, and in a tab of your browser where there is none of them.',
  darwin: 'It opens in a tab of your browser.',
};

const NEEDS: Readonly<Record<Target['platform'], string>> = {
  linux: `Linux with ${OLDEST_LINUX}`,
  win32: `Windows ${OLDEST.windows} or newer`,
  darwin: `macOS ${OLDEST.macos} or newer`,
};

/** How to start and to remove the portable program. */
export function readMe({ platform, launcher, name }: Target, version: string): string {
  const solve = platform === 'win32' ? launcher : `./${launcher}`;
  return `Searchlight ${version}, portable, for ${name}

Teaches state-space search on sliding-tile puzzles.

${START[platform]}

${WINDOW[platform]} Nothing is installed, and the program uses no network.
It runs on ${NEEDS[platform]}.

Your library lies in your own folder for data of programs, and stays when you delete this folder.
To keep it elsewhere, on a USB stick for example:  ${solve} --data FOLDER

Answers on the command line:  ${solve} solve "${EXAMPLE}"
All options:                  ${solve} --help

The licence is in LICENSE.txt, those of others in THIRD-PARTY-NOTICES.txt.
`;
}
