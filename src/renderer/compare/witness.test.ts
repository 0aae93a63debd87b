import { describe, expect, test } from 'vitest';
import { Boards } from '../run/boards.ts';
import { CASE_1, HARDEST, randomPuzzle, readToEnd } from '../run/engine.fixture.ts';
import { solutionLength } from '../../shared/readings/path.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { COMPARISON_PRESETS, searchesOf } from './presets.ts';
import { witnessFor } from './witness.ts';

const lengthsOn = (puzzle: Puzzle): number[] =>
  searchesOf('lying').map((search) => solutionLength(readToEnd(puzzle, search)));

describe('the preset “Honest against lying heuristic” loses the shortest path', () => {
  test('on the puzzle that it brings: 10 moves, and 8 are possible', () => {
    const { witness } = COMPARISON_PRESETS.lying;
    expect(new StateSpace(witness.goal, 3, 3).distanceOf(witness.start)).toBe(8);
    expect(lengthsOn(witness)).toEqual([8, 10]);
    const expansions = searchesOf('lying').map((search) => readToEnd(witness, search).expansions);
    expect(expansions).toEqual([13, 13]);
  });

  test('on every puzzle of up to 9 cells that it is opened with', () => {
    let kept = 0;
    for (let seed = 0; seed < 30; seed++) {
      const puzzle = randomPuzzle(seed, 3, 3);
      const witness = witnessFor('lying', puzzle);
      if (witness === null) kept++;
      const [honest, lying] = lengthsOn(witness ?? puzzle);
      expect(lying).toBeGreaterThan(honest);
    }
    expect(kept).toBeGreaterThan(10);
  });

  test('so it brings its own for Case 1, on which nothing is lost, and keeps the hardest 8-puzzle', () => {
    expect(lengthsOn(CASE_1)).toEqual([8, 8]);
    expect(witnessFor('lying', CASE_1)).toBe(COMPARISON_PRESETS.lying.witness);
    expect(witnessFor('lying', HARDEST)).toBe(null);
    expect(witnessFor('lying', randomPuzzle(1, 4, 4))).toBe(COMPARISON_PRESETS.lying.witness);
  });
});

test('other presets bring no puzzle', () => {
  expect(witnessFor('greedy', CASE_1)).toBe(null);
});

describe('what the lessons say is true', () => {
  const puzzles = Array.from({ length: 12 }, (_, seed) => randomPuzzle(seed, 3, 3));

  test('misplaced tiles expands every state with f < C* that Manhattan expands', () => {
    for (const puzzle of puzzles.slice(0, 5)) {
      const [misplaced, manhattan] = searchesOf('heuristics').map((search) => readToEnd(puzzle, search));
      const below = statesBelow(puzzle, manhattan);
      const others = new Set(statesBelow(puzzle, misplaced));
      expect(below.filter((state) => !others.has(state))).toEqual([]);
    }
  });

  test('two rules for ties expand the same states with f < C*', () => {
    for (const puzzle of puzzles) {
      const [one, other] = searchesOf('ties').map((search) => statesBelow(puzzle, readToEnd(puzzle, search)));
      expect(one.toSorted()).toEqual(other.toSorted());
    }
  });

  test('greedy often expands fewer nodes than A*, and often finds a longer solution', () => {
    const runs = puzzles.map((puzzle) => searchesOf('greedy').map((search) => readToEnd(puzzle, search)));
    expect(runs.filter(([astar, greedy]) => greedy.expansions < astar.expansions).length).toBeGreaterThan(6);
    expect(runs.filter(([astar, greedy]) => solutionLength(greedy) > solutionLength(astar)).length).toBeGreaterThan(6);
  });
});

/** The states that a search has expanded with f below C*. */
function statesBelow(puzzle: Puzzle, reader: ReturnType<typeof readToEnd>): string[] {
  const boards = new Boards(puzzle, reader);
  const cost = solutionLength(reader);
  return Array.from(reader.expanded.subarray(0, reader.expansions))
    .filter((node) => reader.g[node] + reader.h[node] < cost)
    .map((node) => boards.of(node).join());
}
