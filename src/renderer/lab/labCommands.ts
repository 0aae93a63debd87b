/** The keys of the lab. */
import type { Command, CommandGroup } from '../program/commands.svelte.ts';
import type { LabDesk } from './labDesk.svelte.ts';
import type { LabPlace } from './labPlace.svelte.ts';

/** A curve is drawn at each distance. Those of random puzzles and of lists are known only when they are counted. */
function whyNoSketch({ facts }: LabDesk): string | null {
  return (
    facts.fault ?? (facts.distances.length > 0 ? null : 'A curve is drawn over distances: choose puzzles by distance.')
  );
}

export function labCommands(place: LabPlace): CommandGroup {
  /** A command of the desk; why it is not possible is asked only where there is one. */
  const of = (
    row: Pick<Command, 'id' | 'title' | 'keys'>,
    run: (desk: LabDesk) => unknown,
    whyNot: (desk: LabDesk) => string | null = () => null,
  ): Command => ({
    ...row,
    whyNot: () => (place.desk === null ? 'The lab is not loaded yet.' : whyNot(place.desk)),
    run: () => void run(place.desk!),
  });
  return {
    title: 'In the lab',
    scope: 'lab',
    lines: [
      of(
        { id: 'lab.run', keys: ['Space'], title: 'Count, go on, or pause' },
        (desk) => (desk.isCounting ? desk.pause() : desk.start()),
        ({ progress, facts }) => (progress.state === 'done' ? 'Everything is counted.' : facts.fault),
      ),
      of(
        { id: 'lab.sketch', keys: ['d'], title: 'Sketch the curve first, or reveal it' },
        ({ look }) => (look.isSketching ? look.reveal() : look.beginSketch()),
        (desk) => (desk.look.isSketching ? null : whyNoSketch(desk)),
      ),
      of(
        { id: 'lab.chart', keys: ['v'], title: 'The next chart' },
        ({ look }) => look.showNext(),
        ({ look }) => (look.isSketching ? 'Reveal the results first.' : null),
      ),
      of({ id: 'lab.duplicate', title: 'Duplicate the experiment' }, (desk) => desk.duplicate()),
      { shown: '← → ↑ ↓', title: 'In the chart: from point to point; while the curve is sketched, draw' },
      { keys: ['Enter'], title: 'Open the puzzle of the point in the search' },
    ],
  };
}
