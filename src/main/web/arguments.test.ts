import { describe, expect, test } from 'vitest';
import { ArgumentError, parseWebArguments, USAGE } from './arguments.ts';

const NOTHING = {
  ...{ port: 0, open: true, data: undefined, file: undefined },
  ...{ tab: false, help: false, version: false },
};

describe('the arguments of the web host', () => {
  test('may all be missing', () => {
    expect(parseWebArguments([])).toEqual(NOTHING);
  });

  test('are read in either form', () => {
    const argv = ['--port', '8080', '--no-open', '--data=my folder', '--tab', 'mine.searchlight'];
    const wanted = { port: 8080, open: false, data: 'my folder', tab: true, file: 'mine.searchlight' };
    expect(parseWebArguments(argv)).toEqual({ ...NOTHING, ...wanted });
    for (const help of ['--help', '-h']) expect(parseWebArguments([help]).help).toBe(true);
    for (const version of ['--version', '-v']) expect(parseWebArguments([version]).version).toBe(true);
  });

  test.each([
    ['--port=65536'],
    ['--port=-1'],
    ['--port=80a'],
    ['--port='],
    ['--prot=1'],
    ['--data'],
    ['--data='],
    ['a.csv', 'b.csv'],
  ])('are refused with a sentence: %s %s', (...argv) => {
    expect(() => parseWebArguments(argv)).toThrow(ArgumentError);
    expect(() => parseWebArguments(argv)).toThrow(/^[^\n]+\.$/);
  });

  test('are all explained', () => {
    for (const option of [
      '--tab',
      '--port',
      '--no-open',
      '--data',
      '--version',
      '--help',
      'FILE',
      'solve',
      'judge',
      'lab',
    ])
      expect(USAGE).toContain(option);
    expect(USAGE).toContain('60 seconds after its last tab');
  });
});
