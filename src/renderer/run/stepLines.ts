import type { Command } from '../program/commands.svelte.ts';
import type { Stepper } from '../ui/stepper.ts';

/** The step commands of a search or comparison. `scope` begins their ids. */
export function stepLines(
  scope: 'step' | 'compare' | 'program' | 'hunt',
  stepper: Stepper,
  whyNot: () => string | null,
): Command[] {
  const lines: Omit<Command, 'whyNot'>[] = [
    { id: `${scope}.forward`, keys: ['ArrowRight'], title: 'Step forward', run: () => stepper.stepBy(1) },
    { id: `${scope}.back`, keys: ['ArrowLeft'], title: 'Step back', run: () => stepper.stepBy(-1) },
    { id: `${scope}.ten`, keys: ['Shift+ArrowRight'], title: 'Go ten steps forward', run: () => stepper.stepBy(10) },
    { id: `${scope}.tenBack`, keys: ['Shift+ArrowLeft'], title: 'Go ten steps back', run: () => stepper.stepBy(-10) },
    { id: `${scope}.play`, keys: ['Space'], title: 'Play or pause', run: () => stepper.togglePlay() },
    { id: `${scope}.start`, keys: ['Home'], title: 'Go to the start', run: () => stepper.jump(0) },
    { id: `${scope}.end`, keys: ['End'], title: 'Go to the end', run: () => stepper.jump(Infinity) },
  ];
  return lines.map((line) => ({ ...line, whyNot }));
}
