import { CASE_5, FIRST_FIFTEEN, HARDEST } from './puzzles.ts';
import { compare, search } from './stops.ts';
import { lesson } from './lesson.ts';

const MISPLACED = { heuristic: 'misplaced' } as const;
const MANHATTAN = { heuristic: 'manhattan' } as const;
const CONFLICT = { heuristic: 'linear-conflict' } as const;
const TABLE = { heuristic: 'pattern-database' } as const;

const SUMMARY = 'From misplaced tiles to pattern databases: better estimates, and what they save.';

export const HEURISTICS_LESSON = lesson('From misplaced tiles to pattern databases', SUMMARY, [
  search(CASE_5, MISPLACED, 0, {
    question: 'f',
    text: 'Misplaced tiles: imagine that a tile may be lifted and put on its goal cell in one move.',
    note: 'Many estimates are the exact answer to an easier puzzle, and so never say too much. Here the easier puzzle lets tiles be lifted.',
    minutes: 4,
  }),
  search(CASE_5, MANHATTAN, 0, {
    question: 'f',
    text: 'Manhattan distance: imagine that tiles slide as usual, but may lie on top of each other.',
    note: 'A puzzle with one rule less, but not as easy as the one before. So its answer is never lower.',
    minutes: 4,
  }),
  compare(CASE_5, [MISPLACED, MANHATTAN], 'end', {
    text: '{1.expanded} expansions with misplaced tiles, {2.expanded} with Manhattan distance. The higher of two honest estimates saves work here.',
    note: 'Manhattan distance dominates: it is never lower. Then A* expands no state with f < C* that the other one would not expand.',
    minutes: 5,
  }),
  search(CASE_5, CONFLICT, 0, {
    question: 'f',
    text: 'Linear conflict: tiles in their goal row or column, but in the wrong order, cannot pass each other. One must step aside and come back.',
    note: 'Find the tiles that block each other. Stepping aside and coming back takes two moves that Manhattan distance has not counted.',
    minutes: 5,
  }),
  compare(CASE_5, [MANHATTAN, CONFLICT], 'end', {
    text: 'The two extra moves of each conflict save more than half of the work: {2.expanded} expansions instead of {1.expanded}.',
    note: 'But each node takes longer, since the conflicts have to be found. Ask when that is worth it; the clock Own pace of the compare view shows the time.',
    minutes: 4,
  }),
  search(CASE_5, TABLE, 0, {
    text: 'A pattern database does not estimate: it looks up what was computed once. On this board that is the true distance, h = {h}.',
    note: 'How is the table made? By one breadth-first search backwards from the goal that writes down the distance of every state: {states} entries.',
    minutes: 5,
  }),
  search(CASE_5, TABLE, 'end', {
    text: 'With the true distance A* goes straight to the goal: {expanded} expansions for {length} moves.',
    note: 'Every state on the way and the goal are taken, and no others. Ask why not everybody does this.',
    minutes: 3,
  }),
  compare(CASE_5, [CONFLICT, TABLE], 'end', {
    text: 'Once more: {1.expanded} expansions with linear conflict, {2.expanded} with the table, for the same {1.length} moves.',
    note: 'The effective branching factor tells the quality in one number: {1.b*} and {2.b*}. It is the branching of a regular tree with as many nodes and the same depth; the best possible is one.',
    minutes: 5,
  }),
  compare(HARDEST, [MISPLACED, TABLE], 'end', {
    text: 'The hardest start for this goal: {1.expanded} expansions against {2.expanded}.',
    note: 'Here misplaced tiles have had to look at most of the {states} states. The table was paid for once, and serves every start for this goal.',
    minutes: 3,
  }),
  search(FIRST_FIFTEEN, CONFLICT, 'end', {
    text: 'The 15-puzzle has {states} states within reach, too many for a table in memory. One keeps tables for groups of tiles and adds up what they say.',
    note: 'That is a pattern database in the true sense. The sum stays honest if every move counts in one table only: that of the tile that moves.\nTry it: choose Pattern database for this puzzle. The tables are built once and kept.',
    minutes: 5,
  }),
]);
