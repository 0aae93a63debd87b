import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseWebArguments } from '../../src/main/web/arguments.ts';
import { parseStartOptions } from './startOptions.mjs';

describe('npm start understands', () => {
  test('nothing at all', () => {
    expect(parseStartOptions([])).toEqual({ web: false, help: false, data: undefined, file: undefined, forWeb: [] });
  });

  test('every option at once', () => {
    expect(parseStartOptions(['--web', '--no-open', '--port', '8123', '--tab', '--data=my library', 'a.csv'])).toEqual({
      web: true,
      help: false,
      data: 'my library',
      file: 'a.csv',
      forWeb: ['--no-open', '--tab', '--port', '8123'],
    });
  });

  test('the short form of help', () => {
    expect(parseStartOptions(['-h']).help).toBe(true);
  });
});

describe('npm start refuses with one sentence', () => {
  test.each([
    ['an unknown option', ['--wbe'], /^Unknown option '--wbe'/],
    ['two files', ['a.csv', 'b.csv'], /^One file is opened at a time, and "b.csv" is one more\.$/],
    ['a port that is a word', ['--port', 'http'], /--port takes a number from 0 to 65535, not "http"/],
    ['a port that is too large', ['--port', '65536'], /not "65536"/],
    ['a folder without a name', ['--data', ''], /--data takes a folder/],
    ['an option without its value', ['--port'], /--port/],
  ])('%s', (_what, argv, message) => {
    expect(() => parseStartOptions(argv)).toThrow(message);
    expect(() => parseStartOptions(argv)).toThrow(RangeError);
  });
});

describe('npm start and the web host, which it starts, agree', () => {
  const words = [
    '--port',
    '--port=',
    '--port=80',
    '--port=65536',
    '--data',
    '--data=',
    '--data=x',
    '--no-open',
    '--tab',
    '-h',
  ];
  const more = ['--no-open=1', '--help', '--no-help', '--prot', '--', '-1', '80', '080', '65536', 'x', '', '-n', '-hh'];
  const argv = fc.array(fc.constantFrom(...words, ...more), { maxLength: 4 });

  /** What comes of it, or that it was refused. */
  function outcome<T>(parse: () => T): T | 'refused' {
    try {
      return parse();
    } catch {
      return 'refused';
    }
  }

  /** What the web host is told in the end. */
  function passedOn(args: readonly string[]) {
    const { forWeb, data, file, help } = parseStartOptions(args);
    const named = data === undefined ? [] : ['--data', data];
    return parseWebArguments([
      ...forWeb,
      ...named,
      ...(help ? ['--help'] : []),
      '--',
      ...(file === undefined ? [] : [file]),
    ]);
  }

  test('on what they refuse, and on what the rest means', () => {
    fc.assert(
      fc.property(argv, (args) => {
        expect(outcome(() => passedOn(args))).toEqual(outcome(() => parseWebArguments(args)));
      }),
      { numRuns: 2000, examples: [[['-h']], [['--data', '']], [['--port', '080']]] },
    );
  });
});
