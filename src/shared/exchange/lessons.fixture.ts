/** Lessons for property tests: with stops in every view, and texts with figures. */
import fc from 'fast-check';
import { FIGURES } from '../contract/lessonText.ts';
import {
  ASKED_IN,
  LESSON_FORMAT,
  MAX_STOP_MINUTES,
  type Lesson,
  type LessonStop,
  type StopView,
} from '../contract/lessons.ts';
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

const anyStep = fc.oneof(fc.nat(), fc.constant('end' as const));

const QUESTIONS = Object.keys(ASKED_IN) as QuestionKind[];

function anyStopIn(view: StopView, parts: StopParts): fc.Arbitrary<LessonStop> {
  const isCompared = view === 'compare';
  const lanes = isCompared ? fc.integer({ min: MIN_LANES, max: MAX_LANES }) : fc.constant(1);
  const kinds = QUESTIONS.filter((kind) => ASKED_IN[kind] === view);
  return lanes.chain((count) => {
    const ofEach = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: count, maxLength: count });
    return fc.record(
      {
        ...{ view: fc.constant(view), puzzle: parts.puzzle, title: parts.title },
        ...{ searches: ofEach(parts.search), steps: ofEach(anyStep), hides: fc.boolean() },
        ...{ text: anyText, note: anyText, look: parts.look, trees: ofEach(parts.tree) },
        ...{ evenIfUnsolvable: fc.boolean(), minutes: fc.integer({ min: 1, max: MAX_STOP_MINUTES }) },
        ...(isCompared && { clock: fc.constantFrom(...(Object.keys(CLOCKS) as ClockId[])) }),
        ...(kinds.length > 0 && { question: fc.constantFrom(...kinds) }),
      },
      { requiredKeys: ['view', 'puzzle', 'title', 'searches', 'steps', 'hides', 'text', 'note'] },
    );
  });
}

export function anyLessonWith(parts: StopParts): fc.Arbitrary<Lesson> {
  const anyStop = fc.oneof(
    ...(['search', 'compare', 'puzzle', 'states'] as const).map((view) => anyStopIn(view, parts)),
  );
  return fc.record({
    ...{ format: fc.constantFrom(1 as const, LESSON_FORMAT), title: parts.title, summary: anyText },
    stops: fc.array(anyStop, { maxLength: 4 }),
  });
}
