/** Lessons for property tests: with stops in every view, and texts with figures. */
import { STOP_VIEWS, isPage, type StopView } from '../contract/stopParts.ts';
import fc from 'fast-check';
import { FIGURES } from '../contract/lessonText.ts';
import { ASKED_IN, LESSON_FORMAT, MAX_STOP_MINUTES, type Lesson, type LessonStop } from '../contract/lessons.ts';
import type { ExperimentRecipe } from '../contract/experiments.ts';
import type { OwnQuestion } from '../contract/ownQuestion.ts';
import { MAX_LANES, MIN_LANES } from '../contract/comparisons.ts';
import type { ComparisonLook, SeenTree } from '../contract/looks.ts';
import type { Puzzle, SearchSpec } from '../contract/types.ts';
import { CLOCKS, type ClockId } from '../readings/clocks.ts';
import type { QuestionKind } from '../ask/kinds/questions.ts';

/** What stops are made of. */
export interface StopParts {
  readonly title: fc.Arbitrary<string>;
  readonly puzzle: fc.Arbitrary<Puzzle>;
  readonly search: fc.Arbitrary<SearchSpec>;
  readonly look: fc.Arbitrary<ComparisonLook>;
  readonly tree: fc.Arbitrary<SeenTree>;
}

const anyFigure = fc
  .tuple(fc.constantFrom('', '1.'), fc.constantFrom(...Object.keys(FIGURES)), fc.constantFrom('', '@end', '@3'))
  .map(([search, name, step]) => `{${search}${name}${step}}`);

/** Up to some length that a text may have, and without white space at its ends. */
const anyText = fc
  .array(fc.oneof(anyFigure, fc.constantFrom('Look: ', '„Übung“', ' → ', '𝑓 grows')), { maxLength: 6 })
  .map((pieces) => pieces.join('').trim());

/** A question whose choices differ, the first right and the last wrong. */
const anyQuestion: fc.Arbitrary<OwnQuestion> = fc
  .array(fc.record({ says: fc.constantFrom('', ' {f}', ' „Übung“ 𝑓'), isRight: fc.boolean() }), {
    ...{ minLength: 2, maxLength: 5 },
  })
  .map((choices) => ({
    text: 'Which one?',
    choices: choices.map(({ says, isRight }, at) => ({
      value: { as: 'text', text: `${at}.${says}` },
      isRight: at === 0 || (isRight && at < choices.length - 1),
      reason: says.trim(),
    })),
  }));

const anyStep = fc.oneof(fc.nat(), fc.constant('end' as const));

const QUESTIONS = Object.keys(ASKED_IN) as QuestionKind[];

const REQUIRED = ['view', 'puzzle', 'title', 'searches', 'steps', 'hides', 'text', 'note'] as const;
const ALWAYS: Partial<
  Record<StopView, readonly ((typeof REQUIRED)[number] | 'picture' | 'experiment' | 'heuristic' | 'hunt')[]>
> = {
  picture: [...REQUIRED, 'picture'],
  lab: [...REQUIRED, 'experiment'],
  heuristics: [...REQUIRED, 'heuristic'],
  hunt: [...REQUIRED, 'hunt'],
};

function anyExperiment(puzzle: Puzzle, { search, title }: StopParts): fc.Arbitrary<ExperimentRecipe> {
  return fc.record({
    title,
    puzzles: fc.constant({ from: 'list', puzzles: [puzzle] } as const),
    searches: fc.array(search, { minLength: 1, maxLength: 3 }),
  });
}

function anyStopIn(view: StopView, parts: StopParts): fc.Arbitrary<LessonStop> {
  const isCompared = view === 'compare';
  const lanes = isCompared ? fc.integer({ min: MIN_LANES, max: MAX_LANES }) : fc.constant(1);
  const kinds = QUESTIONS.filter((kind) => ASKED_IN[kind] === view);
  return lanes.chain((count) => {
    const ofEach = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: count, maxLength: count });
    return fc
      .record(
        {
          ...{ view: fc.constant(view), puzzle: parts.puzzle, title: parts.title },
          ...{ searches: ofEach(parts.search), steps: ofEach(anyStep), hides: fc.boolean() },
          ...{ text: anyText, note: anyText, look: parts.look, trees: ofEach(parts.tree) },
          ...{ evenIfUnsolvable: fc.boolean(), minutes: fc.integer({ min: 1, max: MAX_STOP_MINUTES }) },
          ...(isCompared && { clock: fc.constantFrom(...(Object.keys(CLOCKS) as ClockId[])) }),
          ...(isPage(view) && { body: anyText }),
          ...(view === 'picture' && { picture: fc.constant({ pictureId: 'cat', alt: 'A cat' }) }),
          ...(view === 'lab' && { experiment: parts.puzzle.chain((puzzle) => anyExperiment(puzzle, parts)) }),
          ...(view === 'heuristics' && {
            heuristic: fc.constant({ name: 'mine', kind: 'formula', text: '0' } as const),
          }),
          ...(view === 'hunt' && { hunt: fc.integer({ min: 1, max: 20 }) }),
          asks: kinds.length > 0 ? fc.oneof(fc.constantFrom(...kinds), anyQuestion) : anyQuestion,
        },
        { requiredKeys: [...(ALWAYS[view] ?? REQUIRED)] },
      )
      .map(({ asks, ...stop }) => ({
        ...stop,
        ...(asks !== undefined && (typeof asks === 'string' ? { question: asks } : { asks })),
      }));
  });
}

export function anyLessonWith(parts: StopParts): fc.Arbitrary<Lesson> {
  const anyStop = fc.oneof(...STOP_VIEWS.map((view) => anyStopIn(view, parts)));
  return fc.record({
    ...{ format: fc.constantFrom(1 as const, 2 as const, LESSON_FORMAT), title: parts.title, summary: anyText },
    stops: fc.array(anyStop, { maxLength: 4 }),
  });
}
