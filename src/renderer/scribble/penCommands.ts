import type { Command, CommandGroup } from '../program/commands.svelte.ts';
import type { PenPlace } from './penPlace.svelte.ts';

const PUT_AWAY = 'Put the pen away';
const UNDO = 'Undo the last stroke or erasure';

export function penCommand(pen: PenPlace): Command {
  return {
    id: 'pen.toggle',
    keys: ['Shift+W'],
    title: 'Draw with the pen, or put it away',
    isChecked: () => pen.isOn,
    run: () => pen.toggle(),
  };
}

/** While the pen is on. It takes no other key: arrows and clickers still step. */
export function whilePenIsOn(pen: PenPlace): CommandGroup {
  return {
    title: 'Pen',
    scope: 'pen',
    get isOn() {
      return pen.isOn;
    },
    lines: [
      { id: 'pen.leave', keys: ['Escape'], title: PUT_AWAY, run: () => pen.putAway() },
      { id: 'pen.undo', keys: ['$mod+z'], title: UNDO, run: () => pen.undo() },
    ],
  };
}

export const PEN_NOTES: CommandGroup = {
  title: 'While the pen is on',
  lines: [
    { title: PUT_AWAY, keys: ['Escape'] },
    { title: UNDO, keys: ['$mod+z'] },
  ],
};
