/** The commands of a question to the class. */
import { LETTERS } from '../../shared/ask/question.ts';
import type { Command, CommandGroup } from '../program/commands.svelte.ts';
import type { Asking } from './asking.svelte.ts';

/** Asking, for the search view. `whyNot`: why nothing can be asked now; `null` where it can. */
export function askCommands(asking: Asking, whyNot: () => string | null, tell: (text: string) => void): Command[] {
  return [
    {
      id: 'ask.here',
      keys: ['a'],
      title: 'Ask the class what comes next',
      whyNot,
      run: () => {
        if (!asking.begin()) tell('There is nothing to ask at this step.');
      },
    },
    {
      id: 'ask.moment',
      keys: ['q'],
      title: 'Go to the next moment worth a question, and ask',
      whyNot,
      run: () => {
        if (!asking.beginAtNextOccasion())
          tell('After this step no moment is marked as worth a question. Press A to ask about any step.');
      },
    },
  ];
}

export const STEP_IS_HELD = 'A question is open: reveal the answer (→), or skip it (Esc).';

const WHY_NO_ROUND = {
  class: 'There are two rounds of votes at the most.',
  alone: 'Votes are counted in a class: here one person answers.',
};

/** Said where a kind was chosen that makes no sense at the step. */
export const NO_SUCH_QUESTION = 'This question makes no sense at this step.';

/** The keys while a question is open. `askedNow`: what asks in the view that is shown; `null` where no question is open in it. */
export function questionCommands(askedNow: () => Asking | null, tell: (text: string) => void): CommandGroup {
  const withAsking = (act: (asking: Asking) => void) => () => {
    const asking = askedNow();
    if (asking) act(asking);
  };
  return {
    title: 'A question to the class',
    scope: 'front',
    get isOn() {
      return askedNow() !== null;
    },
    lines: [
      ...LETTERS.map((letter): Command => {
        const key = letter.toLowerCase();
        return {
          id: `ask.vote${letter}`,
          keys: [key],
          title: `A vote for ${letter}`,
          run: withAsking((asking) => asking.vote(letter, 1)),
        };
      }),
      ...LETTERS.map((letter): Command => {
        const keys = [`Shift+${letter}`];
        return {
          id: `ask.unvote${letter}`,
          keys,
          title: `A vote less for ${letter}`,
          run: withAsking((asking) => asking.vote(letter, -1)),
        };
      }),
      {
        id: 'ask.discuss',
        keys: ['v'],
        title: 'Discuss, and vote again',
        whyNot: () => (askedNow()?.canDiscuss ? null : WHY_NO_ROUND[askedNow()?.isAlone ? 'alone' : 'class']),
        run: withAsking((asking) => asking.discuss()),
      },
      {
        id: 'ask.other',
        keys: ['n'],
        title: 'Ask another question of this step',
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

/** The same on the sheet of keys. */
export const QUESTION_NOTES: CommandGroup = {
  title: 'While a question is open',
  lines: [
    { title: 'A vote; with Shift, one less', shown: 'A to E' },
    { title: 'Discuss, and vote again', shown: 'V' },
    { title: 'Another question of the same step', shown: 'N' },
    { title: 'Reveal the answer, and go on', shown: '→' },
    { title: 'Skip the question', shown: 'Esc' },
  ],
};
