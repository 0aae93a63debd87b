import { expect, test } from 'vitest';
import { Task } from './assignment.ts';
import { BugHunt, HUNTED, type Hunted, type SmallestStart } from './hunt.ts';
import { KnownStates } from './knownStates.ts';

const GOAL = [1, 2, 3, 4, 5, 0];

function huntOf({ algorithm, heuristic, bug }: Hunted): BugHunt {
  const puzzle = { rows: 3, cols: 2, start: GOAL, goal: GOAL };
  return new BugHunt(new Task({ puzzle, algorithm, heuristic }, new KnownStates(puzzle)), bug);
}

function smallestOf(hunted: Hunted): { tried: number; found: SmallestStart | null } {
  const search = huntOf(hunted).smallest();
  let tried = 0;
  let step = search.next();
  for (; step.done !== true; step = search.next()) tried = step.value;
  return { tried, found: step.value };
}

test.each(HUNTED.map((hunted) => [hunted.algorithm, hunted.bug, hunted] as const))(
  '%s: %s is exposed by a start of 3 × 2, and the smallest one exposes it',
  (_algorithm, _bug, hunted) => {
    const { found } = smallestOf(hunted);
    expect(found).not.toBeNull();
    const { wrong, right, isExposed } = huntOf(hunted).look(found!.start);
    expect(isExposed).toBe(true);
    expect(wrong).not.toEqual(right);
  },
);

test('twenty searches are hunted, each with another bug or another algorithm', () => {
  expect(new Set(HUNTED.map(({ algorithm, bug }) => `${algorithm} ${bug}`)).size).toBe(20);
});

test('the right search finds a shortest path, and the search that is hunted need not', () => {
  const hunt = huntOf({ algorithm: 'bfs', heuristic: 'manhattan', bug: 'stack-for-queue' });
  const { wrong, right } = hunt.look([1, 2, 3, 0, 5, 4]);
  expect(right.moves).toBe(1);
  expect(wrong.moves).not.toBeNull();
});

test('where no start exposes a bug, all 359 others than the goal have been tried', () => {
  const never: Hunted = { algorithm: 'astar', heuristic: 'manhattan', bug: 'never-reopens' };
  expect(smallestOf(never)).toEqual({ tried: 359, found: null });
});

test('a bug that the search cannot have is refused', () => {
  expect(() => huntOf({ algorithm: 'bfs', heuristic: 'manhattan', bug: 'forgets-g' })).toThrow('No bfs has the bug');
});
