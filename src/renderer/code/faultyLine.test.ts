import { expect, test } from 'vitest';
import { faultyLine } from './faultyLine.ts';

test('a failure of a program marks the line that it names', () => {
  const text = 'function h(board) {\n  return board.size.x; \n}';
  const marked = (failure: string) => {
    const span = faultyLine(text, failure);
    return span && text.slice(span.at, span.end);
  };
  expect(marked('h fails on the board 1 _, line 2: TypeError: no.')).toBe('return board.size.x;');
  expect(marked('The program cannot be run, line 1: SyntaxError: no.')).toBe('function h(board) {');
  expect(marked('h takes longer than 1 second on the board 1 _.')).toBeNull();
  expect(marked('h fails, line 9: no.')).toBeNull();
});
