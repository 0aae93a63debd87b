import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../../../scripts/bootstrap/project.mjs';
import { formatNumber } from '../../text/numbers.ts';
import { MAX_EVENTS, MAX_LINE_LENGTH, MAX_TRACE_LENGTH, TraceLines } from './traceReader.ts';

const page = readFileSync(inProject('docs', 'trace-format.md'), 'utf8');

function blockOf(language: string): string {
  const [, block = ''] = page.split(`\`\`\`${language}\n`)[1]?.match(/^(.*?)\n```/s) ?? [];
  return block;
}

/** From "Paste these lines" to the example, as far out as they can stand. */
function linesToPaste(name: string): string {
  const lines = readFileSync(inProject('resources', 'traces', name), 'utf8').split('\n');
  const [first, end] = ['Paste these lines', 'An example'].map((words) =>
    lines.findIndex((line) => line.includes(words)),
  );
  const indent = lines[first!]!.search(/\S/);
  const chosen = lines.slice(first, end).map((line) => line.slice(indent));
  return chosen.join('\n').trimEnd();
}

test.each([
  ['python', 'bfs.py'],
  ['java', 'Bfs.java'],
  ['js', 'bfs.js'],
  ['cpp', 'bfs.cpp'],
  ['csharp', 'Bfs.cs'],
])('the page quotes the lines to paste for %s as %s has them', (language, name) => {
  expect(blockOf(language)).toBe(linesToPaste(name));
});

test('the example of the page is read as it says', () => {
  const example = page.split('```\n').find((block) => block.startsWith('{"puzzle"'))!;
  const reader = new TraceLines();
  reader.push(example);
  expect(reader.end()).toMatchObject({
    ...{ fault: null, ignored: 0 },
    head: { algorithm: 'astar', heuristic: 'manhattan' },
    run: { steps: 1, events: 2, path: { moves: [2, 0, 3, 1] } },
  });
});

test('the page names the limits', () => {
  for (const limit of [MAX_EVENTS, MAX_TRACE_LENGTH, MAX_LINE_LENGTH]) expect(page).toContain(formatNumber(limit));
});
