/** One word for one thing: what the screen says, held to the standing words. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject, ROOT } from './bootstrap/project.mjs';

/** By file; each is read once. */
const TEXTS = globSync('src/**/*.{ts,svelte}', { cwd: ROOT })
  .filter((file) => !/\.(?:test|fixture|d)\.ts$/.test(file))
  .map((file) => [file, textsOf(readFileSync(inProject(file), 'utf8'))] as const);

/** Those that match, with their files. */
function textsWith(wrong: RegExp): string[] {
  return TEXTS.flatMap(([file, texts]) => texts.filter((text) => wrong.test(text)).map((text) => `${file}: ${text}`));
}

/** What stands in quotes or between tags and has a space or a capital; comments, code and what is filled in are left out. */
function textsOf(source: string): string[] {
  const bare = source
    .replaceAll(/<!--[^]*?-->|\/\*[^]*?\*\/|(?:^|\s)\/\/.*$/gm, '')
    .replaceAll(/<style>[^]*<\/style>/g, '')
    .replaceAll(/\$\{[^{}]*\}/g, '…');
  const pieces = bare.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)"|>\s*([\w“(][^<>{}=;]*)(?=[<{])/g);
  return [...pieces].map((found) => found.slice(1).join('').trim()).filter((text) => /\s|^[A-Z][a-z]/.test(text));
}

const STANDING_WORDS: readonly (readonly [word: string, others: RegExp])[] = [
  ['save', /\bkeep (?:the )?run\b|\bfor good\b|^(?:Keep|Kept)$|\badd (?:it |them )?to (?:the )?library\b/i],
  ['shortest solution', /\bat best\b|\bfewest there\b|\bshortest way\b/i],
  [
    'repeated state',
    /\bseen before\b|\bstates? (?:that (?:was|were) )?reached before\b|^Duplicates$|\bduplicates (?:are|is)\b/i,
  ],
  [
    'frontier',
    /\b(?:state|node|path|goal|sibling)s?\b[^.:;]*\bwait(?:s|ed|ing)?\b|\bwaiting (?:state|node|path)|\bstill waits?\b/i,
  ],
  ['predict', /\bbets?\b/i],
  ['run an experiment', /\bcount (?:the|an|this) experiment\b|\bexperiment that you count\b|\bnothing is counted\b/i],
  ['your', /\bof (?:your|their|its|one’s) own\b/i],
  ['later steps', /\bwhat comes\b(?! (?:next|in))/i],
  ['limit', /\bthe ceiling\b/i],
];

describe('the screen has one word for', () => {
  test.each(STANDING_WORDS)('%s', (_word, others) => {
    expect(textsWith(others)).toEqual([]);
  });
});

test('a text names no key that can be switched off, but by its command (`Commands.withKeys`)', () => {
  const named = textsWith(/(?:\b[Pp]ress|\b[Kk]eys?|\bShift) [A-Z0-9]\b|\((?:Shift )?[A-Z]\)/);
  expect(named).toEqual([]);
});

test('texts are found in code and in markup, and nothing else is taken for one', () => {
  const source = `/** 'A comment' */ const a = 'Keep run'; // 'another'\n<p class="x">Still {waits}</p>\`of \${the} class\`;`;
  expect(textsOf(source)).toEqual(['Keep run', 'Still', 'of … class']);
});
