import type { CommandGroup } from '../program/commands.svelte.ts';
import type { SettingsStore } from '../program/settings.svelte.ts';

/** The arrow keys move the blank or a tile, whichever moves are named for. */
export function statesCommands(settings: SettingsStore): CommandGroup {
  return {
    title: 'In the drawings of the states (reach them with Tab)',
    scope: 'states',
    get lines() {
      return [
        { shown: '← →', title: 'Go from bar to bar' },
        { shown: 'Home End', title: 'Go to the first or last bar' },
        { shown: '↑ ↓ ← →', title: `In the graph: move the ${settings.moveNaming}` },
        { keys: ['Enter'], title: 'List the states of the bar; in the graph, open the state' },
      ];
    },
  };
}
