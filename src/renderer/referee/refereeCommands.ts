/** Commands of the view of a program's output. */
import type { CommandGroup } from '../program/commands.svelte.ts';
import { stepLines } from '../run/stepLines.ts';
import type { Stepper } from '../ui/stepper.ts';
import { cameraLines } from '../tree/cameraLines.ts';
import type { RefereePlace } from './refereePlace.svelte.ts';

const NO_OUTPUT = 'Open the output of a program first.';

export function refereeCommands(place: RefereePlace): CommandGroup {
  const view = () => place.refereed?.view;
  const whyNot = (): string | null => (view()?.player.opened ? null : NO_OUTPUT);
  const stepper: Stepper = {
    get isPlaying() {
      return view()?.isPlaying ?? false;
    },
    get atStart() {
      return view()?.atStart ?? true;
    },
    get atEnd() {
      return view()?.atEnd ?? true;
    },
    get canStepForward() {
      return view()?.canStepForward ?? false;
    },
    stepBy: (steps) => view()?.stepBy(steps),
    togglePlay: () => view()?.togglePlay(),
    jump: (step) => view()?.jump(step),
  };
  return {
    title: 'Your program',
    scope: 'program',
    lines: [
      ...stepLines('program', stepper, whyNot),
      ...cameraLines('program', '', {
        follow: (mode) => view()?.drawing?.follow(mode),
        zoomBy: (factor) => view()?.drawing?.zoomBy(factor),
      }),
      {
        id: 'program.broken',
        keys: ['.'],
        title: 'Go to the step that breaks a rule',
        whyNot: () => whyNot() ?? (place.refereed!.judged?.broken ? null : 'No step breaks a rule.'),
        run: () => view()!.jump(place.refereed!.judged!.broken!.step),
      },
    ],
  };
}
