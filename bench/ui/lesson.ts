/** What a teacher does with the program, as acts on its page: what is measured for memory, and played for an hour. */
import type { Page } from '@playwright/test';
import { choose, openPuzzle } from '../../e2e/fixtures/screen.ts';

export interface Act {
  readonly name: string;
  /** Begins and ends in the search view. `random`: from 0 up to, and not including, 1. */
  readonly play: (page: Page, random: () => number) => Promise<void>;
}

const PUZZLES = ['Case 1', 'Case 5', 'Twenty moves', 'Hardest 8-puzzle', 'Two by three', 'A first 15-puzzle'];
const ALGORITHMS = [
  'Breadth-first search',
  'Depth-first search',
  'Iterative deepening',
  'Uniform-cost search',
  'Greedy best-first search',
  'A* search',
  'Iterative deepening A*',
];
/** The largest a search gets, a million expansions, takes its time. */
const ENDED_MS = 120_000;
/** As long as somebody looks at something. */
const LOOK_MS = 1_500;

const anyOf = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)];

/** To the end of the search, which is there when the title says of how many steps. */
async function toTheEnd(page: Page): Promise<void> {
  await page.keyboard.press('End');
  await page.getByTestId('step-title').filter({ hasNotText: 'so far' }).waitFor({ timeout: ENDED_MS });
}

async function pressed(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
}

/** A view for a while, and back. */
async function visit(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(LOOK_MS);
  await page.keyboard.press(key);
}

/** The acts that need most memory: whole searches of large spaces, alone and side by side. */
export const LARGE: readonly Act[] = [
  {
    name: 'all states of the 8-puzzle, breadth first',
    async play(page) {
      await openPuzzle(page, 'Hardest 8-puzzle');
      await page.keyboard.press('1');
      await toTheEnd(page);
    },
  },
  {
    name: 'a 15-puzzle, until a limit is reached',
    async play(page) {
      await openPuzzle(page, 'A first 15-puzzle');
      await choose(page, 'algorithm', 'Breadth-first search');
      await toTheEnd(page);
    },
  },
  {
    name: 'two searches of the 8-puzzle side by side',
    async play(page) {
      await openPuzzle(page, 'Hardest 8-puzzle');
      await page.keyboard.press('c');
      await page.keyboard.press('End');
      await page.getByTestId('lane-expanded').first().filter({ hasText: '181,439' }).waitFor({ timeout: ENDED_MS });
      await page.keyboard.press('c');
    },
  },
];

/** An experiment, on all cores; once it is counted, nothing but a look at it. */
export const COUNTING: Act = {
  name: 'an experiment is counted',
  async play(page) {
    await page.keyboard.press('o');
    const begin = page.getByRole('button', { name: /^(Run|Resume)$/ });
    await begin.or(page.getByText('Done')).first().waitFor();
    if (await begin.isVisible()) await begin.click();
    await page.getByRole('region', { name: 'Progress' }).getByText('Done').waitFor({ timeout: ENDED_MS });
    await page.keyboard.press('o');
  },
};

/** All acts: those that are played most come first, and twice. */
const EVERYDAY: readonly Act[] = [
  {
    name: 'a puzzle step by step, forward and back',
    async play(page, random) {
      await openPuzzle(page, anyOf(PUZZLES, random));
      await pressed(page, 'ArrowRight', 12);
      await pressed(page, 'Alt+ArrowRight', 6);
      await pressed(page, 'ArrowLeft', 5);
      await pressed(page, 'Shift+ArrowRight', 4);
    },
  },
  {
    name: 'another algorithm, played',
    async play(page, random) {
      await choose(page, 'algorithm', anyOf(ALGORITHMS, random));
      await page.keyboard.press('Space');
      await page.waitForTimeout(2 * LOOK_MS);
      await page.keyboard.press('Home');
      for (const key of ['n', 'r', 'h', 'g', '.', '0', '-', '+', 'f']) await page.keyboard.press(key);
      await page.waitForTimeout(LOOK_MS);
    },
  },
  {
    name: 'the solution, walked on the board',
    async play(page) {
      await openPuzzle(page, 'Case 1');
      await page.keyboard.press('2');
      await toTheEnd(page);
      await page.keyboard.press('s');
      await page.waitForTimeout(2 * LOOK_MS);
      await page.keyboard.press('Control+s');
    },
  },
];

const REST: readonly Act[] = [
  { name: 'the charts', play: (page) => visit(page, 'd') },
  { name: 'the states', play: (page) => visit(page, 't') },
  { name: 'the board', play: (page) => visit(page, 'b') },
  { name: 'the library', play: (page) => visit(page, 'l') },
  {
    name: 'the page is loaded again',
    async play(page) {
      await page.reload();
      await page.getByTestId('puzzle-title').waitFor();
    },
  },
];

export const LESSON: readonly Act[] = [...EVERYDAY, ...EVERYDAY, ...REST, ...LARGE];
