/** What can be open at once, in all pairs: every key belongs to one command, and to what is in front. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { VIEW_IDS } from '../../shared/contract/views.ts';
import { LESSONS } from '../../shared/lesson/lessons.ts';
import { Commands, type CommandGroup } from '../program/commands.svelte.ts';
import { quiet } from './app.fixture.ts';
import { opened } from './shell.fixture.ts';

type Opened = Awaited<ReturnType<typeof opened>>;

/** What opens something. */
const OPENERS: Readonly<Record<string, (page: Opened) => unknown>> = {
  replay({ app, features: { puzzleEditor: editor, play } }) {
    editor.open(app.current.shown!);
    editor.move(0);
    editor.move(2);
    play.toggleReplay();
  },
  presentation: ({ shell }) => shell.presentation.enter(),
  lesson: ({ features }) => features.lessons.begin(LESSONS[0]!),
  hand: ({ app }) => app.main.beginByHand(),
  'hand that is over': ({ app }) => (app.main.beginByHand(), app.main.hand.stop()),
  question: ({ app }) => app.main.asking.begin(),
  answer: async ({ app }) => {
    await app.main.asking.begin();
    app.main.asking.reveal();
  },
  async 'question about two searches'({ features: { comparison } }) {
    comparison.enter();
    await Promise.all(comparison.lanes.map(({ player }) => player.untilEnded()));
    await comparison.asking.begin();
  },
  pen: ({ shell }) => shell.pen.toggle(),
  'tour, first stop': ({ shell }) => shell.tour.begin(),
  async 'tour, a stop in every view'({ shell: { tour } }) {
    await tour.begin();
    while (tour.stop!.view !== null) tour.next();
  },
};

async function closeAll({ app, features, shell }: Opened): Promise<void> {
  features.play.replay = null;
  shell.presentation.leave();
  shell.pen.putAway();
  await features.lessons.leave();
  app.main.asking.close();
  app.main.hand.leave();
  features.comparison.asking.close();
  features.comparison.close();
  shell.tour.end();
  app.navigation.show('search');
  app.main.view.jump(3);
}

/** The program, and the groups of its commands that are not always on. */
async function setUp(): Promise<{ page: Opened; groups: CommandGroup[] }> {
  const add = vi.spyOn(Commands.prototype, 'add');
  const page = await opened();
  const groups = add.mock.calls.flat();
  add.mockRestore();
  await quiet();
  onTestFinished(() => closeAll(page));
  return { page, groups: groups.filter((group) => 'isOn' in group) };
}

test('whatever two things are open at once, no two commands have the same claim to a key in any view', async () => {
  const { page, groups } = await setUp();
  const { navigation, commands } = page.app;
  const wereOn = new Set<CommandGroup>();
  for (const [first, openFirst] of Object.entries(OPENERS)) {
    for (const [second, openSecond] of Object.entries(OPENERS)) {
      await closeAll(page);
      await openFirst(page);
      await openSecond(page);
      for (const view of VIEW_IDS) {
        navigation.show(view);
        expect(commands.collisions, `${first}, then ${second}, in ${view}`).toEqual([]);
        groups.filter(({ isOn }) => isOn).forEach((group) => wereOn.add(group));
      }
    }
  }
  expect(groups.filter((group) => !wereOn.has(group)).map(({ title }) => title)).toEqual([]);
});

test('Escape closes the tour, the question under it and the search by hand under that, and then steps are taken', async () => {
  const { page } = await setUp();
  const { app, shell } = page;
  const { asking, hand, player } = app.main;
  const press = (key: string): void => app.commands.bindings[key]!();
  await closeAll(page);
  app.main.beginByHand();
  hand.stop();
  await asking.begin();
  await shell.tour.begin();
  const isOpen = (): boolean[] => [shell.tour.stop !== null, asking.question !== null, hand.isOn];
  for (const left of [3, 2, 1]) {
    expect(isOpen().filter(Boolean)).toHaveLength(left);
    press('Escape');
  }
  expect(isOpen()).toEqual([false, false, false]);
  press('ArrowRight');
  expect(player.step).toBe(4);
});
