/** Libraries for property tests: everything that a library can hold, and that its files must bring back. */
import fc from 'fast-check';
import type { Challenge } from '../contract/challenges.ts';
import { DEFAULT_SEARCH } from '../contract/defaults.ts';
import { MAX_BETS, MAX_LANES, MIN_LANES } from '../contract/comparisons.ts';
import { BUILT_IN_PICTURES, TILE_PICTURE } from '../contract/pictures.ts';
import {
  CAMERA_MODES,
  COLOURED_BY,
  FACES,
  GREATEST_KEPT_DISTANCE,
  GREATEST_KEPT_ZOOM,
  LANE_CHART_IDS,
  LANE_COLOURS,
  LAYOUT_KINDS,
  LEAST_KEPT_ZOOM,
  type CameraPlace,
  type CameraStand,
  type ComparisonLook,
  type SeenTree,
} from '../contract/looks.ts';
import { MAX_SPEED, MIN_SPEED, NOTES, OWN_HEURISTIC, TAGS } from '../contract/parse.ts';
import { nameKey, STUDENT_NAME, type Roster } from '../contract/rosters.ts';
import type { Puzzle, SearchSpec } from '../contract/types.ts';
import { faultOfLength, isSmall, shortestLength } from '../puzzle/solve/shortest.ts';
import { withAnyCosts } from '../puzzle/tileCosts.fixture.ts';
import { CLOCKS, type ClockId } from '../readings/clocks.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import type {
  FileComparison,
  FileExperiment,
  FilePuzzle,
  FileResult,
  FileRun,
  FileSet,
  LibraryFile,
} from './libraryFile.ts';
import { faultOfResult } from '../lab/impossible.ts';
import { puzzlesOf } from '../lab/puzzles.ts';
import { accepted, anySearch, anyTitle, text } from './parts.fixture.ts';
import { anyLessonWith } from './lessons.fixture.ts';
import { anyQuestionOf } from './questions.fixture.ts';

const anyNotes = accepted(NOTES, fc.oneof(text(60), fc.constantFrom('two\nlines', '\t', '"')));
const anyTags = accepted(TAGS, fc.array(text(8), { maxLength: 3 }));

const anyPicture = accepted(
  TILE_PICTURE,
  fc.record({ pictureId: fc.constantFrom(...Object.keys(BUILT_IN_PICTURES)), alt: text(20) }),
);

export const anyPuzzle: fc.Arbitrary<Puzzle> = fc
  .record({ rows: fc.integer({ min: 2, max: 5 }), cols: fc.integer({ min: 2, max: 5 }) })
  .chain(({ rows, cols }) => {
    const cells = Array.from({ length: rows * cols }, (_, cell) => cell);
    const board = fc.shuffledSubarray(cells, { minLength: cells.length });
    return withAnyCosts(fc.record({ rows: fc.constant(rows), cols: fc.constant(cols), start: board, goal: board }));
  });

export const anyFilePuzzle: fc.Arbitrary<FilePuzzle> = fc
  .record({
    title: anyTitle,
    notes: anyNotes,
    tags: anyTags,
    puzzle: anyPuzzle,
    length: fc.integer({ min: 1, max: 200 }),
    picture: fc.option(anyPicture, { nil: undefined }),
  })
  .map(({ length, picture, ...rest }) => ({
    ...rest,
    optimal: lengthFor(rest.puzzle, length),
    ...(picture && { picture }),
  }));

/** The length that a file may say: the right one of a small board, a possible one or none of a larger board. */
function lengthFor(boards: Puzzle, length: number): number | null {
  if (isSmall(boards)) return shortestLength(boards);
  return length % 5 > 0 && faultOfLength(length, boards) === null ? length : null;
}

const anyCount = fc.integer({ min: 0, max: 1e9 });

/** A finite number that is not −0, which JSON does not write. */
const anyDouble = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true }).map((value) => value + 0);

const anyMillis = anyDouble(0, 1e6);

const anyRunOf = (puzzle: Puzzle, madeOn: FileRun['madeOn']): fc.Arbitrary<FileRun> =>
  fc.record({
    title: anyTitle,
    puzzle: fc.constant(puzzle),
    search: anySearch,
    engineVersion: fc.integer({ min: 1, max: 99 }),
    outcome: fc.record({
      status: fc.constantFrom('exhausted' as const, 'node-limit' as const),
      ...{ expanded: anyCount, generated: anyCount, maxFrontier: anyCount },
      solution: fc.constant(null),
      durationMs: anyMillis,
    }),
    savedAtMs: fc.integer({ min: 0, max: 2e12 }),
    isPinned: fc.boolean(),
    madeOn: fc.constant(madeOn),
  });

const anyBet = fc.record({ name: anyTitle, ratio: fc.double({ min: 0.001, max: 1e6, noNaN: true }) });

const anyDistance = anyDouble(-GREATEST_KEPT_DISTANCE, GREATEST_KEPT_DISTANCE);

const anyPlace: fc.Arbitrary<CameraPlace> = fc.record({
  ...{ across: anyDistance, down: anyDistance, zoom: anyDouble(LEAST_KEPT_ZOOM, GREATEST_KEPT_ZOOM) },
});

const anyStand: fc.Arbitrary<CameraStand> = fc.oneof(
  fc.record({ mode: fc.constantFrom('follow' as const, 'whole' as const), place: fc.constant(null) }),
  fc.record({ mode: fc.constantFrom(...CAMERA_MODES), place: anyPlace }),
);

const anyLook: fc.Arbitrary<ComparisonLook> = fc.record(
  {
    layout: fc.constantFrom(...LAYOUT_KINDS),
    faces: fc.constantFrom(...FACES),
    colouredBy: fc.option(fc.constantFrom(...COLOURED_BY)),
    colours: fc.constantFrom(...LANE_COLOURS),
    chart: fc.constantFrom(...LANE_CHART_IDS),
    locked: fc.boolean(),
    speed: fc.constantFrom(MIN_SPEED, 10, MAX_SPEED),
    overlay: fc.record({ pair: fc.tuple(fc.nat(3), fc.nat(3)), camera: anyStand }),
  },
  { requiredKeys: ['layout', 'faces', 'colouredBy', 'colours', 'chart', 'locked', 'speed'] },
);

const anySeenTree: fc.Arbitrary<SeenTree> = fc.record({
  camera: anyStand,
  folded: fc.array(fc.nat(), { maxLength: 3 }),
  selected: fc.option(fc.nat()),
});

const anyComparisonOf = (puzzle: Puzzle, madeOn: FileRun['madeOn']): fc.Arbitrary<FileComparison> =>
  fc.integer({ min: MIN_LANES, max: MAX_LANES }).chain((lanes) => {
    const ofEach = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: lanes, maxLength: lanes });
    const content = fc.record(
      {
        puzzle: fc.constant(puzzle),
        searches: ofEach(anySearch),
        clock: fc.constantFrom(...(Object.keys(CLOCKS) as ClockId[])),
        steps: ofEach(fc.nat()),
        times: ofEach(fc.option(anyMillis)),
        bets: fc.array(anyBet, { maxLength: MAX_BETS }),
        look: anyLook,
        trees: ofEach(anySeenTree),
      },
      { requiredKeys: ['puzzle', 'searches', 'clock', 'steps', 'bets'] },
    );
    return fc.record({
      title: anyTitle,
      content,
      savedAtMs: fc.integer({ min: 0, max: 2e12 }),
      madeOn: fc.constant(madeOn),
    });
  });

export const anyLesson = anyLessonWith({
  title: anyTitle,
  puzzle: anyPuzzle,
  search: anySearch,
  look: anyLook,
  tree: anySeenTree,
});

const anyHeuristic = accepted<OwnHeuristic>(
  OWN_HEURISTIC,
  fc.record({
    name: anyTitle.map((title) => Array.from(title).slice(0, 40).join('')),
    kind: fc.constant('javascript' as const),
    text: fc.oneof(text(40), fc.constantFrom('function h() {\n\treturn "\\0";\n}', '</script>')),
  }),
);

/** As the library keeps times of experiments, in milliseconds. */
const anyMicros = fc.nat(1e9).map((micros) => micros / 1000);

const anyCountOrNone = fc.option(anyCount);

/** What an experiment of one search came to, for some of the puzzles. */
const anyResults: fc.Arbitrary<FileResult[]> = fc
  .uniqueArray(fc.tuple(fc.nat(500), anyCount, anyCount, anyCountOrNone, anyCountOrNone, anyCountOrNone, anyMicros), {
    minLength: 1,
    maxLength: 5,
    selector: ([puzzle]) => puzzle,
  })
  .map((rows) =>
    rows.map(([puzzle, count, other, distinct, h, length, ms]): FileResult => [
      ...([puzzle, 0, length === null ? 'node-limit' : 'solved', count, other] as const),
      ...([count, distinct, other, h, length, ms] as const),
    ]),
  );

const anyExperiment: fc.Arbitrary<FileExperiment> = fc
  .tuple(anyTitle, anyPuzzle, anySearch, fc.integer({ min: 1, max: 99 }), anyResults, anyDouble(0, 1e9))
  .map(([title, { rows, cols, goal }, search, engineVersion, drawn, value]) => {
    const puzzles = { from: 'random', rows, cols, goal, seed: 7, count: 501, walk: null } as const;
    const made = puzzlesOf(puzzles);
    const results = drawn.map((result) => possible(made[result[0]]!.puzzle, search, result));
    const recipe = { title, puzzles, searches: [search] };
    return { recipe, book: [{ title, values: [[4, value]] }], engineVersion, results };
  });

/** The result, or one beside it that a search of the puzzle can come to. */
function possible(puzzle: Puzzle, search: SearchSpec, result: FileResult): FileResult {
  const [at, by, status, expanded, generated, straightBack, distinct, maxFrontier, h, length, ms] = result;
  const endings = [
    { status, h, length },
    { status, h: null, length },
    { status, h: null, length: length === null ? null : length + 1 },
    { status: 'node-limit', h: null, length: null },
  ] as const;
  const ending = endings.find((each) => faultOfResult(puzzle, search, each) === null)!;
  const counts = [expanded, generated, straightBack, distinct, maxFrontier] as const;
  return [at, by, ending.status, ...counts, ending.h, ending.length, ms];
}

const anyChallenge: fc.Arbitrary<Challenge> = fc.record({
  title: anyTitle,
  counted: fc.constantFrom('expanded' as const, 'generated' as const),
  ceiling: fc.integer({ min: 1, max: 1e6 }),
  search: fc.constant({ ...DEFAULT_SEARCH, heuristic: 'zero' as const }),
  demandsShortest: fc.boolean(),
});

const anyName = accepted(STUDENT_NAME, text(12));

const anyRoster: fc.Arbitrary<Roster> = fc.record({
  title: anyName,
  students: fc.uniqueArray(anyName, { maxLength: 4, selector: nameKey }),
  remarked: fc.array(
    fc.record({
      ...{ lesson: anyTitle, name: anyName, handedInAtMs: fc.integer({ min: 0, max: 2e12 }) },
      sentences: fc.array(text(20), { minLength: 1, maxLength: 2 }),
    }),
    { maxLength: 1 },
  ),
});

const anySet: fc.Arbitrary<FileSet> = fc.record(
  {
    ...{ title: anyTitle, puzzles: fc.array(anyFilePuzzle, { maxLength: 4 }) },
    challenges: fc.uniqueArray(anyChallenge, { minLength: 1, maxLength: 2, selector: ({ title }) => title }),
  },
  { requiredKeys: ['title', 'puzzles'] },
);

/** A whole library, with runs, comparisons and questions on some of its puzzles and on one that is gone, and with lessons. */
export const anyLibrary: fc.Arbitrary<LibraryFile> = fc.array(anySet, { maxLength: 4 }).chain((sets) => {
  const onSome = <T>(
    made: (puzzle: Puzzle, madeOn: FileRun['madeOn']) => fc.Arbitrary<T>,
    most = 3,
  ): fc.Arbitrary<T[]> => {
    const all = sets.flatMap(({ puzzles }, set) => puzzles.map(({ puzzle }, at) => made(puzzle, [set, at])));
    return fc.tuple(
      ...all.slice(0, most),
      anyPuzzle.chain((puzzle) => made(puzzle, null)),
    );
  };
  const questions = onSome(anyQuestionOf, 1).map((all) => all.filter((question) => question !== null));
  return fc.record({
    ...{ sets: fc.constant(sets), runs: onSome(anyRunOf), comparisons: onSome(anyComparisonOf), questions },
    lessons: fc.array(anyLesson, { maxLength: 3 }),
    experiments: fc.array(anyExperiment, { maxLength: 2 }),
    heuristics: fc.uniqueArray(anyHeuristic, { maxLength: 3, selector: ({ name }) => name }),
    rosters: fc.uniqueArray(anyRoster, { maxLength: 2, selector: ({ title }) => title }),
  });
});
