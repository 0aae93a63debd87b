import { describe, expect, test } from 'vitest';
import { ArgumentError, parseWebArguments, USAGE } from './arguments.ts';

describe('the arguments of the web host', () => {
  test('may all be missing', () => {
    expect(parseWebArguments([])).toEqual({ port: 0, open: true, data: undefined, help: false });
  });

  test('are read in either form', () => {
    expect(parseWebArguments(['--port', '8080', '--no-open', '--data=my folder'])).toEqual({
      port: 8080,
      open: false,
      data: 'my folder',
      help: false,
    });
    for (const help of ['--help', '-h']) expect(parseWebArguments([help]).help).toBe(true);
  });

  test.each([
    ['--port=65536'],
    ['--port=-1'],
    ['--port=80a'],
    ['--port='],
    ['--prot=1'],
    ['extra'],
    ['--data'],
    ['--data='],
  ])('are refused with a sentence: %s', (argument) => {
    expect(() => parseWebArguments([argument])).toThrow(ArgumentError);
    expect(() => parseWebArguments([argument])).toThrow(/^[^\n]+\.$/);
  });

  test('are all explained', () => {
    for (const option of ['--port', '--no-open', '--data', '--help']) expect(USAGE).toContain(option);
    expect(USAGE).toContain('ends by itself 60 seconds after');
  });
});
