/** What the lessons that come with the program say in words is true. */
import { expect, test } from 'vitest';
import { cellsOf } from '../ask/askedRun.ts';
import { scattered } from '../ask/scattered.ts';
import { choiceOf, type ChoiceValue } from '../ask/question.ts';
import { ask } from '../ask/kinds/questions.ts';
import type { FigureName } from '../contract/lessonText.ts';
import type { LessonStop } from '../contract/lessons.ts';
import { DEFAULT_SEARCH } from '../contract/defaults.ts';
import { promisesOfSearch } from '../contract/searchPromises.ts';
import type { SearchSpec } from '../contract/types.ts';
import { keepsDuplicates, skipsStraightBack } from '../engine/options.ts';
import { applyAction } from '../puzzle/board.ts';
import { MOVES } from '../puzzle/geometry.ts';
import { estimate } from '../puzzle/heuristics/heuristics.ts';
import { invertedPairs, rowOfBlank } from '../puzzle/solvable.ts';
import { StateSpace } from '../puzzle/states/stateSpace.ts';
import { solutionLength, solutionNodes } from '../readings/path.ts';
import type { TraceReader } from '../readings/reading.ts';
import { FATE, fateOf } from '../trace/trace.ts';
import { figureAt } from './figures.ts';
import { ONE_MOVE } from './lessons/puzzles.ts';
import { askedRun, figured, stepOf, stopThatSays, traceOf } from './stops.fixture.ts';

/** A figure of a search of a stop. */
function value(stop: LessonStop, name: FigureName, search = 0): number {
  return figureAt({ name, search, step: null }, stop.puzzle, figured(stop, [...stop.searches.keys()]))!;
}

/** Nodes in the frontier at the step of a stop. */
function waitingAt(stop: LessonStop): { reader: TraceReader; nodes: number[] } {
  const run = askedRun(stop);
  return { reader: run.reader, nodes: Array.from(run.reader.waitingAt(stepOf(stop, run))) };
}

/** The states that a search of a stop has expanded up to its step. */
function expandedStates(stop: LessonStop, index: number): string[] {
  const run = askedRun(stop, index);
  const nodes = run.reader.expanded.subarray(0, stop.steps[index] as number);
  return Array.from(nodes, (node) => cellsOf(run, node).join(' ')).toSorted();
}

/** The states that a search of a stop expands, as a program prints them. */
function statesInOrder(stop: LessonStop, index: number): string[] {
  const run = askedRun(stop, index);
  return Array.from(run.reader.expanded.subarray(0, run.reader.expansions), (node) => cellsOf(run, node).join(' '));
}

const boardIn = (value: ChoiceValue): string | null => ('cells' in value ? Array.from(value.cells).join(' ') : null);

/** By how much moves change the number of inversions against the goal, from states of a walk. */
function changesOfInversions({ puzzle: { start, goal, rows, cols } }: LessonStop, vertical: boolean): Set<number> {
  const changes = new Set<number>();
  let cells = start;
  for (let step = 0; step < 500; step++) {
    const next = applyAction(cells, scattered(`move ${step}`) % MOVES.length, rows, cols);
    if (next === null) continue;
    const isVertical = rowOfBlank(next, cols) !== rowOfBlank(cells, cols);
    if (isVertical === vertical)
      changes.add(Math.abs(invertedPairs(next, goal).length - invertedPairs(cells, goal).length));
    cells = next;
  }
  return changes;
}

/** Whether a search by this spec is sure to find a solution of the stop's puzzle. */
const isComplete = ({ puzzle }: LessonStop, change: Partial<SearchSpec>): boolean =>
  promisesOfSearch({ ...DEFAULT_SEARCH, ...change }, puzzle).complete.answer !== 'no';

/** A start one move from the goal. */
const NEAR = ONE_MOVE.puzzle;

/** What is said in words, and what makes it true. */
const CLAIMS: readonly (readonly [words: string, holds: (stop: LessonStop) => void])[] = [
  [
    'all of them at the same depth',
    (stop) => {
      const { reader, nodes } = waitingAt(stop);
      expect(new Set(nodes.map((node) => reader.g[node])).size).toBe(1);
    },
  ],
  [
    'the blank is in the middle of the board.',
    (stop) => {
      const run = askedRun(stop);
      expect(cellsOf(run, run.reader.expandedBy(stepOf(stop, run) + 1)).indexOf(0)).toBe(4);
    },
  ],
  ['Both find', (stop) => expect(value(stop, 'length', 1)).toBe(value(stop, 'length', 0))],
  [
    'takes {expanded} steps. Here each finished',
    (stop) => {
      const run = askedRun(stop);
      const sizes = [...new Array(value(stop, 'length'))].map(
        (_, depth) =>
          run.reader.expanded.subarray(0, run.reader.expansions).filter((node) => run.reader.g[node] === depth).length,
      );
      expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
      expect(new Set(sizes).size).toBe(sizes.length);
    },
  ],
  [
    'A state of the first level is still in the frontier',
    (stop) => {
      const { reader, nodes } = waitingAt(stop);
      expect(nodes.some((node) => reader.g[node] === 1)).toBe(true);
    },
  ],
  [
    'Each step has led one move deeper',
    (stop) => {
      const { reader } = askedRun(stop);
      expect([1, 2, 3, 4, 5, 6, 7, 8].map((step) => reader.g[reader.expandedBy(step)])).toEqual([
        0, 1, 2, 3, 4, 5, 6, 7,
      ]);
    },
  ],
  [
    'Depth-first search takes about',
    (stop) => expect(value(stop, 'expanded', 1)).toBeGreaterThan(value(stop, 'expanded', 0)),
  ],
  [
    'Two states have the lowest f, and A* may take either',
    (stop) => {
      const { reader, nodes } = waitingAt(stop);
      expect(new Set(nodes.map((node) => reader.g[node])).size).toBeGreaterThan(1);
    },
  ],
  [
    'Two states have the lowest f, and A* may',
    (stop) => {
      const { reader, nodes } = waitingAt(stop);
      const keys = nodes.map((node) => reader.g[node] + reader.h[node]).toSorted((one, other) => one - other);
      expect(keys[0]).toBe(keys[1]);
    },
  ],
  [
    'This search has found {length} moves', // the factor of the estimate is a promise, which the right letter names
    (stop) => {
      const run = askedRun(stop);
      const { grounds, choices, answer } = ask('shortest', run, stepOf(stop, run))!;
      expect(choiceOf({ choices }, answer).value).toEqual({ as: 'word', word: 'bounded' });
      expect(grounds.bound).toEqual({ factor: value(stop, 'factor'), more: 0 });
    },
  ],
  [
    'The first limit is',
    (stop) => {
      const { reader } = askedRun(stop);
      expect([value(stop, 'bound'), reader.firstExpansion[1], reader.firstNode[1]]).toEqual([0, 1, 1]);
    },
  ],
  [
    'as two rules have shown, that can be most of the work',
    (stop) => {
      const two = stopThatSays('Both had to expand');
      const [below, expanded] = [value(two, 'below', 1), value(two, 'expanded', 1)];
      expect(expanded - below).toBeGreaterThan(below);
      expect(value(stop, 'below', 1)).toBeLessThan(value(stop, 'below', 0));
    },
  ],
  ['both solutions have', (stop) => expect(value(stop, 'length', 1)).toBe(value(stop, 'length', 0))],
  [
    'Both searches expand',
    (stop) => {
      expect(value(stop, 'expanded', 1)).toBe(value(stop, 'expanded', 0));
      expect(value(stop, 'length', 1)).toBeGreaterThan(value(stop, 'length', 0));
    },
  ],
  [
    'it is still in the frontier',
    (stop) => {
      const honest = askedRun({ ...stop, searches: [{ ...stop.searches[0], heuristic: 'manhattan' }] });
      const onShortest = solutionNodes(honest.reader).map((node) => cellsOf(honest, node).join());
      const run = askedRun(stop);
      expect(waitingAt(stop).nodes.some((node) => onShortest.includes(cellsOf(run, node).join()))).toBe(true);
      expect(value(stop, 'length')).toBeGreaterThan(onShortest.length - 1);
    },
  ],
  [
    'the blank is counted as a tile',
    (stop) =>
      expect(estimate('manhattan-with-blank', stop.puzzle.start, stop.puzzle.goal, 3)).toBeGreaterThan(
        value(stop, 'length'),
      ),
  ],
  [
    'this time the weight has cost nothing',
    (stop) => {
      expect(value(stop, 'length', 1)).toBe(value(stop, 'length', 0));
      expect(value(stop, 'expanded', 1)).toBeLessThan(value(stop, 'expanded', 0));
    },
  ],
  [
    'Every successor of the last state has a higher f',
    (stop) => {
      const run = askedRun(stop);
      const step = stepOf(stop, run);
      const last = run.reader.expandedBy(step);
      const f = (node: number): number => run.reader.g[node] + run.reader.h[node];
      for (let node = run.reader.firstChild[step - 1]; node < run.reader.nodesAt(step); node++)
        expect(f(node)).toBeGreaterThan(f(last));
    },
  ],
  [
    'every state that was taken had f',
    (stop) => {
      const run = askedRun(stop);
      const nodes = run.reader.expanded.subarray(0, stepOf(stop, run));
      expect(new Set(Array.from(nodes, (node) => run.reader.g[node] + run.reader.h[node])).size).toBe(1);
    },
  ],
  [
    'why f has grown by two',
    (stop) => {
      const [now, before] = [0, -1].map((back) => {
        const run = askedRun(stop);
        const node = run.reader.expandedBy(stepOf(stop, run) + back);
        return run.reader.g[node] + run.reader.h[node];
      });
      expect(now - before).toBe(2);
    },
  ],
  [
    'both searches have expanded the same states',
    (stop) => expect(expandedStates(stop, 0)).toEqual(expandedStates(stop, 1)),
  ],
  [
    'Both had to expand',
    (stop) => {
      expect(value(stop, 'below', 1)).toBe(value(stop, 'below', 0));
      expect(value(stop, 'expanded', 1)).toBeGreaterThan(value(stop, 'expanded', 0));
    },
  ],
  ['Other rules, the same', (stop) => expect(value(stop, 'length', 1)).toBe(value(stop, 'length', 0))],
  [
    'A better estimate moves the contours',
    (stop) => expect(value(stop, 'below', 1)).toBeLessThan(value(stop, 'below', 0)),
  ],
  [
    'Nothing is left within the first bound',
    (stop) => expect(askedRun(stop).reader.firstExpansion[1]).toBe(stop.steps[0]),
  ],
  [
    'But its frontier has at most {2.frontier} nodes',
    (stop) => expect(value(stop, 'frontier', 1)).toBeLessThan(value(stop, 'frontier', 0)),
  ],
  [
    'Here only two tiles have to change places',
    ({ puzzle: { start, goal } }) => expect(start.filter((tile, cell) => tile !== goal[cell])).toHaveLength(2),
  ],
  [
    'that this start can reach; the goal is not among them',
    (stop) => {
      expect(value(stop, 'expanded')).toBe(value(stop, 'states'));
      expect(askedRun(stop).reader.status).toBe('exhausted');
    },
  ],
  [
    'it is never lower',
    (stop) => {
      expect(value(stop, 'expanded', 1)).toBeLessThan(value(stop, 'expanded', 0));
    },
  ],
  [
    'too many for one table.',
    (stop) => expect(value(stop, 'states') / 2).toBeGreaterThan(10 ** 12), // bytes, at half a byte for a state
  ],
  [
    'save more than half of the expansions',
    (stop) => expect(2 * value(stop, 'expanded', 1)).toBeLessThan(value(stop, 'expanded', 0)),
  ],
  [
    'a table holds the exact cost of bringing',
    (stop) => expect(value(stop, 'h')).toBe(value({ ...stop, searches: [stop.searches[0]] }, 'length')),
  ],
  ['A* runs straight to the goal', (stop) => expect(value(stop, 'expanded')).toBe(value(stop, 'length') + 1)],
  [
    'The blank is in the middle of an edge',
    ({ puzzle: { start, rows, cols } }) =>
      expect(MOVES.filter((_, action) => applyAction(start, action, rows, cols) !== null)).toHaveLength(3),
  ],
  [
    'By two, or it stays the same',
    (stop) => {
      expect(changesOfInversions(stop, true)).toEqual(new Set([0, 2]));
      expect(changesOfInversions(stop, false)).toEqual(new Set([0]));
    },
  ],
  [
    'a tile and the blank are misplaced: it says two',
    () => expect(estimate('manhattan-with-blank', NEAR.start, NEAR.goal, 3)).toBe(2),
  ],
  ['can put two inversions right', () => expect(invertedPairs(NEAR.start, NEAR.goal)).toHaveLength(2)],
  [
    'It can move back and forth for ever',
    (stop) => {
      expect(isComplete(stop, { algorithm: 'bfs' })).toBe(true);
      expect(isComplete(stop, { algorithm: 'dfs' })).toBe(true);
      expect(isComplete(stop, { algorithm: 'dfs', duplicates: 'kept' })).toBe(false);
      expect(isComplete(stop, { algorithm: 'dfs', limits: { depth: 5 } })).toBe(false);
    },
  ],
  [
    'With equal f, the lowest h is the deepest state',
    (stop) => expect(value(stop, 'expanded', 0)).toBeLessThan(value(stop, 'expanded', 1)),
  ],
  [
    'all those with f < C*',
    (stop) => {
      expect(value(stop, 'below', 0)).toBe(stop.steps[0]);
      expect(value(stop, 'below', 1)).toBe(stop.steps[1]);
    },
  ],
  [
    'Here it did not even save work. On other puzzles it does',
    () => {
      const stop = stopThatSays('Both have found {1.length} moves: this time');
      expect(value(stop, 'expanded', 1)).toBeLessThan(value(stop, 'expanded', 0));
    },
  ],
  [
    'in theory about twice the square root',
    (stop) => {
      const [one, both] = [value(stop, 'expanded', 0), value(stop, 'expanded', 1)];
      expect(Math.log(both) / Math.log(one)).toBeGreaterThan(0.5);
      expect(Math.log(both) / Math.log(one)).toBeLessThan(0.7);
    },
  ],
  ['{1.length} moves either way', (stop) => expect(value(stop, 'length', 1)).toBe(value(stop, 'length', 0))],
  [
    'Greedy search has found {length} moves',
    (stop) => {
      const aStar = { ...stop, searches: [{ ...stop.searches[0], algorithm: 'astar' as const }] };
      expect(value(stop, 'length')).toBeGreaterThan(value(aStar, 'length'));
    },
  ],
  [
    'two tiles in the opposite order to the goal are an inversion',
    (stop) => expect(value(stop, 'inversions') % 2).toBe(1),
  ],
  [
    'the heavy tile stays where it is',
    (stop) => {
      expect(value(stop, 'length', 1)).toBe(value(stop, 'cost', 1));
      expect(value(stop, 'cost', 0)).toBeGreaterThan(99);
    },
  ],
  [
    'a cheaper path was still in the frontier',
    (stop) => expect(value(stop, 'cost', 0)).toBeLessThan(value(stop, 'cost', 1)),
  ],
  [
    'one promises the fewest moves, the other the lowest cost',
    (stop) => {
      expect(value(stop, 'length', 0)).toBeLessThan(value(stop, 'length', 1));
      expect(value(stop, 'cost', 1)).toBeLessThan(value(stop, 'cost', 0));
    },
  ],
  [
    'The mean of two numbers that are not too high',
    ({ puzzle: { start, goal } }) => {
      const [one, other] = (['misplaced', 'manhattan'] as const).map((id) => estimate(id, start, goal, 3));
      const nearSum = (['misplaced', 'manhattan'] as const).reduce(
        (sum, id) => sum + estimate(id, NEAR.start, NEAR.goal, 3),
        0,
      );
      expect((one + other) / 2).toBeLessThanOrEqual(Math.max(one, other));
      expect(nearSum).toBeGreaterThan(1); // one move is left
    },
  ],
  [
    'states are taken in order of depth, and no later path to a state is cheaper',
    () => {
      const unit = {
        ...stopThatSays('Uniform-cost search takes the state with the cheapest path'),
        puzzle: { ...NEAR, start: [0, 1, 3, 7, 2, 6, 5, 4, 8] },
      };
      const { reader } = askedRun(unit);
      const fates = new Set(Array.from({ length: reader.nodes }, (_, node) => fateOf(reader, node)));
      expect(fates).not.toContain(FATE.improved);
    },
  ],
  [
    'where the last search took a weight of three',
    () => expect(value(stopThatSays('This one is {factor} times'), 'factor')).toBe(3),
  ],
  [
    'First in, first out has expanded the same states, in a different order',
    (stop) => {
      const firstIn = stopThatSays('The rule decides about those with f = C*');
      const atEnd = (one: LessonStop): string[] => expandedStates({ ...one, steps: [0, value(one, 'expanded', 1)] }, 1);
      expect(atEnd(stop)).toEqual(atEnd(firstIn));
      const { reader } = askedRun(stop, 1);
      const goalF = reader.g[reader.goal] + reader.h[reader.goal];
      for (const node of waitingAt({ ...stop, searches: [stop.searches[1]], steps: ['end'] }).nodes)
        expect(reader.g[node] + reader.h[node]).toBeGreaterThan(goalF);
    },
  ],
  [
    'it keeps no list of states: a repeated state is searched again',
    (stop) => {
      const [iterative, plain] = [stop, stopThatSays('Each step has led one move deeper')].map(
        (one) => askedRun(one).options,
      );
      expect([keepsDuplicates(iterative), skipsStraightBack(iterative), keepsDuplicates(plain)]).toEqual([
        true,
        true,
        false,
      ]);
    },
  ],
  [
    'IDA* remembers the path that it is on, and the frontier states',
    (stop) => expect(keepsDuplicates(askedRun(stop).options)).toBe(true),
  ],
  [
    'Their second lines differ',
    (stop) => {
      const [[first, second], [other, third]] = [0, 1].map((index) => statesInOrder(stop, index));
      expect([other, third === second]).toEqual([first, false]);
      expect(value(stop, 'expanded', 1)).not.toBe(value(stop, 'expanded', 0));
      expect(value(stop, 'length', 1)).toBe(value(stop, 'length', 0));
    },
  ],
  [
    'has taken the same states as this search, up to here. Then it took a successor',
    (stop) => {
      const third = stopThatSays('The third program counts the blank');
      const [taken, own] = [stop.steps[0] as number, askedRun(third, 1)];
      expect(statesInOrder(third, 1).slice(0, taken)).toEqual(statesInOrder(stop, 0).slice(0, taken));
      expect(own.reader.parent[own.reader.expandedBy(taken + 1)]).toBe(own.reader.expandedBy(taken));
      const { choices, answer } = ask('next', askedRun(stop), taken)!;
      const wrong = choices.find(({ value }) => boardIn(value) === statesInOrder(third, 1)[taken]);
      expect(wrong?.letter).not.toBe(undefined);
      expect(wrong?.letter).not.toBe(answer);
    },
  ],
  [
    'its path has {2.length} moves, like the right one',
    (stop) => {
      expect(value(stop, 'length', 1)).toBe(value(stop, 'length', 0));
      expect(value(stop, 'expanded', 1)).toBeGreaterThan(value(stop, 'expanded', 0));
    },
  ],
  [
    'The same bug on another board',
    (stop) => expect(value(stop, 'length', 1)).toBeGreaterThan(value(stop, 'length', 0)),
  ],
  [
    'All its lines are right',
    (stop) => {
      const early = statesInOrder(stop, 1);
      expect(statesInOrder(stop, 0).slice(0, early.length)).toEqual(early);
      expect(value(stop, 'cost', 1)).toBeGreaterThan(value(stop, 'cost', 0));
    },
  ],
  [
    'with Manhattan distance, A* loses nothing here by the early test',
    () => {
      const { graph, order, distances } = new StateSpace([1, 2, 3, 4, 5, 0], 2, 3);
      for (const state of order.slice(1)) {
        const puzzle = { rows: 2, cols: 3, start: graph.cellsOf(state), goal: graph.goal };
        const reader = traceOf(puzzle, { ...DEFAULT_SEARCH, goalTest: 'generation' });
        expect(solutionLength(reader)).toBe(distances[state]);
      }
    },
  ],
  [
    'with each level, the factor grows',
    (stop) => {
      const [once, again] = [0, 1].map((index) => {
        const { reader } = askedRun(stop, index);
        const depths = Array.from(reader.expanded.subarray(0, reader.expansions), (node) => reader.g[node]);
        return [2, 3, 4, 5, 6, 7].map((depth) => depths.filter((other) => other === depth).length);
      });
      const factors = again.map((states, level) => states / once[level]);
      expect(factors).toEqual(factors.toSorted((one, other) => one - other));
      expect(value(stop, 'ratio')).toBeGreaterThan(10);
    },
  ],
  ['for a path of {2.length} moves in both', (stop) => expect(value(stop, 'length', 1)).toBe(value(stop, 'length', 0))],
  [
    'down to a depth limit, and raises the limit by one until',
    (stop) => {
      const { reader } = askedRun(stop);
      expect(Array.from(reader.bound.subarray(0, reader.iterations))).toEqual([0, 1, 2, 3, 4]);
    },
  ],
];

test.each(CLAIMS)('“%s” is true', (words, holds) => holds(stopThatSays(words)));
