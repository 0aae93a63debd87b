import { whyAskingHolds } from '../ask/askCommands.ts';
import type { CommandGroup } from '../program/commands.svelte.ts';
import type { Program } from '../program/program.ts';
import type { TreeOnScreen } from '../run/treeViewState.svelte.ts';
import { stepLines } from '../run/stepLines.ts';
import { cameraLines, ringsLine } from '../tree/cameraLines.ts';
import type { Comparison } from './comparison.svelte.ts';

const NOT_SEARCHED = 'No search is open. Choose Search anyway to compare searches that find no moves to the goal.';

export function compareCommands(program: Program, comparison: Comparison): CommandGroup {
  return {
    title: 'Compare: all searches at once',
    scope: 'compare',
    lines: [
      ...stepLines('compare', comparison.clock, () => whyNothingMoves(program, comparison)),
      {
        id: 'compare.ask',
        keys: ['a', 'q'],
        title: 'Ask the class which search expands more',
        whyNot: () => whyNothingMoves(program, comparison) ?? whyNotAsked(comparison),
        run: () => void comparison.asking.begin(),
      },
      ...cameraLines('compare', 's', {
        follow: (mode) => follow(comparison, mode),
        zoomBy: (factor) => zoomBy(comparison, factor),
      }),
      ringsLine('compare', comparison.look.trees, () =>
        comparison.look.isOverlay ? 'In one picture, levels are always rings.' : null,
      ),
      {
        id: 'compare.save',
        keys: ['$mod+s'],
        title: 'Save the comparison and its runs',
        whyNot: () => program.notices.whyCutOff ?? whyNotSaved(comparison),
        run: () => void comparison.save(),
      },
    ],
  };
}

function whyNotAsked({ lanes, running, ratio, asking }: Comparison): string | null {
  const asked = [lanes[0], lanes.at(-1)!];
  if (asked.some((lane) => !running.includes(lane))) return 'A search that is asked about could not be started.';
  if (asked.some(({ paced }) => !paced.ended)) return 'The searches are still under way. Ask in a moment.';
  if (ratio !== null) return 'The result is on the screen. Go back to the start to ask before it.';
  return asking.kinds.length > 0 ? null : 'This is asked of two searches that find the goal.';
}

function whyNothingMoves({ current, notices }: Program, comparison: Comparison): string | null {
  const { isSearchable, running, lanes } = comparison;
  if (current.puzzle === null) return 'Choose a puzzle first.';
  if (!isSearchable) return NOT_SEARCHED;
  const held = whyAskingHolds(comparison.asking);
  if (held !== null) return held;
  return running.length > 0 ? obstacleOf(running) : (notices.whyCutOff ?? obstacleOf(lanes));
}

function obstacleOf(lanes: Comparison['lanes']): string | null {
  return lanes.map(({ view }) => view.obstacle).find((obstacle) => obstacle !== null) ?? null;
}

/** An overlay always shows the whole picture. */
function follow({ look, lanes }: Comparison, mode: 'follow' | 'whole'): void {
  if (look.isOverlay) look.overlay?.follow('whole');
  else for (const tree of treesOf(lanes)) tree.follow(mode);
}

function zoomBy({ look, lanes }: Comparison, factor: number): void {
  if (look.isOverlay) return look.overlay?.zoomBy(factor);
  const trees = treesOf(lanes);
  for (const tree of look.lock.isOn ? trees.slice(0, 1) : trees) tree.zoomBy(factor); // a lock moves the others with it
}

function treesOf(lanes: Comparison['lanes']): TreeOnScreen[] {
  return lanes.map(({ view }) => view.drawing).filter((drawing) => drawing !== null);
}

function whyNotSaved({ running, isSaving }: Comparison): string | null {
  if (running.length === 0) return 'Nothing to save: no search is open.';
  return isSaving ? 'The searches run to their ends and are saved then.' : null;
}
