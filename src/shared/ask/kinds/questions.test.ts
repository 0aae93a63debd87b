/** What must hold of every question, whatever the puzzle, the search and the step. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AskedRun } from '../askedRun.ts';
import { STRATEGIES, type StrategyId } from '../../engine/strategy.ts';
import { applyAction } from '../../puzzle/board.ts';
import { StateSpace } from '../../puzzle/states/stateSpace.ts';
import { knownAt, momentAfter } from '../../readings/moments.ts';
import { TraceReader } from '../../readings/reading.ts';
import { anyRecipe, CASE_1, runOf, searched, type Recipe } from '../askedRuns.fixture.ts';
import { factsOf, lengthOf, shortestOf } from '../facts.fixture.ts';
import type { NamedRun } from './more.ts';
import type { EngineQuestion } from './questions.ts';
import { choiceOf, LETTERS, type Letter } from '../question.ts';
import { ask, askOfTwo, offeredAt, questionsAt, SINGLE_KINDS } from './questions.ts';
import { isRightHere } from '../rightHere.fixture.ts';
import { mistakeWords, questionWords, reasonWords } from './words.ts';

const RUNS = { numRuns: 250 };

/** All that can be asked after `step`. */
function asked(run: AskedRun, step: number): EngineQuestion[] {
  return questionsAt(run, step).map((kind) => ask(kind, run, step)! as EngineQuestion);
}

const lettersOf = (choices: readonly { letter: Letter }[]): Letter[] => choices.map(({ letter }) => letter);

/** A run and one of its steps, the last one more often than others. */
const anyMoment = fc.tuple(anyRecipe, fc.nat(), fc.nat(5)).map(([recipe, at, end]) => {
  const run = searched(recipe);
  const { expansions } = run.reader;
  return { recipe, run, step: end === 0 ? expansions : at % (expansions + 1) };
});

describe('any question', () => {
  test('has exactly one right letter: what the engine does', () => {
    fc.assert(
      fc.property(anyMoment, ({ run, step }) => {
        const facts = factsOf(run);
        for (const question of asked(run, step)) {
          const right = question.choices.filter(({ value }) => isRightHere(facts, question, value));
          const what = `${question.kind} after step ${step}`;
          expect(lettersOf(right), what).toEqual([question.answer]);
          expect(lettersOf(question.choices.filter(({ confusion }) => confusion === null)), what).toEqual(
            lettersOf(right),
          );
        }
      }),
      RUNS,
    );
  });

  test('has 2 to 5 choices, lettered in order, and all different', () => {
    fc.assert(
      fc.property(anyMoment, ({ run, step }) => {
        for (const { choices } of asked(run, step)) {
          expect(choices.map(({ letter }) => letter)).toEqual(LETTERS.slice(0, choices.length));
          expect(choices.length).toBeGreaterThan(1);
          expect(new Set(choices.map(({ value }) => JSON.stringify(value))).size).toBe(choices.length);
        }
      }),
      RUNS,
    );
  });

  test('has numbers in ascending order', () => {
    let counted = 0;
    fc.assert(
      fc.property(anyMoment, ({ run, step }) => {
        for (const { choices } of asked(run, step)) {
          const numbers = choices.flatMap(({ value }) => (value.as === 'number' ? [value.number] : []));
          expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
          counted += numbers.length;
        }
      }),
      RUNS,
    );
    expect(counted).toBeGreaterThan(100);
  });

  test('says a second mistake of a choice only where it is another one, and in the same sentence form', () => {
    let doubled = 0;
    fc.assert(
      fc.property(anyMoment, ({ run, step }) => {
        for (const question of asked(run, step)) {
          for (const choice of question.choices.filter(({ also }) => also !== undefined)) {
            doubled++;
            expect(choice.also).not.toBe(choice.confusion);
            expect(choice.confusion).not.toBeNull();
            expect(mistakeWords(question, choice, 'blank')).toMatch(/^[A-E] .+\. Or it .+\.$/);
          }
        }
      }),
      RUNS,
    );
    expect(doubled).toBeGreaterThan(20);
  });

  test('names only existing nodes, with their boards', () => {
    fc.assert(
      fc.property(anyMoment, ({ run, step }) => {
        const facts = factsOf(run);
        for (const { about, choices } of asked(run, step)) {
          const named = [about, ...choices.map(({ value }) => value)].filter((value) => value?.as === 'node');
          for (const { node, cells } of named) {
            expect(node).toBeLessThan(run.reader.nodesAt(step));
            expect(cells.join()).toBe(facts.boards[node]);
          }
        }
      }),
      RUNS,
    );
  });

  test('is the same again, and wherever the search is stopped later', () => {
    fc.assert(
      fc.property(anyRecipe, fc.nat(), fc.nat(), (recipe, at, more) => {
        const whole = searched(recipe);
        const { expansions } = whole.reader;
        fc.pre(expansions > 1);
        const step = at % (expansions - 1);
        const stopped = searched(recipe, step + 1 + (more % (expansions - step)));
        const before = asked(stopped, step).filter(({ kind }) => kind !== 'shortest' && kind !== 'promised');
        expect(before).toEqual(asked(whole, step).filter(({ kind }) => kind !== 'shortest' && kind !== 'promised'));
        expect(before).toEqual(JSON.parse(JSON.stringify(before)) as EngineQuestion[]);
      }),
      RUNS,
    );
  });

  test('is the same in all runs that have come the same way, whatever comes later', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyRecipe, fc.nat(12), (recipe, depth) => {
        const limits = { ...recipe.options.limits, depth };
        const [run, other] = [recipe, { ...recipe, options: { ...recipe.options, limits } }].map((each) =>
          searched(each),
        );
        for (let step = 0; haveComeSameWay(run, other, step + 1); step++) {
          compared++;
          const [questions, others] = [run, other].map((each) => asked(each, step));
          expect(others.filter(({ kind }) => kind !== 'shortest' && kind !== 'promised')).toEqual(
            questions.filter(({ kind }) => kind !== 'shortest' && kind !== 'promised'),
          );
        }
      }),
      RUNS,
    );
    expect(compared).toBeGreaterThan(1000);
  });
});

test('the kinds that are offered follow from what is known, and miss none but that of a goal still to come', () => {
  fc.assert(
    fc.property(anyMoment, ({ run, step }) => {
      const known = { ...run, reader: knownAt(run.reader, momentAfter(run.reader, step)) };
      const offered = offeredAt(run, step);
      expect(offeredAt(known, step)).toEqual(offered);
      const missed = questionsAt(run, step).filter((kind) => !offered.includes(kind));
      expect(missed.filter((kind) => kind !== 'goal-now')).toEqual([]);
    }),
    RUNS,
  );
});

test('the cheapest move is not offered where every tile costs the same', () => {
  const offeredWith = (costs: readonly number[]) => offeredAt(runOf({ puzzle: { ...CASE_1, costs } }), 3);
  expect(offeredWith([1, 9, 2, 3, 1, 2, 5, 1])).toContain('cheapest-move');
  expect(offeredWith([5, 5, 5, 5, 5, 5, 5, 5])).not.toContain('cheapest-move');
});

/** Whether two runs have taken the same nodes, with the same successors, up to `step`, and both go on to there. */
function haveComeSameWay(run: AskedRun, other: AskedRun, step: number): boolean {
  const [way, otherWay] = [run, other].map(({ reader }) => {
    const nodes = reader.nodesAt(step);
    const columns = [reader.parent, reader.edge, reader.g, reader.h].map((column) => column.subarray(0, nodes).join());
    return JSON.stringify([reader.expanded.subarray(0, step).join(), reader.isFoundAtOnce(nodes - 1), ...columns]);
  });
  return step <= Math.min(run.reader.expansions, other.reader.expansions) && way === otherWay;
}

/** Many questions of many runs. */
function sample(): EngineQuestion[] {
  const questions: EngineQuestion[] = [];
  const runs = fc.sample(anyRecipe, 250).map((recipe: Recipe) => searched(recipe));
  for (const run of runs) {
    const { expansions } = run.reader;
    for (const step of [0, 1, 2, 5, 9, 20, 50, expansions - 1, expansions]) {
      if (step >= 0 && step <= expansions) questions.push(...asked(run, step));
    }
  }
  return questions;
}

describe('many questions', () => {
  const questions = sample();

  test('are of every kind', () => {
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(SINGLE_KINDS));
  });

  test('make every letter right about equally often', () => {
    const share = (letter: Letter, among: readonly EngineQuestion[]): number =>
      among.filter(({ answer }) => answer === letter).length / among.length;
    const free = questions.filter(({ kind }) => kind !== 'new-states'); // its choices are the numbers from 0 to 4 themselves
    const full = free.filter(({ choices }) => choices.length === LETTERS.length);
    for (const letter of LETTERS) {
      expect(share(letter, free)).toBeLessThan(0.4);
      expect(share(letter, full)).toBeGreaterThan(0.12);
      expect(share(letter, full)).toBeLessThan(0.28);
    }
  });
});

describe('nothing is asked', () => {
  test('about the next state where nothing else waits', () => {
    fc.assert(
      fc.property(anyMoment, ({ run, step }) => {
        const { reader } = run;
        const isChoice = step < reader.expansions && reader.waitingAt(step).length > 1;
        const { boards } = factsOf(run);
        const states = new Set(Array.from(reader.waitingAt(step), (node) => boards[node]));
        if (!isChoice) expect(ask('next', run, step)).toBe(null);
        else if (states.size > 1) expect(ask('next', run, step)).not.toBe(null);
      }),
      RUNS,
    );
  });

  test('about f where an iteration begins, or before anything was taken', () => {
    const run = runOf({ strategy: 'idastar', heuristic: 'misplaced' });
    const { firstExpansion, iterations } = run.reader;
    expect(iterations).toBeGreaterThan(1);
    for (const step of firstExpansion.subarray(0, iterations)) expect(ask('f-grows', run, step)).toBe(null);
    expect(ask('f-grows', run, firstExpansion[1] + 1)).not.toBe(null);
    expect(ask('f-grows', runOf({ strategy: 'bfs' }), 3)).toBe(null);
    expect(ask('f', runOf({ strategy: 'bfs' }), 3)).toBe(null);
  });

  test('about the goal where it is far, or where two halves look for each other', () => {
    expect(ask('goal-now', runOf(), 3)).toBe(null);
    const start = applyAction(CASE_1.goal, 0, 3, 3)!;
    for (const puzzle of [CASE_1, { ...CASE_1, start }]) {
      const both = runOf({ strategy: 'bidirectional', puzzle });
      for (let step = 0; step <= both.reader.expansions; step++) expect(ask('goal-now', both, step)).toBe(null);
    }
  });

  test('about a goal that waits and is generated once more', () => {
    const goal = [1, 2, 3, 0];
    const space = new StateSpace(goal, 2, 2);
    const start = space.graph.cellsOf(space.statesAt(space.depth)[0]);
    const run = runOf({ strategy: 'bfs', duplicates: 'kept', puzzle: { rows: 2, cols: 2, start, goal } });
    const { reader } = run;
    const { boards } = factsOf(run);
    const goals = Array.from({ length: reader.nodes }, (_, node) => node).filter(
      (node) => boards[node] === goal.join(),
    );
    expect(goals.length).toBeGreaterThan(1);
    const [first, ...again] = goals.map((node) => ask('goal-now', run, reader.generatedAt(node) - 1));
    expect(first).not.toBe(null);
    for (const question of again) expect(question).toBe(null);
  });

  test('about the solution before it is found, or where no move is needed', () => {
    const run = runOf();
    expect(ask('shortest', run, run.reader.expansions - 1)).toBe(null);
    expect(ask('shortest', run, run.reader.expansions)).not.toBe(null);
    const solved = runOf({ puzzle: { ...CASE_1, start: CASE_1.goal } });
    expect(questionsAt(solved, solved.reader.expansions)).not.toContain('shortest');
    expect(ask('solvable', solved, 0)).toBe(null);
    expect(ask('solvable', run, 1)).toBe(null);
  });

  test('about a factor where there is none', () => {
    const words = (weight: number): (string | number)[] => {
      const run = runOf({ strategy: 'weighted-astar', weight });
      const { choices } = ask('shortest', run, run.reader.expansions)!;
      return choices.map(({ value }) => (value.as === 'word' ? value.word : '')).toSorted();
    };
    expect(words(1)).toEqual(['if-order', 'sure', 'unsure']);
    expect(words(1.5)).toEqual(['bounded', 'if-taken', 'sure', 'unsure']);
  });
});

const rightWord = ({ choices, answer }: EngineQuestion): string => {
  const { value } = choiceOf({ choices }, answer);
  return value.as === 'word' ? value.word : '';
};

/** What is asked at the end of a run about a shortest solution. */
const askedOfShortest = (run: AskedRun) => ask('shortest', run, run.reader.expansions);

describe('whether a search promises a shortest solution', () => {
  test('is asked of the search; of a solution that is sure to be a shortest one, the reason says so', () => {
    let certain = 0;
    fc.assert(
      fc.property(anyRecipe, (recipe) => {
        const run = searched(recipe);
        const question = askedOfShortest(run);
        if (question === null) return;
        const { certain: told } = question.grounds;
        const length = lengthOf(run);
        const { usesHeuristic } = STRATEGIES[run.options.strategy];
        const isWithinH = usesHeuristic && run.h.admissible && length <= run.reader.h[0] + 1;
        if (rightWord(question) !== 'sure' && isWithinH) expect(told).toMatchObject({ length });
        if (told === null) return;
        certain++;
        expect(told).toEqual({ least: told.least, length: shortestOf(run) });
        expect(told.least).toBeLessThanOrEqual(length);
        expect(reasonWords(question, 'blank')).toContain('This one is a shortest one all the same');
      }),
      { numRuns: 2 * RUNS.numRuns },
    );
    expect(certain).toBeGreaterThan(20);
    expect(questionWords(askedOfShortest(runOf())!)).toBe(
      'Does this search promise a shortest solution, whatever the start?',
    );
  });

  test('has no wrong letter that says a general truth: that the goal test of UCS and A* has to wait', () => {
    const puzzle = { rows: 2, cols: 2, start: [0, 1, 3, 2], goal: [1, 2, 3, 0] };
    const offers = (change: Parameters<typeof runOf>[0]): boolean =>
      askedOfShortest(runOf({ puzzle, ...change }))!.choices.some(
        ({ value }) => value.as === 'word' && value.word === 'if-taken',
      );
    const offering = (Object.keys(STRATEGIES) as StrategyId[]).filter((strategy) =>
      (['expansion', 'generation'] as const).some((goalTest) => offers({ strategy, goalTest })),
    );
    expect(offering.sort()).toEqual(['bfs', 'dfs', 'greedy', 'iddfs', 'weighted-astar']);
    for (const strategy of ['astar', 'idastar'] as const)
      expect(offers({ strategy, heuristic: 'manhattan-times' })).toBe(true);
  });
});

test('f is asked of one successor as well as of another', () => {
  const run = runOf({ strategy: 'ucs' });
  const { reader } = run;
  const places = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((step) => {
    const fresh = reader.waitingAt(step).filter((node) => reader.generatedAt(node) === step);
    return fresh.length > 1 ? [fresh.indexOf(ask('f', run, step)!.about!.node)] : [];
  });
  expect(places).not.toContain(-1);
  expect(new Set(places).size).toBeGreaterThan(1);
});

test.each([
  [10, 1, 'first-far-more'],
  [19, 2, 'first-more'],
  [2, 1, 'first-more'],
  [19, 10, 'as-many'],
  [7, 7, 'as-many'],
  [3, 6, 'second-more'],
  [3, 30, 'second-far-more'],
])('of %i and %i nodes the answer is %s', (first, second, word) => {
  const named = (expansions: number): NamedRun => ({
    name: 'a search',
    run: { ...runOf(), reader: Object.assign(new TraceReader(), { status: 'solved', expansions }) },
  });
  const { choices, answer } = askOfTwo(named(first), named(second))!;
  const right = choices.find(({ letter }) => letter === answer)!;
  expect(right.value).toEqual({ as: 'word', word });
  const words = choices.map(({ value }) => (value.as === 'word' ? value.word : ''));
  expect(words).toEqual(['first-far-more', 'first-more', 'as-many', 'second-more', 'second-far-more']);
});

test('two searches are compared by what they expand, whichever comes first', () => {
  const pair = fc.tuple(anyRecipe, anyRecipe).map(([one, other]) => [one, { ...other, puzzle: one.puzzle }] as const);
  const comparable = pair.filter(([one, other]) => [one, other].every(({ heuristic }) => heuristic !== 'max'));
  let count = 0;
  fc.assert(
    fc.property(comparable, (recipes) => {
      const [first, second] = recipes.map((recipe) => ({ name: recipe.options.strategy, run: searched(recipe) }));
      const question = askOfTwo(first, second);
      const isSolved = [first, second].every(
        ({ run: { reader } }) => reader.status === 'solved' && reader.expansions > 0,
      );
      expect(question !== null).toBe(isSolved);
      if (question === null) return;
      count++;
      const facts = factsOf(first.run);
      const [more, fewer] =
        facts.run.reader.expansions > second.run.reader.expansions ? ['first', 'second'] : ['second', 'first'];
      const isEqual = facts.run.reader.expansions === second.run.reader.expansions;
      for (const { letter, value, confusion } of question.choices) {
        expect(isRightHere(facts, question, value)).toBe(letter === question.answer);
        const word = value.as === 'word' ? value.word : '';
        expect(confusion === 'wrong-search').toBe(!isEqual && word.startsWith(fewer));
        if (confusion === 'too-many-times') expect(isEqual || word.startsWith(more)).toBe(true);
      }
    }),
    RUNS,
  );
  expect(count).toBeGreaterThan(20);
});
