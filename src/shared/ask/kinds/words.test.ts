import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRecipe, assertUntil, CASE_1, runOf, searched } from '../askedRuns.fixture.ts';
import { CONFUSION_NAMES, QUESTION_KINDS } from './questions.ts';
import type { EngineQuestion, SingleKind } from './questions.ts';
import { ask, askOfTwo, questionsAt } from './questions.ts';
import type { AskedRun } from '../askedRun.ts';
import { choiceWords, mistakeWords, questionWords, reasonWords } from './words.ts';
import { worthAsking } from './worthAsking.ts';

const FEW = { expansions: 3000, nodes: 9000 };

/** A question line by line: what it asks, its choices, and what is said of each of them. */
function told(question: EngineQuestion): string[] {
  const lines = question.choices.map((choice) => {
    const why = mistakeWords(question, choice, 'blank') ?? `right. ${reasonWords(question, 'blank')}`;
    return `${choice.letter}: ${choiceWords(question, choice, 'blank')} (${why})`;
  });
  return [questionWords(question), ...lines];
}

/** The question of a kind on the first case. */
function toldOf(kind: SingleKind, step: number, change: Parameters<typeof runOf>[0] = {}): string[] {
  return told(ask(kind, runOf(change), step)! as EngineQuestion);
}

describe('a question in words', () => {
  test('which state is taken next', () => {
    expect(toldOf('next', 5)).toMatchInlineSnapshot(`
      [
        "Which state is taken next?",
        "A: f = 5 + 3 = 8 (right. A has the lowest f = g + h = 5 + 3 = 8; the tie with 1 other goes to the lowest h.)",
        "B: f = 1 + 9 = 10 (B has the lowest g, 1; A* compares f = g + h.)",
        "C: f = 3 + 7 = 10 (C has f = 3 + 7 = 10, which is not the lowest.)",
        "D: f = 5 + 5 = 10 (D was dropped when it was generated: it repeats a state.)",
        "E: f = 4 + 4 = 8 (E has the same f, 8; the tie goes to the lowest h, 3.)",
      ]
    `);
    expect(toldOf('next', 6, { strategy: 'bfs' })).toMatchInlineSnapshot(`
      [
        "Which state is taken next?",
        "A: g = 2 (right. A is the oldest in the queue.)",
        "B: g = 3 (B is in the queue, but is not the oldest.)",
        "C: g = 3 (C was dropped when it was generated: it repeats a state.)",
        "D: g = 2 (D is explored: it was taken from the frontier before.)",
        "E: g = 3 (E was generated last; a queue gives what joined first.)",
      ]
    `);
    expect(toldOf('next', 6, { strategy: 'dfs' })).toMatchInlineSnapshot(`
      [
        "Which state is taken next?",
        "A: g = 6 (right. A is on top of the stack: the newest successors lie there, the one generated first above the others.)",
        "B: g = 1 (B is the oldest in the frontier; a stack gives what joined last.)",
        "C: g = 6 (C was generated after its sibling; of successors the one generated first is on top.)",
        "D: g = 6 (D was dropped when it was generated: it repeats a state.)",
        "E: g = 5 (E lies deeper in the stack.)",
      ]
    `);
    expect(toldOf('next', 4, { strategy: 'bidirectional' })).toMatchInlineSnapshot(`
      [
        "Which state is taken next?",
        "A: g = 2 (A was dropped when it was generated: it repeats a state.)",
        "B: g = 1 (B is in the queue, but is not the oldest.)",
        "C: g = 2 (C is in the other queue; it is the turn of the search from the goal, which takes a whole level.)",
        "D: g = 1 (right. It is the turn of the search from the goal, and D is the oldest in its queue.)",
        "E: g = 1 (E is explored: it was taken from the frontier before.)",
      ]
    `);
    expect(toldOf('next', 4, { strategy: 'weighted-astar' })).toMatchInlineSnapshot(`
      [
        "Which state is taken next?",
        "A: f = 1 + 1.5 × 9 = 14.5 (A has the lowest g, 1; Weighted A* compares f = g + 1.5 × h.)",
        "B: f = 3 + 1.5 × 7 = 13.5 (B has f = 3 + 1.5 × 7 = 13.5, which is not the lowest.)",
        "C: f = 4 + 1.5 × 4 = 10 (C has the same f, 10; the tie goes to the state generated first.)",
        "D: f = 4 + 1.5 × 6 = 13 (D was dropped when it was generated: it repeats a state.)",
        "E: f = 4 + 1.5 × 4 = 10 (right. E has the lowest f = g + 1.5 × h = 4 + 1.5 × 4 = 10; the tie on f and h with 1 other goes to the state generated first.)",
      ]
    `);
  });

  test('which successors are dropped, and how many are new', () => {
    expect(toldOf('dropped', 5)).toMatchInlineSnapshot(`
      [
        "The marked state is taken next. Which moves lead to successors that are dropped?",
        "A: down and right (A drops a state that is not repeated: right is new.)",
        "B: none (B drops nothing, but down is dropped.)",
        "C: down (right. Up leads to a new state; down leads to a repeated state, first at depth 4, and is dropped; right leads to a new state.)",
        "D: up and down (D drops a state that is not repeated: up is new.)",
      ]
    `);
    expect(toldOf('dropped', 4, { duplicates: 'kept' })).toMatchInlineSnapshot(`
      [
        "The marked state is taken next. Which moves lead to successors that are dropped?",
        "A: right (A drops repeated states; this search keeps them: right is kept.)",
        "B: up (B drops a state that is not repeated: up is new.)",
        "C: none (right. Up leads to a new state; right leads to a repeated state, first at depth 3, and is kept.)",
      ]
    `);
    const heavy = runOf({ strategy: 'dfs', puzzle: { ...CASE_1, costs: 'tile' }, limits: { ...FEW, depth: 12 } });
    const { step } = worthAsking(heavy).find(({ id }) => id === 'shorter')!;
    expect(told(ask('dropped', heavy, step)! as EngineQuestion).join('\n')).toMatch(
      /, on a shorter path, and is taken up/,
    );
    expect(toldOf('new-states', 5)).toMatchInlineSnapshot(`
      [
        "The marked state is taken next. How many new states join the frontier?",
        "A: 1 (A is a miscount; 2 join the frontier as new states.)",
        "B: 2 (right. It has 3 successors; 2 join the frontier as new states.)",
        "C: 3 (C counts all 3 successors; 2 join the frontier as new states.)",
        "D: 4 (D counts moves over the edge: only 3 moves are possible here.)",
      ]
    `);
  });

  test('what h is, tile by tile, and which mistake makes another number of it', () => {
    const costs = [3, 1, 2, 1, 1, 4, 1, 2];
    expect(toldOf('h', 2, { heuristic: 'misplaced', puzzle: { ...CASE_1, costs } })).toMatchInlineSnapshot(`
      [
        "What is h of the marked state?",
        "A: 4 (A leaves out what the tiles cost.)",
        "B: 7 (B takes the tiles that are on their goal cells instead of the others.)",
        "C: 8 (right. Tiles 5, 6, 7 and 8 are not on their goal cells, and cost 1 + 4 + 1 + 2: h is 8.)",
        "D: 9 (D counts the blank, which is not a tile. Or it takes h of the state before.)",
        "E: 14 (E adds up how far the tiles are from their goal cells; this h asks only which ones are not there.)",
      ]
    `);
    expect(toldOf('h', 2, { heuristic: 'linear-conflict' })).toMatchInlineSnapshot(`
      [
        "What is h of the marked state?",
        "A: 2 (A is g, what the path has cost.)",
        "B: 4 (B takes a diagonal for one move; a tile moves along rows and columns.)",
        "C: 6 (right. The ways of tiles 1 to 8 take 0 + 0 + 0 + 0 + 1 + 2 + 1 + 2 moves, and no tiles block each other: h is 6.)",
        "D: 7 (D takes h of the state before.)",
        "E: 8 (E counts the blank, which is not a tile. Or it is g + h; h leaves out what the path has cost.)",
      ]
    `);
    expect(toldOf('h', 0, { heuristic: 'manhattan', puzzle: { ...CASE_1, costs } })).toMatchInlineSnapshot(`
      [
        "What is h of the marked state?",
        "A: 0 (A is g, what the path has cost.)",
        "B: 8 (B leaves out what the tiles cost.)",
        "C: 9 (C takes a diagonal for one move; a tile moves along rows and columns. Or it asks only which tiles are not on their goal cells, not how far they are from them.)",
        "D: 16 (right. The ways of tiles 1 to 8 cost 0 + 0 + 0 + 1 + 2 + 8 + 1 + 4: h is 16.)",
      ]
    `);
    expect(toldOf('h', 2, { heuristic: 'manhattan-times' })).toMatchInlineSnapshot(`
      [
        "What is h of the marked state?",
        "A: 4 (A asks only which tiles are not on their goal cells, not how far they are from them.)",
        "B: 6 (B leaves out the factor of h.)",
        "C: 8 (C takes a diagonal for one move; a tile moves along rows and columns.)",
        "D: 12 (right. The ways of tiles 1 to 8 take 0 + 0 + 0 + 0 + 1 + 2 + 1 + 2 moves, times 2: h is 12.)",
        "E: 16 (E counts the blank, which is not a tile. Or it takes h of the start.)",
      ]
    `);
    expect(ask('h', runOf({ strategy: 'greedy' }), 2)).toBeNull();
    expect(ask('h', runOf({ strategy: 'ucs' }), 2)).toBeNull();
  });

  test('what f is, and whether it grows', () => {
    expect(toldOf('f', 5, { strategy: 'weighted-astar' })).toMatchInlineSnapshot(`
      [
        "What is f of the marked state?",
        "A: 9.5 (right. f = g + 1.5 × h = 5 + 1.5 × 3 = 9.5.)",
        "B: 10.5 (B multiplies g by the weight instead of h; f = g + 1.5 × h. Or it counts the states of the path, not its moves, and so has one more.)",
        "C: 11 (C takes h of the state before.)",
        "D: 12 (D multiplies g by the weight as well; f = g + 1.5 × h.)",
        "E: 14 (E counts the blank, which is not a tile.)",
      ]
    `);
    expect(toldOf('f', 5, { strategy: 'greedy' })).toMatchInlineSnapshot(`
      [
        "What is h of the marked state?",
        "A: 3 (right. h is 3.)",
        "B: 4 (B takes h of the state before.)",
        "C: 5 (C is g alone; the search goes by h alone.)",
        "D: 6 (D counts the blank, which is not a tile.)",
        "E: 8 (E is g + h; the search goes by h alone. Or it takes h of the start.)",
      ]
    `);
    expect(toldOf('f-grows', 5)).toMatchInlineSnapshot(`
      [
        "Does f grow with the next step?",
        "A: It falls (A expects f to fall; the state taken next has f = 8, the last one had 8.)",
        "B: It stays the same (right. The lowest f in the frontier is 8; the last state had f = 8.)",
        "C: It grows (C expects f to grow; the state taken next has f = 8, the last one had 8.)",
      ]
    `);
  });

  test('whether the goal is found, the solution shortest, and the start solvable', () => {
    expect(toldOf('goal-now', 7)).toMatchInlineSnapshot(`
      [
        "Is the goal found with the next step, or only generated?",
        "A: Neither: it was generated before, and stays in the frontier (A has another step in mind: step 8 generates the goal.)",
        "B: Found: the search ends (B tests the goal when it is generated; this search tests a state when it is taken.)",
        "C: Only generated: the search goes on (right. The goal is generated and joins the frontier, but this search tests a state when it is taken.)",
      ]
    `);
    expect(toldOf('goal-now', 7, { goalTest: 'generation' })).toMatchInlineSnapshot(`
      [
        "Is the goal found with the next step, or only generated?",
        "A: Found: the search ends (right. The goal is generated, and this search tests a state as soon as it is generated: it ends.)",
        "B: Neither: it was generated before, and stays in the frontier (B leaves the goal in the frontier; this search tests a state as soon as it is generated.)",
        "C: Only generated: the search goes on (C leaves the goal in the frontier; this search tests a state as soon as it is generated.)",
      ]
    `);
    expect(toldOf('shortest', 9)).toMatchInlineSnapshot(`
      [
        "Does this search promise a shortest solution, whatever the start?",
        "A: Yes (right. The heuristic never overestimates, and a cheaper path to a repeated state is taken up.)",
        "B: Only with this order of successors (B asks for the order of successors; it decides which shortest solution is found, not how long that is.)",
        "C: No, and it promises nothing about the length (C overlooks what this search promises.)",
      ]
    `);
    const weighted = runOf({ strategy: 'weighted-astar', heuristic: 'manhattan-times' });
    expect(told(ask('shortest', weighted, weighted.reader.expansions) as EngineQuestion)).toMatchInlineSnapshot(`
      [
        "Does this search promise a shortest solution, whatever the start?",
        "A: Yes (A takes the first solution for a shortest one; this search does not promise that.)",
        "B: No, but it promises at most 3 times as many moves (right. w × h is at most 1.5 × 2 = 3 times the distance to the goal. A solution has at most 3 times as many moves as a shortest one. This one is a shortest one all the same: from this start it takes at least 8 moves.)",
        "C: Only if the goal is tested when it is taken (C asks when the goal is tested; this search promises no shortest solution either way.)",
        "D: No, and it promises nothing about the length (D overlooks the factor 3, which is promised.)",
      ]
    `);
    expect(toldOf('solvable', 0)).toMatchInlineSnapshot(`
      [
        "Can this start reach the goal?",
        "A: Yes (right. 8 pairs of tiles stand in the opposite order of the goal: an even number, and no move changes whether it is even.)",
        "B: Only a search can tell (B waits for a search, but counting pairs of tiles is enough.)",
        "C: No (C doubts it, but the count is even.)",
      ]
    `);
  });

  test('which of two searches expands more', () => {
    const searches = (['astar', 'bfs'] as const).map((strategy) => ({ name: strategy, run: runOf({ strategy }) }));
    expect(told(askOfTwo(searches[0], searches[1])!)).toMatchInlineSnapshot(`
      [
        "Which search expands more nodes: astar or bfs?",
        "A: astar, at least 10 times as many (A names the search that expands fewer.)",
        "B: astar, at least twice but less than 10 times as many (B names the search that expands fewer.)",
        "C: Neither expands twice as many (C expects too small a difference.)",
        "D: bfs, at least twice but less than 10 times as many (D expects too small a difference.)",
        "E: bfs, at least 10 times as many (right. astar expands 9 nodes, bfs 191 nodes.)",
      ]
    `);
  });
});

test('a choice names the bound that the reason names, also with the move more that an early test can add', () => {
  const run = runOf({ strategy: 'weighted-astar', goalTest: 'generation', weight: 2 });
  const low = { ...run, h: { ...run.h, belowOneMove: true } };
  const question = ask('shortest', low, run.reader.expansions)!;
  const right = question.choices.find(({ confusion }) => confusion === null)!;
  expect(choiceWords(question, right, 'blank')).toBe('No, but it promises at most 2 times as many moves, and 1 more');
  expect(reasonWords(question, 'blank')).toContain('2 times as many moves as a shortest one, and 1 more.');
});

test('a path of one move in the frontier has “1 move”, not “1 moves”', () => {
  const square = { rows: 2, cols: 2, start: [1, 2, 3, 0], goal: [1, 2, 0, 3], costs: 'tile' } as const;
  const run = runOf({ strategy: 'dfs', puzzle: square, limits: { expansions: 100, nodes: 400, depth: 12 } });
  expect(reasonWords(ask('replaced', run, 10)!, 'blank')).toBe(
    'The path in the frontier has 1 move, the new one 11: the new one is no shorter and is dropped.',
  );
});

test('where every tile costs the same, the fewest moves possible are moves, not what they cost', () => {
  const square = { rows: 2, cols: 2, start: [1, 2, 3, 0], goal: [0, 1, 3, 2], costs: [5, 5, 5] };
  const run = runOf({ strategy: 'greedy', puzzle: square });
  expect(reasonWords(ask('shortest', run, run.reader.expansions)!, 'blank')).toContain(
    'from this start it takes at least 2 moves.',
  );
});

test('moves are named for the tile where that is asked for', () => {
  const question = ask('dropped', runOf(), 5)!;
  const right = question.choices.find(({ confusion }) => confusion === null)!;
  expect(choiceWords(question, right, 'blank')).toBe('down');
  expect(choiceWords(question, right, 'tile')).toBe('up');
  expect(reasonWords(question, 'tile')).toContain('up leads to a repeated state');
});

/** What is said of every choice of many questions about a run: the reason of the right answer, or the mistake. */
function sentencesOf(run: AskedRun): { letter: string; confusion: string | null; sentence: string }[] {
  const { expansions } = run.reader;
  const steps = [0, 1, 2, 5, 9, 20, expansions - 1, expansions].filter((step) => step >= 0 && step <= expansions);
  const questions = steps.flatMap((step) =>
    questionsAt(run, step).map((kind) => ask(kind, run, step)! as EngineQuestion),
  );
  return questions.flatMap((question) =>
    question.choices.map((choice) => ({
      letter: choice.letter,
      confusion: choice.confusion,
      sentence: mistakeWords(question, choice, 'blank') ?? reasonWords(question, 'blank'),
    })),
  );
}

/** Asked once for each run: `expect` takes longer than to write a sentence. */
const isSentence = ({ letter, confusion, sentence }: ReturnType<typeof sentencesOf>[number]): boolean =>
  sentence.endsWith('.') &&
  !/undefined|null|NaN|Infinity| {2}/.test(sentence) &&
  (confusion === null || sentence.startsWith(`${letter} `));

test('every choice has a sentence, and every confusion occurs', () => {
  const ofTwo = ['wrong-search', 'too-many-times', 'too-few-times'];
  const ofClicks = ['stale', 'past'] satisfies (keyof typeof QUESTION_KINDS.next.confusions)[];
  const notHere = [...ofTwo, ...ofClicks].sort();
  const missing = new Set(Object.keys(CONFUSION_NAMES));
  assertUntil(
    fc.property(anyRecipe, (recipe) => {
      const sentences = sentencesOf(searched(recipe));
      for (const { confusion } of sentences) if (confusion !== null) missing.delete(confusion);
      expect(sentences.filter((each) => !isSentence(each))).toEqual([]);
    }),
    600,
    () => missing.size === notHere.length,
  );
  expect([...missing].sort()).toEqual(notHere);
});
