import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SEEN_MS, Tour } from './tour.svelte.ts';
import { TOUR, type SeenSpot } from './tourStops.ts';

const AT_START: SeenSpot = {
  view: 'search',
  step: 0,
  algorithm: 'astar',
  compared: 0,
  isPresented: false,
  isHeld: false,
  isAsked: false,
};

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function setUp(seen: Partial<SeenSpot> = {}) {
  const place = {
    seen: { ...AT_START, ...seen },
    offered: 0,
    show(view: SeenSpot['view']) {
      place.seen = { ...place.seen, view };
    },
    markOffered: () => void place.offered++,
  };
  const tour = new Tour(place);
  /** The program shows something else. */
  const change = (change: Partial<SeenSpot>): void => {
    place.seen = { ...place.seen, ...change };
    tour.look();
  };
  return { place, tour, change };
}

function goTo(tour: Tour, title: string): void {
  while (tour.stop!.title !== title) tour.next();
}

test('goes from stop to stop, in the view of each, and is offered no more after the last one', async () => {
  const { place, tour } = setUp({ view: 'library' });
  expect(tour.stop).toBeNull();
  await tour.begin();
  for (const stop of TOUR) {
    expect(tour.stop).toBe(stop);
    expect(place.seen.view).toBe(stop.view ?? place.seen.view);
    expect(place.offered).toBe(0);
    tour.next();
  }
  expect([tour.stop, place.offered]).toEqual([null, 1]);
});

test('skipped at any stop, it is offered no more', async () => {
  for (const [at] of TOUR.entries()) {
    const { place, tour } = setUp();
    await tour.begin();
    for (let stop = 0; stop < at; stop++) tour.next();
    tour.end();
    expect([tour.stop, place.offered]).toEqual([null, 1]);
  }
});

test('goes back as far as the first stop', async () => {
  const { tour } = setUp();
  await tour.begin();
  tour.next();
  tour.back();
  tour.back();
  expect(tour.at).toBe(0);
});

test.each<[title: string, change: Partial<SeenSpot>]>([
  ['Take a step', { step: 1 }],
  ['Go anywhere in the run', { step: 7 }],
  ['Choose another search', { algorithm: 'bfs' }],
  ['Compare two searches', { view: 'compare' }],
  ['Start both', { compared: 1 }],
])('“%s” waits until it is done, shows that, and goes on by itself', async (title, done) => {
  const { tour, change } = setUp();
  await tour.begin();
  goTo(tour, title);
  change({});
  vi.advanceTimersByTime(60_000);
  expect([tour.stop?.title, tour.isDone]).toEqual([title, false]);
  change(done);
  expect(tour.isDone).toBe(true);
  vi.advanceTimersByTime(SEEN_MS - 1);
  change(AT_START); // taken back, or done again: what is on the screen is seen anew
  vi.advanceTimersByTime(SEEN_MS - 1);
  expect([tour.stop?.title, tour.isDone]).toEqual([title, true]);
  vi.advanceTimersByTime(1);
  expect(tour.stop).toBe(TOUR[TOUR.findIndex((stop) => stop.title === title) + 1]);
});

test('that was left or gone on with by hand does not go on by itself later', async () => {
  const { tour, change } = setUp();
  await tour.begin();
  goTo(tour, 'Take a step');
  change({ step: 1 });
  tour.next();
  vi.advanceTimersByTime(SEEN_MS);
  expect(tour.stop?.title).toBe('Read why');
  tour.back();
  change({ step: 2 });
  tour.end();
  vi.advanceTimersByTime(SEEN_MS);
  expect(tour.stop).toBeNull();
});

test.each(['isHeld', 'isAsked', 'isPresented'] as const)('leaves when something else begins: %s', async (what) => {
  for (const { title } of TOUR) {
    const { place, tour, change } = setUp();
    await tour.begin();
    goTo(tour, title);
    change({ [what]: true });
    expect([tour.stop, place.offered]).toEqual([null, 1]);
  }
});

test('stays over what was there before it', async () => {
  const { tour, change } = setUp({ isHeld: true });
  await tour.begin();
  change({ step: 1 });
  expect(tour.at).toBe(0);
});

test('what asks for nothing has nothing to be done', async () => {
  const { tour, change } = setUp();
  await tour.begin();
  change({ step: 3 });
  expect(tour.isDone).toBeNull();
});

test('is out of the way in a view that its stop does not point at, and goes on where it was', async () => {
  const { tour, change } = setUp();
  expect(tour.isInView).toBe(false);
  await tour.begin();
  expect(tour.isInView).toBe(true);
  change({ view: 'library' });
  expect(tour.isInView).toBe(false);
  change({ view: 'search' });
  expect([tour.isInView, tour.at]).toEqual([true, 0]);
  goTo(tour, 'Compare two searches');
  change({ view: 'compare' });
  expect(tour.isInView).toBe(true);
});
