import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StrategyId } from '../../engine/strategy.ts';
import { claimedTask } from './claimed.ts';
import { TraceLines, type ReadTrace } from '../output/traceReader.ts';
import { referee } from './verdict.ts';

const GOAL = '1 2 3/4 5 6/7 8 _';
/** A right A* search, and the path that it found. */
const STEPS = ['1 2 3/4 5 6/_ 7 8', '1 2 3/4 5 6/7 _ 8', GOAL];
const [START, SECOND] = STEPS as [string, string];
/** Ends at the goal after a detour: a right breadth-first search. */
const BREADTH = ['1 2 3/4 5 6/7 _ 8', '1 2 3/4 _ 6/7 5 8', '1 2 3/4 5 6/_ 7 8', GOAL];

interface Judged {
  readonly verdict: unknown;
  readonly trace: ReadTrace;
}

function judged(lines: readonly string[], algorithm: StrategyId = 'astar'): Judged {
  const reader = new TraceLines();
  reader.push(`${lines.join('\n')}\n`);
  const claimed = claimedTask(reader.end(), { algorithm, goal: GOAL });
  if (!claimed.ok) throw new Error(claimed.message);
  return { verdict: referee(claimed.task, claimed.trace.run), trace: claimed.trace };
}

const asRows = (board: string): string => `${board.replaceAll('/', '\n').replace('_', '0')}\n`;
const asTuple = (board: string): string => `(${board.replace('_', '0').replaceAll(/[ /]/g, ', ')})`;

describe('boards behind the steps', () => {
  const right = { verdict: { verdict: 'right' }, trace: { run: { steps: 3, path: { states: { length: 3 } } } } };

  test.each([
    ['below a word', [...STEPS, 'Path:', ...STEPS]],
    ['without a word', [...STEPS, ...STEPS]],
    ['as rows', [...STEPS.map(asRows), ...STEPS.map(asRows)]],
    ['as a list', [...STEPS.map(asTuple), `[${STEPS.map(asTuple).join(', ')}]`]],
    ['from the goal back', [...STEPS, 'Path:', ...STEPS.toReversed()]],
    ['and the goal once more', [...STEPS, ...STEPS, 'Reached:', GOAL]],
    ['after the goal once more', [...STEPS, GOAL, ...STEPS]],
  ])('that are the path are no steps: %s', (_what, lines) => {
    expect(judged(lines)).toMatchObject(right);
  });

  test('that are the path without the start are no steps below a word', () => {
    expect(judged([...STEPS, 'Path:', ...STEPS.slice(1)])).toMatchObject({ verdict: { verdict: 'right' } });
  });

  test('that are only the goal again are no step', () => {
    expect(judged([...STEPS, 'Goal reached:', GOAL])).toMatchObject({ verdict: { verdict: 'right' } });
  });

  test('that are the path of a search that stopped before it printed the goal are no steps', () => {
    const stopped = BREADTH.slice(0, 3);
    const path = [SECOND, GOAL];
    for (const lines of [
      ['Path:', ...path],
      ['', `[${path.map(asTuple).join(', ')}]`],
    ])
      expect(judged([...stopped, ...lines], 'bfs')).toMatchObject({
        verdict: { verdict: 'right' },
        trace: { run: { steps: 3, path: { line: 5 } } },
      });
  });

  test('that go on with the search stay steps', () => {
    const onward = ['1 2 3/4 5 _/7 8 6', '1 2 _/4 5 3/7 8 6'];
    expect(judged([...STEPS, ...onward])).toMatchObject({ verdict: { broken: { rule: 'after-goal', step: 4 } } });
    expect(judged([...STEPS, START, onward[0]!]).trace.run.steps).toBe(5);
  });
});

describe('boards before the steps', () => {
  test.each([
    ['the start and the goal', [START, GOAL, ...STEPS]],
    ['both below words', ['Start:', START, 'Goal:', GOAL, 'Search:', ...STEPS]],
    ['both as rows', ['Start:', asRows(START), 'Goal:', asRows(GOAL), ...STEPS.map(asRows)]],
    ['the start below words', ['Start state', START, 'Search:', ...STEPS]],
  ])('that are printed once more are no steps: %s', (_what, lines) => {
    expect(judged(lines)).toMatchObject({ verdict: { verdict: 'right' }, trace: { run: { steps: 3 } } });
  });

  test('are steps where no word stands between: the start may be expanded twice, and is in each round', () => {
    expect(judged([START, ...STEPS]).trace.run.steps).toBe(4);
    expect(judged(['Depth 0', START, 'Depth 1', ...STEPS], 'iddfs').trace.run.steps).toBe(4);
  });

  test('do not decide the format: where events follow, they are ignored', () => {
    const events = STEPS.map((board, g) => JSON.stringify({ expand: board, g }));
    for (const write of [String, asRows])
      expect(judged(['Start:', write(START), 'Goal:', write(GOAL), ...events])).toMatchObject({
        verdict: { verdict: 'right' },
        trace: { fault: null, run: { steps: 3 }, isPlain: false },
      });
    expect(judged(['1 2/3 _', ...events])).toMatchObject({ verdict: { verdict: 'right' } });
  });
});

describe('a second search in one file', () => {
  const other = ['1 2 3/4 5 _/7 8 6', GOAL];

  test.each([
    ['of another puzzle', ['Puzzle 1', ...STEPS, 'Puzzle 2', '1 2 3/5 4 6/8 7 _', '1 2 3/5 4 _/8 7 6', GOAL], 6],
    ['behind the path of the first', [...STEPS, ...STEPS, '2 1 3/5 4 6/8 7 _', GOAL], 7],
    ['of the same puzzle', [...BREADTH, ...BREADTH], 5],
  ])('%s is said, and the first is judged', (_what, lines, line) => {
    const { verdict, trace } = judged(lines, lines.length === 8 && lines[0] === BREADTH[0] ? 'bfs' : 'astar');
    expect(verdict).toEqual({ verdict: 'right' });
    expect(trace.secondSearch).toBe(line);
  });

  test('is none where its start could have waited in the frontier of the first', () => {
    expect(judged([...STEPS, ...other])).toMatchObject({
      verdict: { broken: { rule: 'after-goal', step: 4 } },
      trace: { secondSearch: null },
    });
  });
});

test('any boards in any order end with a verdict', () => {
  const boards = fc.constantFrom(...STEPS, ...BREADTH, '1 2 3/4 5 _/7 8 6', 'words', '');
  const searches = fc.constantFrom<StrategyId>('bfs', 'iddfs', 'astar');
  fc.assert(
    fc.property(fc.array(boards, { maxLength: 12 }), searches, (lines, search) => {
      const { trace } = judged([START, ...lines], search);
      expect(trace.run.steps).toBeGreaterThan(0);
    }),
  );
});
