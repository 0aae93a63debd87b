import type { CommandGroup } from '../program/commands.svelte.ts';
import type { Tour } from './tour.svelte.ts';

export function tourCommands(tour: Tour, isShown: () => boolean): CommandGroup {
  return {
    title: 'The first two minutes',
    scope: 'tour',
    get isOn() {
      return tour.stop !== null && isShown();
    },
    lines: [
      { id: 'tour.skip', keys: ['Escape'], title: 'Skip', run: () => tour.end() },
      { id: 'tour.next', keys: ['Enter'], title: 'Next', run: () => tour.next() },
    ],
  };
}
