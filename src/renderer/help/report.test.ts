import { describe, expect, test } from 'vitest';
import type { AppDescription } from '../../shared/contract/description.ts';
import { reportOf, withoutNames } from './report.ts';

const DESCRIPTION: AppDescription = {
  version: '1.2.3',
  engineVersion: 7,
  host: 'electron',
  versions: { Linux: '6.1 x64', Electron: '45.4.1' },
  releases: null,
  dataFolder: '/home/ada/Library',
  isReadOnly: false,
  notices: ['The library of Ada was restored.'],
  isFileWaiting: false,
};
const PAGE = { userAgent: 'Chromium/140', width: 1280, height: 720, scale: 2, view: 'search' };

describe('a report', () => {
  test('has versions, the system and the last errors', () => {
    expect(reportOf(DESCRIPTION, PAGE, ['The disk is full.'], ['TypeError: x is undefined'])).toBe(
      `Searchlight 1.2.3, engine 7, Electron
Linux 6.1 x64, Electron 45.4.1
Chromium/140
Window 1280 × 720 at 2, view search
Last errors, the newest last:
- The disk is full.
Last errors of the program behind it:
- TypeError: x is undefined
`,
    );
  });

  test('has nothing that is private: no folder, no name, no notice', () => {
    const errors = [
      '“Class 5b.searchlight” cannot be opened: EACCES /home/ada/My Files/b.json.',
      'In C:\\Users\\Ada\\x no room.',
    ];
    expect(reportOf(DESCRIPTION, PAGE, errors, errors)).not.toMatch(/ada|5b|files/i);
  });
});

test.each([
  ['“A” and "B c" are there', '“…” and “…” are there'],
  ['ENOENT: no such file, open /home/x/y.json', 'ENOENT: no such file, open …'],
  ['Cannot read C:\\Users\\x\\y', 'Cannot read …'],
  ['3 + 5 = 8', '3 + 5 = 8'],
  ['No state is [1,2,3,4,5,6,7,8,0].', 'No state is […].'],
  ['1 2 3 / 4 5 6 / 7 8 _ is no goal', '… is no goal'],
])('of %j is left %j', (message, left) => expect(withoutNames(message)).toBe(left));
