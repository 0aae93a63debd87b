import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import type { StrategyId } from '../../shared/engine/strategy.ts';
import { TraceReader } from '../../shared/readings/reading.ts';
import {
  deepeningProgram,
  manhattan,
  movesOf,
  queueProgram,
  type QueueProgram,
} from '../../shared/referee/bugs/programs.fixture.ts';
import { decodeBatch } from '../../shared/trace/batch.ts';
import { textOf } from '../ui/parts.ts';
import { BFS } from '../run/engine.fixture.ts';
import { outputOf } from './outputFile.ts';
import { programSentence } from './programSentence.ts';
import { refereeServices, type JudgedOutput } from './refereeMethods.ts';

const { referee: worker } = refereeServices();

async function judgedOf(lines: readonly string[], algorithm: StrategyId): Promise<JudgedOutput> {
  const { judged } = await worker.judge({
    file: outputOf(new File([lines.join('\n')], 'output')),
    claim: { algorithm, heuristic: 'manhattan', goal: '1 2 3/4 5 6/7 8 _' },
  });
  if (typeof judged === 'string') throw new Error(judged);
  return judged;
}

function sentencesOf({ batch }: JudgedOutput, algorithm: StrategyId): string[] {
  const reader = new TraceReader();
  reader.append(decodeBatch(batch));
  const options = searchOptionsOf({ ...BFS, algorithm });
  return Array.from({ length: reader.expansions + 1 }, (_, step) => textOf(programSentence(reader, step, options)));
}

const RIGHT = { h: manhattan, waiting: 'replaced', closed: 'on expansion', testsGoal: 'on expansion' } as const;
const PROGRAMS: readonly (readonly [StrategyId, QueueProgram])[] = [
  ['astar', { ...RIGHT, key: (g, h) => g + h }],
  ['greedy', { ...RIGHT, key: (_g, h) => h }],
  ['bfs', { ...RIGHT, h: null, key: (g) => g }],
];
const LOWER = /The lowest (f|h|depth) in the frontier was \d+\./;

/** Eight moves from the goal at most. */
function boardOf(seed: number) {
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
  const walk = Array.from({ length: 8 }, (_, at) => (seed >> at) & 3);
  const start = walk.reduce<number[]>((board, move) => {
    const next = movesOf(board, 3);
    return next[move % next.length]!;
  }, goal);
  return { rows: 3, cols: 3, start, goal };
}

test('of a right program no sentence says that something lower was waiting, whatever its ties', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PROGRAMS), fc.nat(2 ** 16), async ([algorithm, program], seed) => {
      const lines = queueProgram(boardOf(seed), program, {
        draw: (below) => seed % below,
        prints: 'numbers',
        limit: 2_000,
      });
      const judged = await judgedOf(lines, algorithm);
      expect(judged.broken).toBeNull();
      const [start, ...steps] = sentencesOf(judged, algorithm);
      expect(start).toContain('has taken no state yet');
      for (const sentence of steps) expect(sentence).not.toMatch(LOWER);
      expect(steps.at(-1)).toContain('It is the goal: the solution has');
    }),
    { numRuns: 40 },
  );
});

test('at the step that breaks the rule of A*, the sentence says what was lower', async () => {
  const judged = await judgedOf(
    [await readFile(inProject('cases', 'programs', 'counts-blank.jsonl'), 'utf8')],
    'astar',
  );
  expect(judged.broken).toMatchObject({ step: 5, ruleId: 'not-least' });
  const sentences = sentencesOf(judged, 'astar');
  expect(sentences[5]).toBe(
    'Your program took a state at depth 4, with f = g + h: 4 + 5 = 9. The lowest f in the frontier was 7. Its moves lead to 2 new states, 1 repeated state.',
  );
  expect(sentences.slice(0, 5).join()).not.toMatch(LOWER);
});

test('where a search begins anew, a state has its successors: what is new in a round depends on its bound', async () => {
  const board = boardOf(11_111);
  const rules = { first: 0, by: 1, prunes: 'path', printsLimit: true } as const;
  const lines = deepeningProgram(board, rules, { draw: () => 0, prints: 'states', limit: 60 });
  const sentences = sentencesOf(await judgedOf(lines, 'iddfs'), 'iddfs');
  const moves = movesOf(board.start, 3).length;
  expect(sentences[1]).toBe(`Your program took a state at depth 0. It has ${moves} successors.`);
  expect(sentences.join()).not.toContain('new state');
});
