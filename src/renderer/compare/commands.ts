/** The keys of the compare view: those of the search view, for all lanes at once. */
import type { Command, SheetGroup } from '../ui/keys.ts';
import type { CommonClock } from './commonClock.svelte.ts';

/** What the keys reach: the clock, every tree, and what keeps it all. */
export interface CompareDeeds {
  readonly clock: CommonClock;
  readonly followInTrees: (mode: 'follow' | 'whole') => void;
  readonly zoomBy: (factor: number) => void;
  readonly save: () => void;
}

interface CompareKey extends Omit<Command, 'run'> {
  readonly run: (deeds: CompareDeeds) => void;
}

/** The listener and the sheet are made from this table. */
const KEYS: readonly CompareKey[] = [
  { keys: ['ArrowRight'], shown: '→', does: 'Step forward', run: ({ clock }) => clock.tick(1) },
  { keys: ['ArrowLeft'], shown: '←', does: 'Step back', run: ({ clock }) => clock.tick(-1) },
  { keys: ['Shift+ArrowRight'], shown: 'Shift →', does: 'Ten steps forward', run: ({ clock }) => clock.tick(10) },
  { keys: ['Shift+ArrowLeft'], shown: 'Shift ←', does: 'Ten steps back', run: ({ clock }) => clock.tick(-10) },
  { keys: ['Space'], shown: 'Space', does: 'Play or pause', run: ({ clock }) => clock.togglePlay() },
  { keys: ['Home'], shown: 'Home', does: 'To the start', run: ({ clock }) => clock.jump(0) },
  { keys: ['End'], shown: 'End', does: 'To the end', run: ({ clock }) => clock.jump(Infinity) },
  { keys: ['0'], shown: '0', does: 'Show the whole trees', run: ({ followInTrees }) => followInTrees('whole') },
  { keys: ['f'], shown: 'F', does: 'Follow the steps', run: ({ followInTrees }) => followInTrees('follow') },
  { keys: ['+', '='], shown: '+', does: 'Zoom in', run: ({ zoomBy }) => zoomBy(1.4) },
  { keys: ['-'], shown: '−', does: 'Zoom out', run: ({ zoomBy }) => zoomBy(1 / 1.4) },
  { keys: ['$mod+s'], shown: 'Ctrl S', does: 'Keep the runs and the comparison', run: ({ save }) => save() },
];

/** For the listener. */
export function compareCommands(deeds: CompareDeeds): Command[] {
  return KEYS.map(({ run, ...key }) => ({ ...key, run: () => run(deeds) }));
}

export const COMPARE_SHEET: SheetGroup = { title: 'Compare: all searches at once', commands: KEYS };
