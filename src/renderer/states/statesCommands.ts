import type { CommandGroup } from '../program/commands.svelte.ts';
import type { SettingsStore } from '../program/settings.svelte.ts';

/** The arrow keys move the blank or a tile, whichever moves are named for. */
export function statesCommands(settings: SettingsStore): CommandGroup {
  return {
    title: 'In the drawings of the states, reached by Tab',
    scope: 'states',
    get lines() {
      return [
        { shown: '← →', title: 'To the next bar' },
        { shown: 'Home End', title: 'To the first bar, to the last one' },
        { shown: '↑ ↓ ← →', title: `In the graph: move the ${settings.moveNaming}` },
        { keys: ['Enter'], title: 'List the states of the bar; open that of the graph' },
      ];
    },
  };
}
