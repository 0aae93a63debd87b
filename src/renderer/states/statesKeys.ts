/** The keys of the drawings of the states view, as the sheet names them. */
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import type { SheetGroup } from '../ui/keys.ts';

/** `naming`: what the arrow keys move in the graph. */
export function statesSheet(naming: MoveNaming): SheetGroup {
  return {
    title: 'In the drawings of the states, reached by Tab',
    commands: [
      { shown: '← →', does: 'To the bar beside' },
      { shown: 'Home End', does: 'To the first bar, to the last one' },
      { shown: '↑ ↓ ← →', does: `In the graph: move the ${naming}` },
      { shown: 'Enter', does: 'List the states of the bar; open that of the graph' },
    ],
  };
}
