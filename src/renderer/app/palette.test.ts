import { expect, test } from 'vitest';
import { findCommands } from './palette.ts';

const COMMANDS = [
  { title: 'Step forward', group: 'Steps' },
  { title: 'Ten steps forward', group: 'Steps' },
  { title: 'goal taken', group: 'Stop at the next' },
  { title: 'A* search', group: 'Search' },
  { title: 'Iterative deepening', group: 'Search' },
  { title: 'Iterative deepening A*', group: 'Search' },
  { title: 'Rösti für Übung', group: 'Views' },
  { title: 'Print the step on one page', group: 'Search' },
  { title: 'Open a run by its code', group: 'Views' },
  { title: 'Draw with the pen', group: 'Views' },
];

test.each([
  ['', COMMANDS.map(({ title }) => title)],
  ['   ', COMMANDS.map(({ title }) => title)],
  ['forward', ['Step forward', 'Ten steps forward']],
  ['FORWARD ten', ['Ten steps forward']],
  ['forw st', ['Step forward', 'Ten steps forward']],
  ['ubung rosti', ['Rösti für Übung']],
  ['ÜBUNG', ['Rösti für Übung']],
  ['stop goal', ['goal taken']],
  ['a*', ['A* search', 'Iterative deepening A*']],
  ['search', ['A* search', 'Iterative deepening', 'Iterative deepening A*', 'Print the step on one page']],
  ['iterative deepening a', ['Iterative deepening A*', 'Iterative deepening']],
  ['steps', ['Ten steps forward', 'Step forward']],
  ['pen', ['Draw with the pen', 'Iterative deepening', 'Iterative deepening A*', 'Open a run by its code']],
  ['nothing at all', []],
])('“%s” finds %j', (query, titles) => {
  expect(findCommands(COMMANDS, query).map(({ title }) => title)).toEqual(titles);
});
