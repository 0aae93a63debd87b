/** The effects that the words of bugs name, tried on many states of small boards. */
import { describe, expect, test } from 'vitest';
import { measureOf, type HeuristicId } from '../../puzzle/heuristics/heuristics.ts';
import { StateSpace } from '../../puzzle/states/stateSpace.ts';
import { BUG_WORDS } from './bugWords.ts';
import { Task } from '../rules/assignment.ts';
import { BUGS, type BugId } from './bugs.ts';
import { KnownStates } from '../output/knownStates.ts';
import {
  deepeningProgram,
  manhattan,
  misplaced,
  queueProgram,
  type QueueProgram,
  type StudentBoard,
} from './programs.fixture.ts';
import { WRONG_H, type WrongH } from '../rules/wrongH.ts';

/** A goal that is neither of the usual ones, nor its own mirror image. */
const SPACE = new StateSpace([1, 2, 3, 8, 0, 4, 7, 6, 5], 3, 3);
const SMALL = new StateSpace([1, 2, 3, 4, 5, 0], 3, 2);

const MEANT = (Object.keys(WRONG_H) as WrongH[]).flatMap((id) =>
  (WRONG_H[id].of as readonly HeuristicId[]).map((meant) => [id, meant] as const),
);
const OTHER_GOALS = ['goal-turned', 'goal-blank-last', 'goal-blank-first'] as const;
const meantBy = (words: RegExp): (readonly [WrongH, HeuristicId])[] =>
  MEANT.filter(([id]) => words.test(BUG_WORDS[id].effect));

/** Every state near the goal, and some of the others: all of them in the long tests. */
const STEP = Number(process.env['EVERY_STATE'] ?? 8);
const TRIED = Array.from(
  SPACE.order.filter((_, index) => index < 1_000 || index % STEP === 0),
  (state) => ({
    cells: SPACE.graph.cellsOf(state),
    left: SPACE.distances[state],
  }),
);

/** h as it is meant, and as the bug makes it, on states of 3×3, the goal first; `left`: moves to the goal. */
function everyH(
  id: WrongH,
  meant: HeuristicId,
  costs?: 'tile',
  variant = 0,
): { right: number; wrong: number; left: number }[] {
  const { rows, cols, goal } = SPACE.graph;
  const start = [8, 6, 7, 2, 5, 4, 3, 0, 1];
  const target = { rows, cols, start, goal, costs };
  const [right, wrong] = [measureOf(meant, target), WRONG_H[id].measure(target, meant, variant)];
  return TRIED.map(({ cells, left }) => ({ right: right(cells), wrong: wrong(cells), left }));
}

describe('h', () => {
  test.each(meantBy(/^On many boards h is lower than it should be/))(
    'with the bug %s is lower than %s on many states, and nowhere higher',
    (...bug) => {
      for (const costs of [undefined, 'tile'] as const) {
        const every = everyH(...bug, costs);
        expect(every.some(({ right, wrong }) => wrong > right)).toBe(false);
        expect(every.filter(({ right, wrong }) => wrong < right).length).toBeGreaterThan(0.4 * every.length);
      }
    },
  );

  test.each(meantBy(/^On some boards h is lower/))('with the bug %s is lower than %s, and nowhere higher', (...bug) => {
    for (const variant of [0, 1]) {
      const every = everyH(...bug, undefined, variant);
      expect([every.some((h) => h.wrong < h.right), every.some((h) => h.wrong > h.right)]).toEqual([true, false]);
    }
  });

  test.each(meantBy(/can be higher than what is left/))(
    'with the bug %s overestimates, where %s is meant',
    (...bug) => {
      expect(everyH(...bug).some(({ wrong, left }) => wrong > left)).toBe(true);
    },
  );

  test.each(meantBy(/lowest at another board/))('with the bug %s is not 0 at the goal, where %s is meant', (...bug) => {
    expect(everyH(...bug).find(({ left }) => left === 0)!.wrong).toBeGreaterThan(0);
  });

  test('towards a goal that is the one that is meant is no bug', () => {
    const harmless = (goal: readonly number[]): string[] => {
      const puzzle = { rows: 3, cols: 3, start: goal, goal };
      const task = new Task({ puzzle, algorithm: 'astar', heuristic: 'manhattan' }, new KnownStates(puzzle));
      return OTHER_GOALS.filter((id) => BUGS[id].rules(task).length === 0);
    };
    expect(harmless([1, 2, 3, 4, 5, 6, 7, 8, 0])).toEqual(['goal-blank-last']);
    expect(harmless([0, 1, 2, 3, 4, 5, 6, 7, 8])).toEqual(['goal-blank-first']);
    expect(harmless(SPACE.graph.goal)).toEqual([]);
  });

  test('with the blank counted is 1 too high one move from the goal, whatever is meant', () => {
    for (const [id, meant] of MEANT.filter(([id]) => id === 'counts-blank'))
      expect(
        new Set(
          everyH(id, meant).flatMap(({ right, wrong, left }) =>
            left === 1 ? [[right, wrong - right].join(' + ')] : [],
          ),
        ),
      ).toEqual(new Set(['1 + 1']));
  });

  test('that counts tiles at home is highest at the goal, and lower everywhere else', () => {
    const [goal, ...others] = everyH('counts-home', 'misplaced');
    expect(goal.left).toBe(0);
    expect(others.every(({ wrong }) => wrong < goal.wrong)).toBe(true);
  });

  test('that is Manhattan distance in place of misplaced tiles is nowhere lower, and never too high', () => {
    const every = everyH('adds-distances', 'misplaced');
    expect(every.every(({ right, wrong, left }) => wrong >= right && wrong <= left)).toBe(true);
  });
});

const HABITS = { draw: () => 0, prints: 'numbers', limit: 50_000 } as const;
const A_STAR: QueueProgram = {
  key: (g, h) => g + h,
  h: manhattan,
  waiting: 'twice',
  closed: 'on expansion',
  testsGoal: 'on expansion',
};

/** Whether a program misses a shortest path from some start of 3×2 within so many moves of the goal. */
function missesOne(run: (board: StudentBoard) => readonly string[], moves = Infinity): boolean {
  const { graph, order, distances } = SMALL;
  return Array.from(order).some((state) => {
    if (distances[state] > moves) return false;
    const lines = run({ rows: 3, cols: 2, start: graph.cellsOf(state), goal: graph.goal });
    return (JSON.parse(lines.at(-1)!) as { g: number }).g !== distances[state];
  });
}

const withH = ([id, meant]: readonly [WrongH, HeuristicId]): boolean =>
  missesOne((board) => {
    const measure = WRONG_H[id].measure(board, meant, 0);
    return queueProgram(board, { ...A_STAR, h: (cells) => measure(cells) }, HABITS);
  });

describe('the path', () => {
  test.each(meantBy(/A\* still finds a best path/))('is a shortest one with the bug %s for %s', (...bug) => {
    expect(withH(bug)).toBe(false);
  });

  test.each(meantBy(/so A\* can miss the shortest path/))('can be longer with the bug %s for %s', (...bug) => {
    expect(withH(bug)).toBe(true);
  });

  const LONGER: Partial<Record<BugId, QueueProgram>> = {
    'marked-when-generated': { ...A_STAR, waiting: 'first stays' },
    'h-of-parent': { ...A_STAR, hOfParent: true },
    'forgets-g': { ...A_STAR, key: (_g, h) => h },
    'adds-up-f': { ...A_STAR, sums: (g, h) => g + h + 1 },
  };
  /** g of the last line is no length here. */
  const lengthOf = (lines: readonly string[]): number =>
    (JSON.parse(lines.at(-1)!) as { path: readonly string[] }).path.length - 1;

  test.each(Object.entries(LONGER))('can be longer with the bug %s', (id, program) => {
    expect(BUG_WORDS[id as BugId].effect).toContain('can be longer');
    expect(
      missesOne((board) => {
        const lines = queueProgram(board, { ...program, pathToo: true }, HABITS);
        return [JSON.stringify({ g: lengthOf(lines) })];
      }),
    ).toBe(true);
  });

  test('with the blank added to misplaced tiles, h is at most 1 too high, which costs no move', () => {
    expect(
      missesOne((board) => {
        const h: QueueProgram['h'] = (cells, goal, cols) =>
          misplaced(cells, goal, cols) + Number(cells.indexOf(0) !== goal.indexOf(0));
        return queueProgram(board, { ...A_STAR, h }, HABITS);
      }),
    ).toBe(false);
  });

  test.each([
    ['bound-by-two', 0, 2],
    ['bound-by-two', 1, 2],
    ['starts-too-deep', 2, 1],
  ] as const)('is a shortest one with the bug %s, from %i by %i', (id, first, by) => {
    expect(BUG_WORDS[id].effect).toContain('On this puzzle the path is still a shortest one');
    for (const prunes of ['back', 'path', 'seen at no greater depth'] as const)
      expect(missesOne((board) => deepeningProgram(board, { first, by, prunes, printsLimit: true }, HABITS), 8)).toBe(
        false,
      );
  });

  test('can be missed where a state is skipped that was seen deeper in the round', () => {
    const program = { first: 0, by: 1, prunes: 'seen', printsLimit: true } as const;
    expect(missesOne((board) => deepeningProgram(board, program, HABITS), 12)).toBe(true);
  });
});
