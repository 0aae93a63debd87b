import { describe, expect, test } from 'vitest';
import { applyAction } from '../board.ts';
import { blankFor, patternMeasure } from '../heuristics/patternDatabase.ts';
import { scribbled } from '../heuristics/patterns.fixture.ts';
import { randomSolvable, seededRandom } from '../states/scramble.ts';
import { walkPatterns, walkQuadrants, type Walk } from './walk.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
const ACTIONS = [0, 1, 2, 3];
const DEPTH = 126;
/** A slot for each board of a path, and one for the board that is looked at. */
const SLOTS = DEPTH + 2;

const goalWithBlankOn = (cell: number): number[] => GOAL.slice(0, 15).toSpliced(cell, 0, 0);

/** A board that the blank has been carried through, with the cells between. */
interface Place {
  readonly cells: readonly number[];
  readonly blank: number;
}

function movesFrom({ cells, blank }: Place): { action: number; from: number; next: Place }[] {
  return ACTIONS.flatMap((action) => {
    const after = applyAction(cells, action, 4, 4);
    return after ? [{ action, from: blank, next: { cells: after, blank: after.indexOf(0) } }] : [];
  });
}

/** Follows a random path to the greatest depth and all the way back, and looks at every neighbour of every board on it. */
function expectToFollow(walk: Walk, goal: readonly number[], h: (cells: readonly number[]) => number): void {
  const random = seededRandom(goal.indexOf(0));
  const start = randomSolvable(goal, 4, random);
  expect(walk.begin(start, SLOTS)).toBe(h(start));
  const path: Place[] = [{ cells: start, blank: start.indexOf(0) }];
  const expectToLook = (depth: number): void => {
    for (const { action, from, next } of movesFrom(path[depth]))
      expect(walk.look(depth, depth + 1, action, from, next.blank, Infinity)).toBe(h(next.cells));
  };
  for (let depth = 0; depth < DEPTH; depth++) {
    expectToLook(depth);
    const moves = movesFrom(path[depth]);
    const { action, from, next } = moves[Math.floor(random() * moves.length)];
    walk.look(depth, depth + 1, action, from, next.blank, Infinity);
    walk.go(from, next.blank);
    path.push(next);
  }
  for (let depth = DEPTH; depth > 0; depth--) {
    expectToLook(depth);
    walk.go(path[depth].blank, path[depth - 1].blank);
  }
}

describe('along a walk, there and back, h is that of the whole board', () => {
  test.each([3, 7, 10, 12])('with the patterns and the blank of the goal on %i', (cell) => {
    const goal = goalWithBlankOn(cell);
    const database = scribbled(blankFor(goal));
    expectToFollow(walkPatterns(database, goal), goal, patternMeasure(database, goal));
  });

  test.each([15, 6])('with the quadrants and the blank of the goal on %i', (cell) => {
    const goal = goalWithBlankOn(cell);
    const whole = walkQuadrants(goal);
    expectToFollow(walkQuadrants(goal), goal, (cells) => whole.begin(cells, 1));
  });
});

test('where h of the patterns is greater than asked for, a greater number that is not beyond h will do', () => {
  const goal = goalWithBlankOn(12);
  const database = scribbled(blankFor(goal));
  const [measure, walk] = [patternMeasure(database, goal), walkPatterns(database, goal)];
  const random = seededRandom(1);
  for (let draw = 0; draw < 50; draw++) {
    const cells = randomSolvable(goal, 4, random);
    walk.begin(cells, 2);
    for (const { action, from, next } of movesFrom({ cells, blank: cells.indexOf(0) })) {
      const h = measure(next.cells);
      expect(walk.look(0, 1, action, from, next.blank, h)).toBe(h);
      const found = walk.look(0, 1, action, from, next.blank, h - 10);
      expect(found).toBeGreaterThan(h - 10);
      expect(found).toBeLessThanOrEqual(h);
    }
  }
});
