/** What the lessons that come with the program say in words is true. */
import { expect, test } from 'vitest';
import { cellsOf } from '../ask/askedRun.ts';
import { choiceOf } from '../ask/question.ts';
import { ask } from '../ask/kinds/questions.ts';
import type { FigureName } from '../contract/lessonText.ts';
import type { LessonStop } from '../contract/lessons.ts';
import { estimate } from '../puzzle/heuristics/heuristics.ts';
import { solutionNodes } from '../readings/path.ts';
import type { TraceReader } from '../readings/reading.ts';
import { figureAt } from './figures.ts';
import { askedRun, figured, stepOf, stopThatSays } from './stops.fixture.ts';

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

/** A* finds as short a solution whenever it tests the goal. That it does not in general: `engine/promises.test.ts`. */
function losesNothingByEarlyTest(stop: LessonStop): void {
  const lengths = GOAL_TEST_IDS.map((goalTest) =>
    value({ ...stop, searches: [{ ...stop.searches[0], algorithm: 'astar', goalTest }] }, 'length'),
  );
  expect(lengths[1]).toBe(lengths[0]);
}
const GOAL_TEST_IDS = ['expansion', 'generation'] as const;

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
    'in the middle of the board',
    (stop) => {
      const run = askedRun(stop);
      expect(cellsOf(run, run.reader.expandedBy(stepOf(stop, run) + 1)).indexOf(0)).toBe(4);
    },
  ],
  ['Both find', (stop) => expect(value(stop, 'length', 1)).toBe(value(stop, 'length', 0))],
  [
    'larger than the one before',
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
    'A state of the first level waits',
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
    'Depth-first search expands about',
    (stop) => expect(value(stop, 'expanded', 1)).toBeGreaterThan(value(stop, 'expanded', 0)),
  ],
  [
    'Now states at different depths wait',
    (stop) => {
      const { reader, nodes } = waitingAt(stop);
      expect(new Set(nodes.map((node) => reader.g[node])).size).toBeGreaterThan(1);
    },
  ],
  [
    'There is a tie for the lowest f',
    (stop) => {
      const { reader, nodes } = waitingAt(stop);
      const keys = nodes.map((node) => reader.g[node] + reader.h[node]).toSorted((one, other) => one - other);
      expect(keys[0]).toBe(keys[1]);
    },
  ],
  [
    'The goal is in the frontier',
    (stop) => {
      const { reader, nodes } = waitingAt(stop);
      expect(nodes).toContain(reader.goal);
    },
  ],
  [
    'The estimate is higher than before',
    ({ puzzle: { start, goal, cols } }) =>
      expect(estimate('manhattan', start, goal, cols)).toBeGreaterThan(estimate('misplaced', start, goal, cols)),
  ],
  ['For A* it is not in general; it is on these puzzles', losesNothingByEarlyTest],
  ['an early test can lose it. On these puzzles it cannot', losesNothingByEarlyTest],
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
    'the start is compared with the goal, and has no successors',
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
  ['moves are enough even', (stop) => expect(value(stop, 'h')).toBeGreaterThan(value(stop, 'length'))],
  [
    'Both searches expand',
    (stop) => {
      expect(value(stop, 'expanded', 1)).toBe(value(stop, 'expanded', 0));
      expect(value(stop, 'length', 1)).toBeGreaterThan(value(stop, 'length', 0));
    },
  ],
  [
    'still waits in the frontier',
    (stop) => {
      const honest = askedRun({ ...stop, searches: [{ ...stop.searches[0], heuristic: 'manhattan' }] });
      const onShortest = solutionNodes(honest.reader).map((node) => cellsOf(honest, node).join());
      const run = askedRun(stop);
      expect(waitingAt(stop).nodes.some((node) => onShortest.includes(cellsOf(run, node).join()))).toBe(true);
      expect(value(stop, 'length')).toBeGreaterThan(onShortest.length - 1);
    },
  ],
  [
    'In these three puzzles',
    () => {
      const gains = [
        'of IDA* ever wait',
        'A longer puzzle with Manhattan distance',
        'The hardest start for this goal: IDA*',
      ]
        .map(stopThatSays)
        .map((stop) => value(stop, 'frontier', 0) / value(stop, 'frontier', 1));
      expect(gains).toEqual(gains.toSorted((one, other) => one - other));
    },
  ],
  [
    'the blank is counted as if it were a tile',
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
    'all its successors have a higher f',
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
  ['both have expanded the same states', (stop) => expect(expandedStates(stop, 0)).toEqual(expandedStates(stop, 1))],
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
    'Within the first bound nothing is left',
    (stop) => expect(askedRun(stop).reader.firstExpansion[1]).toBe(stop.steps[0]),
  ],
  ['That iteration is over as well', (stop) => expect(askedRun(stop).reader.firstExpansion[2]).toBe(stop.steps[0])],
  [
    'all that was searched before is searched again',
    (stop) => expect(askedRun(stop).reader.firstExpansion[3]).toBe(stop.steps[0]),
  ],
  [
    'But at most {2.frontier} wait at the same time',
    (stop) => expect(value(stop, 'frontier', 1)).toBeLessThan(value(stop, 'frontier', 0)),
  ],
  ['IDA* expands about', (stop) => expect(value(stop, 'expanded', 1)).toBeGreaterThan(value(stop, 'expanded', 0))],
  [
    'differ in a pair of tiles only',
    ({ puzzle: { start, goal } }) => expect(start.filter((tile, cell) => tile !== goal[cell])).toHaveLength(2),
  ],
  [
    'that can be reached. The goal is not among them',
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
    'too many for a table in memory',
    (stop) => expect(value(stop, 'states') / 2).toBeGreaterThan(10 ** 12), // bytes, at half a byte for a state
  ],
  [
    'save more than half of the work',
    (stop) => expect(2 * value(stop, 'expanded', 1)).toBeLessThan(value(stop, 'expanded', 0)),
  ],
  [
    'that is the true distance',
    (stop) => expect(value(stop, 'h')).toBe(value({ ...stop, searches: [stop.searches[0]] }, 'length')),
  ],
  ['straight to the goal', (stop) => expect(value(stop, 'expanded')).toBe(value(stop, 'length') + 1)],
  ['for the same', (stop) => expect(value(stop, 'length', 1)).toBe(value(stop, 'length', 0))],
  [
    'have had to look at most of',
    (stop) => expect(2 * value(stop, 'expanded', 0)).toBeGreaterThan(value(stop, 'states')),
  ],
];

test.each(CLAIMS)('“%s” is true', (words, holds) => holds(stopThatSays(words)));
