/** Commands of the view of a program's output. */
import type { DrawerPage } from '../charts/charts.ts';
import type { Command, CommandGroup } from '../program/commands.svelte.ts';
import { stepLines } from '../run/stepLines.ts';
import { cameraLines, cameraOf, ringsLine } from '../tree/cameraLines.ts';
import type { RunView } from '../run/runView.svelte.ts';

interface ShownOutput {
  readonly view: RunView;
  readonly right: { readonly trace: unknown; readonly isOn: boolean; toggle(): void };
  readonly judged: { readonly broken: { readonly step: number } | null } | null;
  panel: 'verdict' | 'step';
  page: DrawerPage | null;
}

export function refereeCommands(refereed: ShownOutput): CommandGroup {
  const { view } = refereed;
  const whyNot = (): string | null => (view.player.opened ? null : 'Open the output of a program first.');
  const page = (page: DrawerPage, rest: Pick<Command, 'title' | 'keys'>): Command => ({
    ...{ id: `program.${page}`, whyNot, ...rest },
    isChecked: () => refereed.page === page,
    run: () => (refereed.page = refereed.page === page ? null : page),
  });
  return {
    title: 'Your program',
    scope: 'program',
    lines: [
      ...stepLines('program', view, whyNot),
      ...cameraLines('program', '', cameraOf(view)),
      ringsLine('program', view.treeLook),
      {
        id: 'program.broken',
        keys: ['.'],
        title: 'Go to the step that breaks a rule',
        whyNot: () => whyNot() ?? (refereed.judged?.broken ? null : 'No step breaks a rule.'),
        run: () => view.jump(refereed.judged!.broken!.step),
      },
      {
        id: 'program.right',
        keys: ['v'],
        title: 'Show the right search beside your program',
        whyNot: () => whyNot() ?? (refereed.right.trace ? null : 'Your program breaks no rule of the search.'),
        isChecked: () => refereed.right.isOn,
        run: () => refereed.right.toggle(),
      },
      {
        id: 'program.step',
        keys: ['i'],
        title: 'Show this step of your program, or its verdict',
        whyNot,
        isChecked: () => refereed.panel === 'step',
        run: () => (refereed.panel = refereed.panel === 'step' ? 'verdict' : 'step'),
      },
      page('charts', { keys: ['d'], title: 'Show the charts of your program, or the tree' }),
      page('nodes', { title: 'Show the table of expanded nodes, or the tree' }),
    ],
  };
}
