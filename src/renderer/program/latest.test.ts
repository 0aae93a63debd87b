import { expect, test } from 'vitest';
import { latest } from './latest.ts';

test('an answer that comes after a later question was asked is dropped, in whatever order they come', async () => {
  const answers: ((answer: string) => void)[] = [];
  const taken: string[] = [];
  const ask = latest(
    (name: string) => new Promise<string>((resolve) => answers.push((answer) => resolve(`${name}: ${answer}`))),
    (answer) => taken.push(answer),
  );
  const asked = [ask('a'), ask('b'), ask('c')];
  answers[1]!('second');
  answers[2]!('third');
  answers[0]!('first');
  await Promise.all(asked);
  expect(taken).toEqual(['c: third']);

  const again = ask('d');
  answers[3]!('fourth');
  await again;
  expect(taken).toEqual(['c: third', 'd: fourth']);
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
