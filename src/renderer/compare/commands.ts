/** The keys of the compare view: those of the search view, for all lanes at once. */
import type { Command } from '../lib/keys.ts';
import type { CommonClock } from './commonClock.svelte.ts';

/** `fitTrees` shows every tree whole, `zoomBy` comes closer to every tree. */
export function compareCommands(
  clock: CommonClock,
  { fitTrees, zoomBy }: { fitTrees: () => void; zoomBy: (factor: number) => void },
): readonly Command[] {
  return [
    { keys: ['ArrowRight'], shown: '→', does: 'Step forward', run: () => clock.tick(1) },
    { keys: ['ArrowLeft'], shown: '←', does: 'Step back', run: () => clock.tick(-1) },
    { keys: ['Shift+ArrowRight'], shown: 'Shift →', does: 'Ten steps forward', run: () => clock.tick(10) },
    { keys: ['Shift+ArrowLeft'], shown: 'Shift ←', does: 'Ten steps back', run: () => clock.tick(-10) },
    { keys: ['Space'], shown: 'Space', does: 'Play or pause', run: () => clock.togglePlay() },
    { keys: ['Home'], shown: 'Home', does: 'To the start', run: () => clock.jump(0) },
    { keys: ['End'], shown: 'End', does: 'To the end', run: () => clock.jump(Infinity) },
    { keys: ['0'], shown: '0', does: 'Show the whole trees', run: fitTrees },
    { keys: ['+', '='], shown: '+', does: 'Zoom in', run: () => zoomBy(1.4) },
    { keys: ['-'], shown: '−', does: 'Zoom out', run: () => zoomBy(1 / 1.4) },
  ];
}
