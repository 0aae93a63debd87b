/** The notes of the lessons call options and buttons as the views do. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import { DEPTH_FIRST } from '../../shared/lesson/lessons/depthFirst.ts';
import { SEARCH_PROBLEM } from '../../shared/lesson/lessons/searchProblem.ts';
import { optionRows } from '../options/optionRows.ts';

const notesOf = ({ stops }: typeof DEPTH_FIRST): string => stops.map(({ note }) => note).join('\n');

test('the option of the order of successors', () => {
  const [search] = DEPTH_FIRST.stops[0].searches;
  const { name: label } = optionRows(search, { heuristics: [], own: [], moveNaming: 'blank' }).find(
    ({ field }) => field === 'order',
  )!;
  expect(notesOf(DEPTH_FIRST)).toContain(`The option is called ${label}.`);
});

test('the button that marks inversions', () => {
  const [, button] = /press “(.*)”, which marks/.exec(notesOf(SEARCH_PROBLEM))!;
  expect(readFileSync(inProject('src/renderer/puzzle/Reachable.svelte'), 'utf8')).toContain(`> ${button}\n`);
});
