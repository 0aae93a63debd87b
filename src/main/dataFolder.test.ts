import { describe, expect, test } from 'vitest';
import { dataArgument, defaultDataFolder } from './dataFolder.ts';

describe('the data folder', () => {
  test.each([
    ['win32', { APPDATA: 'C:\\Users\\ada\\AppData\\Roaming' }, 'C:\\Users\\ada\\AppData\\Roaming\\Searchlight'],
    ['win32', {}, 'C:\\Users\\ada\\AppData\\Roaming\\Searchlight'],
  ] as const)('on %s is in the roaming profile (%o)', (platform, env, folder) => {
    expect(defaultDataFolder({ platform, env, home: 'C:\\Users\\ada' })).toBe(folder);
  });

  test.each([
    ['darwin', { XDG_CONFIG_HOME: '/elsewhere' }, '/home/ada/Library/Application Support/Searchlight'],
    ['linux', {}, '/home/ada/.config/Searchlight'],
    ['linux', { XDG_CONFIG_HOME: '' }, '/home/ada/.config/Searchlight'],
    ['linux', { XDG_CONFIG_HOME: '/elsewhere' }, '/elsewhere/Searchlight'],
    ['freebsd', {}, '/home/ada/.config/Searchlight'],
  ] as const)('on %s with %o is %s', (platform, env, folder) => {
    expect(defaultDataFolder({ platform, env, home: '/home/ada' })).toBe(folder);
  });

  test.each([
    [['electron', '.'], undefined],
    [['electron', '.', '--data', 'here'], 'here'],
    [['electron', '--data=a=b', '--inspect'], 'a=b'],
    [['electron', '--data', 'first', '--data', 'last'], 'last'],
    [['electron', '--database', 'x'], undefined],
  ])('is named by --data in %j', (argv, folder) => {
    expect(dataArgument(argv)).toBe(folder);
  });

  test.each([[['electron', '--data']], [['electron', '--data=']], [['electron', '--data', '']]])(
    'is not the usual one where --data names none: %j',
    (argv) => expect(() => dataArgument(argv)).toThrow('--data takes a folder.'),
  );
});
