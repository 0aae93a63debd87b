/** Votes on questions: kept with their answer, listed, and asked again. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { opened, parts, quiet } from '../../app/app.fixture.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { SavedQuestion } from '../../../shared/contract/questions.ts';
import { openQuestion } from './askedAgain.ts';
import { Comparison } from '../../compare/comparison.svelte.ts';
import { deleteRows } from '../deleting.ts';

async function setUp() {
  const all = await opened();
  const { app } = all;
  const { main, library, settings } = app;
  /** Asks after a step, has so many hands counted for A, and reveals. */
  const ask = async (step: number, hands: number, classLabel = 'CS 101'): Promise<void> => {
    settings.remember({ classLabel });
    main.asking.close();
    main.view.jump(step);
    await main.asking.begin('next');
    main.asking.vote('A', hands);
    main.asking.reveal();
    await quiet();
  };
  const listed = (): readonly SavedQuestion[] => library.questions.rows;
  const comparison = new Comparison(app, main);
  onTestFinished(() => comparison.close());
  return { ...all, main, asking: main.asking, library, settings, ask, listed, comparison };
}

describe('the votes on a question', () => {
  test('are kept when it is revealed, with the class, the puzzle, the search and the step, and no notice says so', async () => {
    const { app, ask, asking, listed } = await setUp();
    await ask(5, 3);
    const { shown, notice } = parts(app);
    const { puzzle, puzzleId, title } = shown!;
    expect(listed()).toMatchObject([
      { puzzle, puzzleId, title, classLabel: 'CS 101', kind: 'next', step: 5, searches: [app.main.search] },
    ]);
    const [counts] = listed()[0]!.votes.map((round) => round.counts);
    expect([counts![0], asking.kept.standing, notice]).toEqual([3, 'kept', null]);
    expect(app.library.questions.classes).toEqual([{ classLabel: 'CS 101', questionCount: 1 }]);
  });

  test('follow a new name of their puzzle, in the list and in what is searched', async () => {
    const { app, ask, listed, library } = await setUp();
    await ask(5, 3);
    const { puzzleId } = app.current.shown!;
    await app.changes.library.editPuzzle({ puzzleId: puzzleId!, change: { title: 'A new name' } });
    await quiet();
    expect(listed().map(({ title }) => title)).toEqual(['A new name']);
    await library.questions.want({ text: 'new name' });
    expect(listed()).toHaveLength(1);
  });

  test('are not kept where nobody voted, nor of a question that is skipped', async () => {
    const { asking, main, ask, listed } = await setUp();
    await ask(5, 0);
    main.view.jump(3);
    await asking.begin('next');
    asking.vote('A', 4);
    asking.close();
    await quiet();
    expect([listed(), asking.kept.standing]).toEqual([[], 'none']);
  });

  test('of a second round without votes are those of the first', async () => {
    const { asking, main, listed } = await setUp();
    main.view.jump(5);
    await asking.begin('next');
    asking.vote('B', 2);
    asking.discuss();
    asking.reveal();
    await quiet();
    expect(listed()[0]!.votes).toHaveLength(1);
  });

  test('that cannot be saved are reported once, and saved as soon as that works', async () => {
    const { app, way, ask, asking, listed } = await setUp();
    way.refusals.set('questions.save', new AppError('store-full', 'The disk is full.'));
    await ask(5, 1);
    expect(parts(app).notice?.text).toBe(
      'The votes could not be saved yet; Searchlight will try again. The disk is full.',
    );
    app.notices.shown = null;
    await ask(3, 2);
    expect([parts(app).notice, asking.kept.standing]).toEqual([null, 'late']);
    way.refusals.clear();
    asking.close();
    await quiet();
    expect(
      listed()
        .map(({ step }) => step)
        .sort(),
    ).toEqual([3, 5]);
  });
});

describe('how the same question went the last time', () => {
  test('is shown after the answer, and not before', async () => {
    const { ask, asking, main, way } = await setUp();
    await ask(5, 3);
    expect(asking.kept.before).toBeNull();
    asking.close();
    main.view.jump(5);
    way.calls.length = 0;
    await asking.begin('next');
    asking.vote('B', 1);
    await quiet();
    expect([asking.kept.before, way.paramsOf('questions.last')]).toEqual([null, []]);
    asking.reveal();
    await quiet();
    expect(asking.kept.before?.votes[0]!.counts[0]).toBe(3);
    asking.close();
    expect(asking.kept.before).toBeNull();
  });

  test('is not shown where its choices were others, or for another step', async () => {
    const { ask, asking, way } = await setUp();
    await ask(5, 3);
    await ask(3, 1);
    expect(asking.kept.before).toBeNull();
    way.changes.set('questions.last', (answer) => {
      const { choices, ...rest } = answer as SavedQuestion;
      return { ...rest, choices: choices.toReversed() };
    });
    await ask(5, 1);
    expect(asking.kept.before).toBeNull();
  });
});

describe('the questions of the library', () => {
  test('are listed by class and words, and the other way round', async () => {
    const { library, ask, listed } = await setUp();
    await ask(5, 1, 'CS 9');
    await ask(3, 1, 'CS 10');
    const steps = (): number[] => listed().map(({ step }) => step);
    expect(library.questions.classes.map(({ classLabel }) => classLabel)).toEqual(['CS 9', 'CS 10']);
    await library.questions.want({ classLabel: 'CS 9' });
    expect([steps(), library.questions.isNarrowed]).toEqual([[5], true]);
    await library.questions.want({ classLabel: '', text: '10' });
    expect(steps()).toEqual([3]);
    await library.questions.want({ text: '' });
    const before = steps();
    await library.questions.orderBy({ descending: false });
    expect(steps()).toEqual(before.toReversed());
  });

  test('are deleted and come back; the list of a class that has none any more is that of all', async () => {
    const { app, library, ask, listed } = await setUp();
    await ask(5, 1, 'CS 9');
    await ask(3, 1, 'CS 10');
    await library.questions.want({ classLabel: 'CS 9' });
    await deleteRows(app, 'question', [listed()[0]!]);
    expect([library.questions.wanted.classLabel, listed().map(({ step }) => step)]).toEqual([undefined, [3]]);
    await app.notices.undo();
    expect(listed()).toHaveLength(2);
  });

  test('are asked again at their step, and nothing of what comes is shown before', async () => {
    const { app, main, asking, ask, listed, way, comparison } = await setUp();
    await ask(5, 3);
    const [saved] = listed();
    await main.setSearch({ algorithm: 'bfs' });
    app.navigation.show('library');
    const release = way.hold('searches.advance');
    const open = openQuestion(app, comparison, saved!);
    await quiet();
    expect(main.hidesNext).toBe(true);
    release();
    await open;
    expect([app.navigation.view, main.player.step, asking.isWaiting]).toEqual(['search', 5, true]);
    expect(asking.question!.choices.map(({ value }) => value)).toEqual(saved!.choices.map(({ value }) => value));
    expect(main.search.algorithm).toBe('astar');
    asking.close();
    expect(main.hidesNext).toBe(false);
  });

  test('about two searches are asked again in Compare as soon as both have ended, and nothing reveals the answer before', async () => {
    const { app, listed, comparison, way } = await setUp();
    const { navigation, current } = app;
    const show = vi.spyOn(navigation, 'show').mockImplementation((view) => {
      navigation.view = view;
      if (view === 'compare') comparison.enter(); // as the view does
    });
    onTestFinished(() => show.mockRestore());
    navigation.show('compare');
    await comparison.untilEnded();
    await comparison.asking.begin('more');
    comparison.asking.vote('B', 4);
    comparison.asking.reveal();
    await quiet();
    const [saved] = listed();
    expect([saved?.kind, saved?.votes[0]!.counts[1]]).toEqual(['more', 4]);
    navigation.show('library');
    comparison.replace(saved!.searches.toReversed());
    await current.shuffle();
    const release = way.hold('searches.advance');
    const open = openQuestion(app, comparison, saved!);
    await quiet();
    expect([comparison.hidesNext, comparison.asking.isWaiting]).toEqual([true, false]);
    release();
    await open;
    const { question } = comparison.asking;
    expect([navigation.view, comparison.asking.isWaiting, question?.kind]).toEqual(['compare', true, 'more']);
    expect(question!.choices.map(({ value }) => value)).toEqual(saved!.choices.map(({ value }) => value));
    comparison.asking.close();
    expect(comparison.hidesNext).toBe(false);
  });

  test('that make no sense any more are not shown as if they did', async () => {
    const { app, asking, ask, listed, comparison } = await setUp();
    await ask(5, 3);
    await openQuestion(app, comparison, { ...listed()[0]!, step: 9_999 });
    expect([asking.question, parts(app).notice?.text]).toEqual([
      null,
      'The search does not ask this any more: it has changed since.',
    ]);
  });

  test('whose search cannot be opened leave the reason, and not one that is wrong', async () => {
    const { app, asking, ask, listed, comparison, way } = await setUp();
    await ask(5, 3);
    way.refusals.set('searches.start', new AppError('too-many', '8 searches are open already.'));
    await openQuestion(app, comparison, listed()[0]!);
    expect([asking.question, parts(app).notice?.text]).toEqual([null, '8 searches are open already.']);
  });

  test('are not asked about another search, which was begun while theirs was opened', async () => {
    const { app, asking, ask, listed, comparison, way, main } = await setUp();
    await ask(5, 3);
    const [saved] = listed();
    app.notices.shown = null;
    const own = { ...saved!, kind: 'own', text: 'Which?' } as const;
    const release = way.hold('searches.start');
    const open = openQuestion(app, comparison, own);
    await quiet();
    const next = main.setSearch({ algorithm: 'bfs' });
    release();
    await Promise.all([open, next]);
    expect([asking.question, parts(app).notice?.text ?? null]).toEqual([null, null]);
    expect([main.player.opened?.search.algorithm, main.hidesNext]).toEqual(['bfs', false]);
  });
});
