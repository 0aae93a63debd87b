/** An exported page, done by one person alone: answers instead of hands, and the way to the teacher's library. */
import { describe, expect, test } from 'vitest';
import { opened, quiet } from '../app/app.fixture.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { EngineQuestion } from '../../shared/ask/kinds/questions.ts';
import type { Letter } from '../../shared/ask/question.ts';

const BRINGS = { title: 'Case 1', moment: null, asks: 0, lessons: [] };

async function setUp() {
  const all = await opened(BRINGS);
  const { main, answers } = all.app;
  /** Asks after a step, answers, and reveals; the right letter where none is given. */
  const answer = async (step: number, letter?: Letter): Promise<Letter> => {
    main.asking.close();
    main.view.jump(step);
    await main.asking.begin('next');
    const right = (main.asking.question as EngineQuestion).answer;
    main.asking.vote(letter ?? right, 1);
    main.asking.reveal();
    await quiet();
    return right;
  };
  return { ...all, main, asking: main.asking, answers: answers!, answer };
}

describe('who answers alone', () => {
  test('has one answer, which can be changed until it is revealed', async () => {
    const { main, asking } = await setUp();
    main.view.jump(5);
    await asking.begin('next');
    asking.vote('A', 1);
    asking.vote('B', 1);
    asking.vote('B', 1);
    expect([asking.votes.map(({ counts }) => counts.slice(0, 2)), asking.canDiscuss]).toEqual([[[0, 1]], false]);
    asking.vote('B', -1);
    expect(asking.votes[0]!.counts[1]).toBe(0);
  });

  test('sees nothing before there is an answer', async () => {
    const { main, asking } = await setUp();
    main.view.jump(5);
    await asking.begin('next');
    expect(asking.whyNoReveal).toMatch(/^Choose an answer first/);
    asking.reveal();
    expect(asking.isRevealed).toBe(false);
    asking.vote('A', 1);
    asking.reveal();
    expect([asking.isRevealed, asking.whyNoReveal]).toEqual([true, null]);
  });

  test('counts the right answers, by the first answer to each question', async () => {
    const { answers, asking, answer } = await setUp();
    await answer(5);
    const right = await answer(3, 'A');
    const isA = right === 'A';
    expect([answers.given.length, answers.right, answers.unsaved]).toEqual([2, isA ? 2 : 1, 2]);
    await answer(5, 'A');
    expect([answers.given.length, asking.kept.standing]).toEqual([2, 'again']);
  });

  test('was counted twice on a run of the history, whose options the library writes in another order', async () => {
    const { app, main, answers, asking, answer } = await setUp();
    await main.saveRun();
    await app.library.refresh();
    await main.openRun(app.library.runs.rows[0]!);
    await quiet();
    await answer(5);
    await answer(5, 'A');
    expect([answers.given.length, asking.kept.standing]).toEqual([1, 'again']);
  });

  test('was counted twice where the first answer could not be kept at once', async () => {
    const { way, answers, asking, answer } = await setUp();
    way.refusals.set('questions.save', new AppError('store-full', 'No more room.'));
    await answer(5);
    await answer(5, 'A');
    expect(asking.kept.standing).toBe('again');
    way.refusals.clear();
    await answer(3);
    expect(answers.given.map(({ step }) => step)).toEqual([5, 3]);
  });

  test('lost each search by hand after the 20th', async () => {
    const { main, answers } = await setUp();
    main.view.jump(2);
    main.beginByHand();
    main.hand.point(main.player.arrived.expanded[2]!);
    const work = main.hand.work!;
    for (let beganAtMs = 1; beganAtMs <= 21; beganAtMs++) answers.noteHand({ ...work, beganAtMs });
    expect(answers.hands.map(({ beganAtMs }) => beganAtMs)).toEqual(Array.from({ length: 20 }, (_, at) => at + 2));
  });

  test('takes the answers out under a name', async () => {
    const { api, answers, answer } = await setUp();
    await answer(5);
    await answer(3);
    const questionIds = answers.given.map(({ questionId }) => questionId);
    const label = { name: 'Ada', title: BRINGS.title, lessons: BRINGS.lessons };
    expect(await api.exchange.exportAnswers({ ...label, questionIds })).toMatchObject({ damaged: 0 });
    answers.noteSaved('Ada', questionIds.length, []);
    expect([answers.unsaved, answers.name]).toEqual([0, 'Ada']);
    await expect(api.exchange.exportAnswers({ ...label, name: ' ', questionIds })).rejects.toThrow(/name/);
  });
});
