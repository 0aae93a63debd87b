import { describe, expect, test } from 'vitest';
import { parseStartOptions } from './startOptions.mjs';

describe('npm start understands', () => {
  test('nothing at all', () => {
    expect(parseStartOptions([])).toEqual({ web: false, help: false, data: undefined, forWeb: [] });
  });

  test('every option at once', () => {
    expect(parseStartOptions(['--web', '--no-open', '--port', '8123', '--data=my library'])).toEqual({
      web: true,
      help: false,
      data: 'my library',
      forWeb: ['--no-open', '--port', '8123'],
    });
  });

  test('the short form of help', () => {
    expect(parseStartOptions(['-h']).help).toBe(true);
  });
});

describe('npm start refuses with one sentence', () => {
  test.each([
    ['an unknown option', ['--wbe'], /^Unknown option '--wbe'/],
    ['a word', ['web'], /^Unexpected argument 'web'/],
    ['a port that is a word', ['--port', 'http'], /--port takes a number from 0 to 65535, not "http"/],
    ['a port that is too large', ['--port', '65536'], /not "65536"/],
    ['a folder without a name', ['--data', ''], /--data takes a folder/],
    ['an option without its value', ['--port'], /--port/],
  ])('%s', (_what, argv, message) => {
    expect(() => parseStartOptions(argv)).toThrow(message);
    expect(() => parseStartOptions(argv)).toThrow(RangeError);
  });
});
