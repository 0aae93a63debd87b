import { LETTERS } from '../../shared/ask/question.ts';
import type { Command, CommandGroup } from '../program/commands.svelte.ts';
import type { Asking } from './asking.svelte.ts';

/** The commands that ask, in the search view. `whyNot`: why nothing can be asked now; `null` if something can. */
export function askCommands(asking: Asking, whyNot: () => string | null, tell: (text: string) => void): Command[] {
  const begin = async (asks: () => Promise<boolean>, whyNone: string): Promise<void> => {
    if (!(await asks())) tell(whyNone);
  };
  return [
    {
      id: 'ask.here',
      keys: ['a'],
      title: 'Ask the class what comes next',
      whyNot,
      run: () => void begin(() => asking.begin(), 'There is nothing to ask at this step.'),
    },
    {
      id: 'ask.moment',
      keys: ['q'],
      title: 'Go to the next moment worth a question, and ask',
      whyNot,
      run: () =>
        void begin(
          () => asking.beginAtNextOccasion(),
          'No later moment is marked as worth a question.{ Press [ask.here] to ask about any step.}',
        ),
    },
  ];
}

const STEP_IS_HELD = 'A question is open: reveal the answer (→), or skip it (Esc).';

export const QUESTION_COMES = 'The question is being prepared.';

/** Why the step must not move; `null` where it may. */
export function whyAskingHolds({ isWaiting, isComing }: Pick<Asking, 'isWaiting' | 'isComing'>): string | null {
  if (isWaiting) return STEP_IS_HELD;
  return isComing ? QUESTION_COMES : null;
}

const NO_LETTERS = `Hands are counted with {the keys [ask.vote${LETTERS[0]}] to [ask.vote${LETTERS.at(-1)}]|+ and −}: a clicker’s B is no vote.`;

export const NO_SUCH_QUESTION = 'This question cannot be asked at this step.';

/** The keys while a question is open. `askedNow`: the open question of the shown view, or `null`. */
export function questionCommands(askedNow: () => Asking | null, tell: (text: string) => void): CommandGroup {
  const withAsking = (act: (asking: Asking) => void) => () => {
    const asking = askedNow();
    if (asking) act(asking);
  };
  return {
    title: 'A question to the class',
    scope: 'question',
    get isOn() {
      return askedNow() !== null;
    },
    lines: [
      ...LETTERS.map((letter, place): Command => ({
        id: `ask.vote${letter}`,
        keys: [`${place + 1}`],
        title: `Vote for ${letter}`,
        run: withAsking((asking) => asking.vote(letter, 1)),
      })),
      ...LETTERS.map((letter, place): Command => ({
        id: `ask.unvote${letter}`,
        keys: [`Shift+Digit${place + 1}`],
        title: `Take back a vote for ${letter}`,
        run: withAsking((asking) => asking.vote(letter, -1)),
      })),
      ...LETTERS.map((letter): Command => ({
        id: `ask.answer${letter}`,
        keys: [letter.toLowerCase()],
        title: `Answer ${letter}`,
        whyNot: () => (askedNow()?.isAlone ? null : NO_LETTERS),
        run: withAsking((asking) => asking.vote(letter, 1)),
      })),
      {
        id: 'ask.showVotes',
        title: 'Show votes while they are counted',
        isChecked: () => askedNow()?.showsVotes ?? false,
        run: withAsking((asking) => asking.toggleVotes()),
      },
      {
        id: 'ask.workOut',
        title: 'Hide f and h, so that the class works them out',
        whyNot: () => askedNow()?.whyNoKeys ?? null,
        isChecked: () => askedNow()?.hidesKeys ?? false,
        run: withAsking((asking) => asking.toggleKeys()),
      },
      {
        id: 'ask.discuss',
        keys: ['v'],
        title: 'Discuss, and vote again',
        whyNot: () => askedNow()?.whyNoRound ?? null,
        run: withAsking((asking) => asking.discuss()),
      },
      {
        id: 'ask.other',
        keys: ['n'],
        title: 'Ask another question about this step',
        whyNot: () => askedNow()?.whyNoOther ?? null,
        run: withAsking((asking) => {
          if (!asking.changeToNext()) tell('There is no other question here.');
        }),
      },
      {
        id: 'ask.reveal',
        keys: ['ArrowRight', 'Enter'],
        title: 'Reveal the answer, or go on',
        run: withAsking((asking) => {
          if (asking.whyNoReveal !== null) tell(asking.whyNoReveal);
          else if (asking.isRevealed) asking.close();
          else asking.reveal();
        }),
      },
      { id: 'ask.skip', keys: ['Escape'], title: 'Skip the question', run: withAsking((asking) => asking.close()) },
    ],
  };
}

/** The same, for the sheet of keys. */
export const QUESTION_NOTES: CommandGroup = {
  title: 'While a question is open',
  lines: [
    { title: 'Vote for A to E; with Shift, take a vote back', keys: ['1'], shown: '1 to 5' },
    { title: 'Answer, when you are alone', keys: ['a'], shown: 'A to E' },
    { title: 'Discuss, and vote again', keys: ['v'] },
    { title: 'Ask another question about this step', keys: ['n'] },
    { title: 'Reveal the answer, and go on', shown: '→' },
    { title: 'Skip the question', shown: 'Esc' },
  ],
};
