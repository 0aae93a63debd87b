import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadQuestionKinds } from './questionKinds.svelte.ts';
import { opened } from '../app/app.fixture.ts';
import type { EngineQuestion } from '../../shared/ask/kinds/questions.ts';
import { totalOf } from '../../shared/ask/votes.ts';
import { STRATEGIES, type StrategyId } from '../../shared/engine/strategy.ts';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { NONE } from '../../shared/trace/trace.ts';

async function setUp(step = 5) {
  const { app } = await opened();
  app.main.view.jump(step);
  return { app, main: app.main, asking: app.main.asking, player: app.main.player };
}

describe('while a question is open', () => {
  test('the step stands still, and what comes is hidden', async () => {
    const { main, asking, player } = await setUp();
    expect(await asking.begin('next')).toBe(true);
    expect(player.ended).toBe(false);
    expect(player.steps).toBe(5);
    for (const move of [
      () => main.view.stepBy(1),
      () => main.view.stepBy(-1),
      () => main.view.jump(Infinity),
      () => main.view.stepWithin(-1),
      () => main.view.drive((player) => player.play()),
    ]) {
      move();
      expect([player.step, player.playback, main.view.fine.place]).toEqual([5, 'paused', null]);
    }
  });

  test('its nodes have letters in the tree, until they are put away', async () => {
    const { main, asking } = await setUp();
    await asking.begin('next');
    expect(new Set(main.view.asked!.signs.values())).toEqual(
      new Set(asking.question!.choices.map(({ letter }) => letter)),
    );
    asking.showsLetters = false;
    expect(main.view.asked!.signs.size).toBe(0);
  });

  test.each(['f', 'h'] as const)('nothing reveals %s before the answer', async (kind) => {
    const { main, asking } = await setUp(1);
    expect(main.view.asked).toBeNull();
    await asking.begin(kind);
    expect(main.view.asked!.unkeyed).toBe(asking.question!.about!.node);
    expect(main.view.asked!.signs.get(asking.question!.about!.node)).toBe('?');
    asking.reveal();
    expect(main.view.asked!.unkeyed).toBe(NONE);
  });

  test('the tree has no scale of colours while its colours are put away, and has it again after the answer', async () => {
    const { main, asking } = await setUp(1);
    main.treeLook.colouredBy = 'h';
    await asking.begin('h');
    expect(main.view.colouring).toBeNull();
    asking.reveal();
    expect(main.view.colouring).toBe(main.view.scale);
    main.treeLook.colouredBy = null;
  });

  test('hands are counted in two rounds, and a round that is closed does not change', async () => {
    const { asking } = await setUp();
    await asking.begin('next');
    asking.vote('A', 1);
    asking.vote('A', 1);
    asking.vote('B', 1);
    asking.vote('A', -1);
    asking.discuss();
    asking.vote('B', 1);
    expect(asking.votes.map(totalOf)).toEqual([2, 1]);
    expect(asking.canDiscuss).toBe(false);
    asking.discuss();
    asking.reveal();
    asking.vote('B', 1);
    expect(asking.votes.map(({ counts, isClosed }) => [counts[0], counts[1], isClosed])).toEqual([
      [1, 1, true],
      [0, 1, true],
    ]);
  });

  test('why there is no further round is said as it is', async () => {
    const { asking } = await setUp();
    await asking.begin('next');
    expect(asking.whyNoRound).toBeNull();
    asking.reveal();
    expect(asking.whyNoRound).toBe('The answer is already shown.');
    await asking.begin('next');
    asking.discuss();
    expect(asking.whyNoRound).toBe('A question has at most two rounds of votes.');
  });

  test('why it hides no f and h is said as it is', async () => {
    const { main, asking } = await setUp();
    const { puzzle, search } = main.player.opened!;
    await asking.begin('next');
    expect(asking.whyNoKeys).toBeNull();
    asking.poseOwn({ puzzle, searches: [search], step: 5, text: 'Which?', choices: asking.question!.choices });
    expect([asking.hasKeys, asking.whyNoKeys]).toEqual([false, 'This question hides neither f nor h.']);
    await main.setSearch({ algorithm: 'bfs' });
    await main.player.untilArrived(6);
    main.view.jump(5);
    await asking.begin('next');
    expect([asking.hasKeys, asking.whyNoKeys]).toEqual([false, 'This search has no h to work out.']);
  });

  test('votes for a letter are out of sight until the vote closes, unless the teacher wants to see them', async () => {
    const { app, asking } = await setUp();
    await asking.begin('next');
    asking.vote('A', 1);
    expect(asking.showsVotes).toBe(false);
    asking.discuss();
    asking.vote('B', 1);
    expect(asking.showsVotes).toBe(false);
    asking.toggleVotes();
    expect([asking.showsVotes, app.settings.now.showsVotes]).toEqual([true, true]);
    asking.toggleVotes();
    expect(asking.showsVotes).toBe(false);
    asking.reveal();
    expect(asking.showsVotes).toBe(true);
  });

  test('another kind can be asked in its place, until hands are counted', async () => {
    const { asking } = await setUp();
    await asking.begin('next');
    const kinds = new Set<string>();
    while (!kinds.has(asking.question!.kind)) {
      kinds.add(asking.question!.kind);
      expect(asking.changeToNext()).toBe(true);
    }
    expect([...kinds]).toEqual(asking.kinds);
    asking.vote('A', 1);
    expect(asking.whyNoOther).not.toBeNull();
    expect(asking.changeToNext()).toBe(false);
    expect(asking.votes.map(totalOf)).toEqual([1]);
    asking.vote('A', -1);
    expect(asking.change('f')).toBe(true);
    asking.reveal();
    expect(asking.changeToNext()).toBe(false);
  });

  test('skipping it leaves everything as it was', async () => {
    const { main, asking, player } = await setUp();
    await asking.begin('next');
    asking.close();
    expect([player.step, player.ended, main.asked, main.hidesNext]).toEqual([5, true, null, false]);
    main.view.stepBy(1);
    expect(player.step).toBe(6);
  });

  test('another search, or another puzzle, ends it', async () => {
    const { main, asking } = await setUp();
    await asking.begin('next');
    await main.setSearch({ algorithm: 'bfs' });
    expect(asking.question).toBeNull();
  });
});

test('the answer to what comes next is the next step, whatever the search', async () => {
  const { main, asking, player } = await setUp(0);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(STRATEGIES) as StrategyId[])),
      fc.nat({ max: 30 }),
      async (algorithm, at) => {
        await main.setSearch({ algorithm });
        await player.untilEnded();
        main.view.jump(at % player.steps);
        const { step } = player;
        fc.pre(await asking.begin('next'));
        const { choices, answer } = asking.question as EngineQuestion;
        const { value } = choices.find(({ letter }) => letter === answer)!;
        asking.reveal();
        expect(player.step).toBe(step + 1);
        expect(value).toMatchObject({ as: 'node', node: main.view.current });
        asking.close();
      },
    ),
    { numRuns: 25 },
  );
});

test('the moments of the search on show are found part by part, and anew in another search', async () => {
  const { main, asking } = await setUp(0);
  const { target } = main;
  await loadQuestionKinds();
  while (target.lookOn(2));
  const ofAstar = target.occasions;
  expect(ofAstar.map(({ id }) => id)).toContain('tie');
  await main.setSearch({ algorithm: 'bfs' });
  await main.player.untilEnded();
  while (target.lookOn(50));
  expect(target.occasions.length).toBeGreaterThan(2);
  expect(target.occasions).not.toEqual(ofAstar);
  for (const occasion of target.occasions) {
    await main.askAt(occasion);
    expect(asking.question).toMatchObject({ kind: occasion.kind, step: occasion.step });
    asking.close();
  }
});

test('where a search leaves the shortest path is found once distances are known', async () => {
  const { app, main } = await setUp(0);
  const puzzle = { rows: 2, cols: 3, start: [4, 1, 3, 2, 0, 5], goal: [1, 2, 3, 4, 5, 0] };
  await app.current.showPuzzle(puzzle);
  await main.setSearch({ algorithm: 'dfs' });
  await main.player.untilEnded();
  const { target } = main;
  await loadQuestionKinds();
  const ids = (): string[] => {
    while (target.lookOn());
    return target.occasions.map(({ id }) => id);
  };
  expect(ids()).not.toContain('leaves-shortest');
  const space = new StateSpace(puzzle.goal, 2, 3);
  target.learn(app.current.puzzle!, (cells) => space.distanceOf(cells));
  expect(ids()).toContain('leaves-shortest');
});

test('a key goes from moment to moment worth a question, and says where there is none', async () => {
  const { asking, player } = await setUp(0);
  const steps: number[] = [];
  while (await asking.beginAtNextOccasion()) {
    expect(asking.question!.step).toBe(player.step);
    steps.push(player.step);
    asking.close();
  }
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(new Set(steps).size).toBe(steps.length);
  expect(steps.length).toBeGreaterThan(2);
});
