import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRecipe, assertUntil, runOf, searched } from '../ask/askedRuns.fixture.ts';
import { cellsOf, type AskedRun } from '../ask/askedRun.ts';
import { ask } from '../ask/kinds/questions.ts';
import { successorsOf } from '../readings/moments.ts';
import { FATE, fateOf } from '../trace/trace.ts';
import { ruledOut } from './readOff.fixture.ts';
import { candidatesOf, chosenFrom, doCollide, MAX_BOARDS, originOf } from './testPaper.ts';
import type { AskedOnPaper } from './told.ts';

const namesOf = (asked: readonly AskedOnPaper[]): string[] =>
  asked.map(({ question: { kind, step } }) => `${kind} ${step}`);

test('a test asks what the screen would ask, in order, and each question once', () => {
  fc.assert(
    fc.property(anyRecipe, fc.integer({ min: 1, max: 20 }), (recipe, count) => {
      const run = searched(recipe);
      const candidates = candidatesOf(run, 'blank');
      const asked = chosenFrom(candidates, run, count);
      expect(asked.length).toBeLessThanOrEqual(count);
      expect(candidates.length === 0 || asked.length > 0).toBe(true);
      const steps = candidates.map(({ question }) => question.step);
      expect(steps).toEqual(steps.toSorted((one, other) => one - other));
      expect(candidates.filter((one) => asked.includes(one))).toEqual(asked);
      expect(new Set(namesOf(candidates)).size).toBe(candidates.length);
      for (const { question } of candidates) {
        if (question.kind !== 'more') expect(question).toEqual(ask(question.kind, run, question.step));
      }
    }),
    { numRuns: 40 },
  );
});

test('a question about dropped successors shows every state that they repeat', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const run = searched(recipe);
      for (const { question, boards } of candidatesOf(run, 'blank')) {
        expect(boards?.nodes.length ?? 0).toBeLessThanOrEqual(MAX_BOARDS);
        if (question.kind !== 'dropped') continue;
        const seen = boards!.nodes.map(({ cells }) => cells.join());
        const { first, end } = successorsOf(run.reader, question.step + 1);
        for (let node = first; node < end; node++) {
          const isRepeat = fateOf(run.reader, node) === FATE.duplicate;
          if (isRepeat) expect(seen).toContain(cellsOf(run, node).join());
          if (fateOf(run.reader, node) === FATE.fresh) expect(seen).not.toContain(cellsOf(run, node).join());
        }
      }
    }),
    { numRuns: 40 },
  );
});

/** As many questions as can stand together, those of `order` first. */
function together(run: AskedRun, candidates: readonly AskedOnPaper[], order: readonly number[]): AskedOnPaper[] {
  const chosen: AskedOnPaper[] = [];
  for (const at of order) {
    const one = candidates[at % candidates.length]!;
    if (!chosen.some((other) => other === one || doCollide(run, one, other))) chosen.push(one);
  }
  return chosen;
}

test('whatever questions are chosen, nobody reads an answer off the others', () => {
  const kinds = new Set<string>();
  const property = fc.property(anyRecipe, fc.array(fc.nat(), { minLength: 1, maxLength: 40 }), (recipe, order) => {
    const run = searched(recipe);
    const candidates = candidatesOf(run, 'blank');
    if (candidates.length === 0) return;
    for (const asked of [together(run, candidates, order), chosenFrom(candidates, run, 20)]) {
      for (const one of asked) {
        if (asked.length > 1) kinds.add(one.question.kind);
        const where = `${one.question.kind} ${one.question.step} of ${namesOf(asked).join(', ')}`;
        expect([where, ruledOut(run, one, asked)]).toEqual([where, []]);
      }
    }
  });
  assertUntil(property, 60, () => kinds.size === 12);
  expect([...kinds].sort()).toHaveLength(12);
});

test('the student of that test does read answers off the questions that cannot stand together', () => {
  const found = new Set<string>();
  const property = fc.property(anyRecipe, (recipe) => {
    const run = searched(recipe);
    const candidates = candidatesOf(run, 'blank');
    for (const one of candidates) if (ruledOut(run, one, candidates).length > 0) found.add(one.question.kind);
  });
  assertUntil(property, 40, () => found.size === 10);
  // what a search promises is on no other page
  expect([...found].sort()).toEqual([
    'cheapest-move',
    'dropped',
    'f',
    'f-grows',
    'goal-now',
    'h',
    'new-states',
    'next',
    'replaced',
    'solvable',
  ]);
});

test('few questions are of as many kinds as can stand together', () => {
  const run = runOf();
  const kinds = chosenFrom(candidatesOf(run, 'blank'), run, 4).map(({ question }) => question.kind);
  expect(new Set(kinds).size).toBe(4);
});

test('a choice says when its state was generated, and whether it is still in the frontier, but not by which step it was taken', () => {
  const run = runOf();
  expect([0, 1, 2].map((node) => originOf(run, node, 1))).toEqual([
    'there from the beginning, and taken already',
    'generated by step 1, as number 1',
    'generated by step 1, as number 2',
  ]);
});

test('a question says neither its step nor how long the search takes', () => {
  for (const { given } of candidatesOf(runOf(), 'blank')) expect(given.join(' ')).not.toMatch(/step/);
});
