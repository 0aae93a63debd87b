import { count } from '../../text/numbers.ts';
import { FAR } from '../kinds/more.ts';
import type { KindWords } from './kindWords.ts';

export const moreWords: KindWords<'more'> = {
  name: () => 'Which search expands more nodes?',
  title: ({ grounds: { names } }) => `Which search expands more nodes: ${names[0]} or ${names[1]}?`,
  answers: {
    'first-far-more': ({ names }) => `${names[0]}, at least ${FAR} times as many`,
    'first-more': ({ names }) => `${names[0]}, at least twice but less than ${FAR} times as many`,
    'as-many': () => 'Neither expands twice as many',
    'second-more': ({ names }) => `${names[1]}, at least twice but less than ${FAR} times as many`,
    'second-far-more': ({ names }) => `${names[1]}, at least ${FAR} times as many`,
  },
  reason: ({ grounds: { names, expanded } }) =>
    `${names[0]} expands ${count(expanded[0], 'node')}, ${names[1]} ${count(expanded[1], 'node')}.`,
  mistakes: {
    'wrong-search': () => 'names the search that expands fewer.',
    'too-many-times': () => 'expects too great a difference.',
    'too-few-times': () => 'expects too small a difference.',
  },
};
