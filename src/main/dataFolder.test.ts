import { describe, expect, test } from 'vitest';
import { dataArgument, defaultDataFolder, shellFolder } from './dataFolder.ts';

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

describe('the folder of the shell', () => {
  test.each([
    ['win32', { LOCALAPPDATA: 'D:\\Local' }, 'C:\\Users\\ada', /^D:\\Local\\Searchlight\\\w{16}$/],
    ['win32', {}, 'C:\\Users\\ada', /^C:\\Users\\ada\\AppData\\Local\\Searchlight\\\w{16}$/],
    ['darwin', {}, '/home/ada', /^\/home\/ada\/Library\/Caches\/Searchlight\/\w{16}$/],
    ['linux', {}, '/home/ada', /^\/home\/ada\/\.cache\/Searchlight\/\w{16}$/],
    ['linux', { XDG_CACHE_HOME: '/c' }, '/home/ada', /^\/c\/Searchlight\/\w{16}$/],
  ] as const)('on %s with %o is among the caches, not on the stick of the library', (platform, env, home, place) => {
    expect(shellFolder({ platform, env, home }, '/media/stick')).toMatch(place);
  });

  test('differs from library to library, and is the same at each start', () => {
    const of = (dataFolder: string) => shellFolder({ platform: 'linux', env: {}, home: '/h' }, dataFolder);
    expect(of('/a')).toBe(of('/a'));
    expect(of('/a')).not.toBe(of('/b'));
  });
});
