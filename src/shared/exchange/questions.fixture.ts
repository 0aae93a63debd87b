/** Questions as files hold them: posed by the engine on any puzzle, with any votes. */
import fc from 'fast-check';
import type { AskedRun } from '../ask/askedRun.ts';
import { searched } from '../ask/askedRuns.fixture.ts';
import type { EngineQuestion } from '../ask/kinds/questions.ts';
import { withoutLetters, type Unlettered } from '../ask/question.ts';
import type { SingleKind } from '../ask/kinds/questions.ts';
import { ask, SINGLE_KINDS } from '../ask/kinds/questions.ts';
import { MAX_ROUNDS, type Votes } from '../ask/votes.ts';
import { CLASS_LABEL, type Homework, type QuestionContent } from '../contract/questions.ts';
import { searchOptionsOf } from '../contract/searchOptions.ts';
import type { Puzzle, SearchSpec } from '../contract/types.ts';
import { accepted, anySearch, anyTitle } from './parts.fixture.ts';
import type { FileQuestion } from './libraryFile.ts';

/** Steps after which questions are asked here. */
const MOST_STEPS = 5;

/** The search of a puzzle, up to one step beyond. */
function askedRunOf(puzzle: Puzzle, { limits: _limits, ...search }: SearchSpec, step: number): AskedRun {
  return searched({ puzzle, heuristic: search.heuristic, options: searchOptionsOf(search) }, step + 1);
}

/** What the engine asks after a step: a question of the first of `kinds` that makes sense there. */
export function posedAfter(
  puzzle: Puzzle,
  search: SearchSpec,
  step: number,
  kinds: readonly SingleKind[],
): EngineQuestion | null {
  const run = askedRunOf(puzzle, search, step);
  if (step > run.reader.expansions) return null;
  return kinds.reduce<EngineQuestion | null>(
    (posed, kind) => posed ?? (ask(kind, run, step) as EngineQuestion | null),
    null,
  );
}

/** Closed votes on so many choices. */
export const anyClosedVotes = (choices: number): fc.Arbitrary<Votes> => {
  const round = fc.record({
    counts: fc.array(fc.nat(40), { minLength: choices, maxLength: choices }),
    isClosed: fc.constant(true),
  });
  return fc
    .array(round, { minLength: 1, maxLength: MAX_ROUNDS })
    .filter((rounds) => rounds.some(({ counts }) => counts.some((count) => count > 0)));
};

const anyKinds = fc.shuffledSubarray(SINGLE_KINDS, { minLength: SINGLE_KINDS.length });

/** A question of the user's own, with the figures filled in: choices may come out the same. */
export const anyOwnContentOf = (puzzle: Puzzle): fc.Arbitrary<QuestionContent> =>
  fc
    .record({
      searches: fc.array(anySearch, { minLength: 1, maxLength: 2 }),
      step: fc.nat(),
      choices: fc.array(anyOwnChoiceOf(puzzle), { minLength: 2, maxLength: 5 }),
    })
    .chain(({ choices, ...asked }) => {
      const [first, ...others] = choices;
      const marked = [
        { ...first!, confusion: null },
        ...others.slice(0, -1),
        { ...others.at(-1)!, confusion: 'wrong' },
      ];
      return anyClosedVotes(marked.length).map((votes): QuestionContent => ({
        puzzle,
        kind: 'own',
        text: 'Which of „1,234“?',
        ...asked,
        choices: marked,
        votes,
      }));
    });

const anyOwnChoiceOf = (puzzle: Puzzle): fc.Arbitrary<Unlettered> =>
  fc.record(
    {
      value: fc.constantFrom<Unlettered['value']>({ as: 'text', text: '–' }, { as: 'board', cells: puzzle.start }),
      confusion: fc.constantFrom(null, 'wrong'),
      reason: fc.constantFrom('Because', '„Übung“ 𝑓'),
    },
    { requiredKeys: ['value', 'confusion'] },
  );

/** A question on a puzzle; none where the drawn step has none. */
export const anyQuestionContentOf = (puzzle: Puzzle): fc.Arbitrary<QuestionContent | null> =>
  fc.record({ search: anySearch, step: fc.nat(MOST_STEPS), kinds: anyKinds }).chain(({ search, step, kinds }) => {
    const question = posedAfter(puzzle, search, step, kinds);
    if (question === null) return fc.constant(null);
    const asked = { puzzle, searches: [search], kind: question.kind, step, choices: withoutLetters(question) };
    return anyClosedVotes(question.choices.length).map((votes) => ({ ...asked, votes }));
  });

const anyHomework: fc.Arbitrary<Homework> = fc.record({
  ...{ classLabel: accepted(CLASS_LABEL, fc.string({ maxLength: 5 })), lesson: anyTitle },
  ...{ place: fc.option(fc.nat(9)), asks: fc.option(fc.nat(9)), handedInAtMs: fc.integer({ min: 0, max: 2e12 }) },
});

export const anyQuestionOf = (puzzle: Puzzle, madeOn: FileQuestion['madeOn']): fc.Arbitrary<FileQuestion | null> =>
  anyQuestionContentOf(puzzle).chain((content) => {
    if (content === null) return fc.constant(null);
    const others = {
      ...{
        title: anyTitle,
        classLabel: accepted(CLASS_LABEL, fc.oneof(fc.string({ maxLength: 20 }), fc.constant(''))),
      },
      ...{ savedAtMs: fc.integer({ min: 0, max: 2e12 }), content: fc.constant(content), madeOn: fc.constant(madeOn) },
    };
    return fc.record(
      { ...others, homework: anyHomework },
      { requiredKeys: Object.keys(others) as (keyof typeof others)[] },
    );
  });
