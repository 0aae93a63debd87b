import { expect, test } from 'vitest';
import { latest } from './latest.ts';

test('an answer that comes after a later question was asked is dropped, in whatever order they come', async () => {
  const answers: ((answer: string) => void)[] = [];
  const taken: string[] = [];
  const ask = latest(
    () => new Promise<string>((resolve) => answers.push(resolve)),
    (answer) => taken.push(answer),
  );
  const asked = [ask(), ask(), ask()];
  answers[1]!('second');
  answers[2]!('third');
  answers[0]!('first');
  await Promise.all(asked);
  expect(taken).toEqual(['third']);

  const again = ask();
  answers[3]!('fourth');
  await again;
  expect(taken).toEqual(['third', 'fourth']);
});

test('a question that fails rejects, and takes nothing', async () => {
  const taken: unknown[] = [];
  const ask = latest(
    () => Promise.reject(new Error('gone')),
    (answer) => taken.push(answer),
  );
  await expect(ask()).rejects.toThrow('gone');
  expect(taken).toEqual([]);
});
