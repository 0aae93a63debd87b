import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { opened } from '../app/app.fixture.ts';
import { filledRightly } from '../../shared/ask/kinds/filledRightly.fixture.ts';
import { HAND_WORK } from '../../shared/contract/handWork.ts';
import { HAND_PARTS, type HandPart } from '../../shared/ask/handParts.ts';
import { ALL_NODES } from '../run/runOwner.ts';
import { askedRunOf } from './askedRunOf.ts';
import { loadQuestionKinds } from './questionKinds.svelte.ts';
import { STRATEGIES, type StrategyId } from '../../shared/engine/strategy.ts';

/** `handParts`: what is filled in; by default only nodes are pointed at. */
async function setUp(step = 0, handParts: readonly HandPart[] = []) {
  const { app } = await opened();
  const { main } = app;
  await loadQuestionKinds();
  app.settings.remember({ handParts });
  main.view.jump(step);
  main.beginByHand();
  const taken = (): number => main.player.arrived.expanded[main.player.step];
  const wrong = (): number => main.hand.waiting.find((node) => node !== taken())!;
  return { main, hand: main.hand, player: main.player, taken, wrong };
}

describe('a search by hand', () => {
  test('takes the step of the node that is pointed at, in the tree and in the list', async () => {
    const { main, hand, player, taken } = await setUp(2);
    main.view.select(taken());
    expect([player.step, hand.mistake, main.view.selected]).toEqual([3, null, -1]);
    hand.point(taken());
    expect([player.step, hand.score.right]).toEqual([4, 2]);
  });

  test('holds the step after a mistake, marks the right node, and counts the first answer alone', async () => {
    const { main, hand, player, taken, wrong } = await setUp(2);
    hand.point(wrong());
    expect(player.step).toBe(2);
    expect(new Map(main.view.asked!.signs)).toEqual(
      new Map([
        [hand.mistake!.pointedAt, '✗'],
        [taken(), '✓'],
      ]),
    );
    hand.point(wrong());
    expect(player.step).toBe(2);
    hand.point(taken());
    expect([player.step, hand.mistake]).toEqual([3, null]);
    expect(hand.score).toMatchObject({ answers: 1, right: 0 });
  });

  test('lets nothing else move the step, and hides what comes, until it is left', async () => {
    const { main, player } = await setUp(5);
    main.view.stepBy(1);
    main.view.jump(0);
    main.view.stepWithin(-1);
    expect([player.step, player.steps, player.ended]).toEqual([5, 5, false]);
    main.hand.leave();
    expect([main.hidesNext, main.view.asked, player.ended]).toEqual([false, null, true]);
  });

  test('ends with another search, and begins at the start where the search has ended', async () => {
    const { main, hand, player } = await setUp(Infinity);
    expect([player.step, hand.isWaiting]).toEqual([0, true]);
    await main.setSearch({ algorithm: 'bfs' });
    expect([hand.isOn, main.hidesNext]).toEqual([false, false]);
  });

  test('can be stopped, gone on with, and performed again', async () => {
    const { main, hand, player, taken } = await setUp(1);
    hand.point(taken());
    hand.stop();
    hand.point(taken());
    expect([player.step, main.view.asked]).toEqual([2, null]);
    hand.goOn();
    hand.point(taken());
    expect([player.step, hand.score.right]).toEqual([3, 2]);
    hand.stop();
    hand.again();
    expect([player.step, hand.score.answers, hand.isWaiting]).toEqual([1, 0, true]);
  });

  test('gone on with from an earlier step, it could no longer be saved', async () => {
    const { main, hand, player, taken, wrong } = await setUp(1);
    hand.point(taken());
    hand.point(wrong());
    hand.stop();
    main.view.jump(0);
    hand.goOn();
    for (let times = 0; times < 3; times++) hand.point(taken());
    expect(player.step).toBe(3);
    expect(v.parse(HAND_WORK, hand.work).steps.map(({ step }) => step)).toEqual([0, 1, 2]);
    expect(hand.score).toMatchObject({ answers: 3, right: 2 });
  });

  test('keys walk through all that wait, and round', async () => {
    const { main, hand } = await setUp(4);
    const seen = hand.waiting.map(() => (hand.walk(1), main.view.hovered));
    expect(seen).toEqual(hand.waiting);
    hand.walk(1);
    expect(main.view.hovered).toBe(hand.waiting[0]);
    hand.walk(-1);
    expect(main.view.hovered).toBe(hand.waiting.at(-1));
  });
});

test('always right, one reaches the end of any search; roots of iterations are expanded automatically', async () => {
  const { main, hand, player, taken } = await setUp();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...(Object.keys(STRATEGIES) as StrategyId[])), async (algorithm) => {
      await main.setSearch({ algorithm });
      await player.untilEnded();
      main.view.jump(Math.max(0, player.steps - 60));
      main.beginByHand();
      while (hand.isWaiting) {
        expect(hand.waiting).toContain(taken());
        hand.point(taken());
      }
      expect(player.atEnd).toBe(true);
      expect(hand.score.right).toBe(hand.score.answers);
    }),
    { numRuns: 12 },
  );
});

describe('what is filled in', () => {
  test('holds the step until it is right, or its mistakes are looked at', async () => {
    const { main, hand, player, taken } = await setUp(2, HAND_PARTS);
    const right = () => filledRightly(askedRunOf(main.view)!, player.step, hand.parts);
    hand.point(taken());
    expect([player.step, hand.isFilling, hand.mistake]).toEqual([2, true, null]);
    hand.point(taken());
    hand.take();
    expect(player.step).toBe(2);
    hand.fillIn({ ...right(), f: 99 });
    expect([player.step, hand.isFilling]).toEqual([2, false]);
    expect(hand.mistake!.filled!.map(({ confusion }) => confusion)).toEqual([null, null, 'miscounts', null]);
    hand.fillIn(right());
    hand.take();
    hand.point(taken());
    hand.fillIn(right());
    expect([player.step, hand.score]).toEqual([
      4,
      { answers: 10, right: 9, mistakes: [{ confusion: 'miscounts', count: 1 }] },
    ]);
  });

  test('was asked for again after a stop, which shows all of it', async () => {
    const { main, hand, player, taken, wrong } = await setUp(2, HAND_PARTS);
    hand.point(wrong());
    hand.stop();
    expect([hand.held, main.hand.hidesKeys]).toEqual([null, false]);
    hand.goOn();
    expect([player.step, hand.isFilling, hand.mistake!.taken]).toEqual([2, false, taken()]);
    hand.point(taken());
    expect([player.step, hand.score]).toMatchObject([3, { answers: 1, right: 0 }]);
    expect(v.parse(HAND_WORK, hand.work).steps).toMatchObject([{ step: 2, filled: {} }]);
    hand.point(taken());
    expect(hand.isFilling).toBe(true);
  });

  test('is hidden in the tree and the lists, as far as it is asked', async () => {
    const { main, hand } = await setUp(2, ['h']);
    expect([main.view.asked!.unkeyed, main.view.asked!.told]).toEqual([ALL_NODES, ['g']]);
    hand.togglePart('g');
    expect(main.view.asked!.told).toEqual([]);
    hand.togglePart('g');
    hand.togglePart('h');
    expect(main.view.asked!.unkeyed).toBe(-1);
    hand.togglePart('successors');
    expect(main.view.asked!.unkeyed).toBe(-1);
  });

  test('is no longer waited for once every part is switched off', async () => {
    const { hand, player, taken } = await setUp(2, ['g']);
    hand.point(taken());
    expect(player.step).toBe(2);
    hand.togglePart('g');
    expect(player.step).toBe(3);
  });
});
