import type { Command, CommandGroup, Commands } from '../program/commands.svelte.ts';
import type { Presentation } from './presentation.svelte.ts';

/** A clicker's keys do what the arrows do in the open view. */
const CLICKER = [
  { id: 'present.forward', key: 'PageDown', title: 'Go forward with a clicker', arrow: 'ArrowRight' },
  { id: 'present.back', key: 'PageUp', title: 'Go back with a clicker', arrow: 'ArrowLeft' },
] as const;

export function presentCommands(commands: Pick<Commands, 'bindings'>, presentation: Presentation): CommandGroup[] {
  const clicker = CLICKER.map(({ id, key, title, arrow }) => ({
    id,
    keys: [key],
    title,
    run: () => commands.bindings[arrow]?.(),
  }));
  const black: Command = {
    id: 'present.black',
    keys: ['b', '.'],
    title: 'Blacken the screen',
    isOfClicker: true,
    run: () => presentation.blacken(),
  };
  const whilePresenting = (scope: 'presentation' | 'black', lines: readonly Command[]): CommandGroup => ({
    title: 'While presenting',
    scope,
    get isOn() {
      return presentation.on;
    },
    lines,
  });
  return [whilePresenting('presentation', clicker), whilePresenting('black', [black])];
}

export const PRESENT_NOTES: CommandGroup = {
  title: 'While presenting',
  lines: [
    { title: 'Go forward or back, as with a clicker', shown: 'Page\u00a0↓ Page\u00a0↑' },
    { title: 'Blacken the screen until the next key', shown: 'B or .' },
    { title: 'Point with a spotlight that follows the mouse', keys: ['z'], shown: 'Z held' },
  ],
};
