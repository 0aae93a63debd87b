import type { Command, CommandGroup } from '../program/commands.svelte.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { ByHand } from './byHand.svelte.ts';

export const HAND_HOLDS = 'You are searching by hand: choose the state that is taken next, or leave (Esc).';

/** `whyNot`: why there is nothing to perform; `null` where there is. */
export function handCommand(hand: ByHand, whyNot: () => string | null, begin: () => void): Command {
  return {
    id: 'hand.begin',
    keys: ['y'],
    title: 'Search by hand: choose each state yourself',
    whyNot: () => whyNot() ?? (hand.isOn ? 'You are already searching by hand.' : null),
    run: begin,
  };
}

export function whileByHand(
  hand: ByHand,
  view: RunView,
  isShown: () => boolean,
  tell: (text: string) => void,
): CommandGroup[] {
  const title = 'Search by hand';
  return [
    {
      title,
      scope: 'hand',
      get isOn() {
        return hand.isWaiting && isShown();
      },
      lines: [
        {
          id: 'hand.next',
          keys: ['ArrowRight'],
          title: 'Go to the next frontier state, or go on',
          run: () => forward(hand),
        },
        {
          id: 'hand.before',
          keys: ['ArrowLeft'],
          title: 'Go to the previous frontier state',
          run: () => !hand.held && hand.walk(-1),
        },
        { id: 'hand.point', keys: ['Enter'], title: 'Take this state', run: () => choose(hand, view, tell) },
      ],
    },
    {
      title,
      scope: 'hand',
      get isOn() {
        return hand.isOn && isShown();
      },
      lines: [{ id: 'hand.leave', keys: ['Escape'], title: 'Leave the search by hand', run: () => leave(hand, tell) }],
    },
  ];
}

function forward(hand: ByHand): void {
  if (hand.mistake) hand.take();
  else if (!hand.isFilling) hand.walk(1);
}

function choose(hand: ByHand, view: RunView, tell: (text: string) => void): void {
  if (hand.mistake) hand.take();
  else if (hand.isFilling) tell('Fill in what belongs to the state taken, then press Check.');
  else if (view.hovered === NONE) tell('Choose a frontier state first, with the arrow keys.');
  else hand.point(view.hovered);
}

/** A notice keeps the score after the panel is closed. */
function leave(hand: ByHand, tell: (text: string) => void): void {
  const { answers, right } = hand.score;
  const wasTold = hand.isOver;
  hand.leave();
  if (answers > 0 && !wasTold) tell(`By hand, ${right} of ${answers} right.`);
}

/** The same, for the sheet of keys. */
export const HAND_NOTES: CommandGroup = {
  title: 'While you search by hand',
  lines: [
    { title: 'Go from one frontier state to the next', shown: '← →' },
    { title: 'Take this state', shown: 'Enter' },
    { title: 'Check what you have filled in', shown: 'Enter' },
    { title: 'Go on after a mistake', shown: '→' },
    { title: 'Leave', shown: 'Esc' },
  ],
};
