import type { Command, CommandGroup } from '../program/commands.svelte.ts';
import type { ExperimentEditor } from './experimentEditor.svelte.ts';
import type { LabPlace } from './labPlace.svelte.ts';

/** Sketching needs distances, which for random puzzles and lists are known only after counting. */
function whyNoSketch({ facts }: ExperimentEditor): string | null {
  return facts.fault ?? (facts.distances.length > 0 ? null : 'A sketch needs puzzles chosen by distance.');
}

export function labCommands(place: LabPlace): CommandGroup {
  const of = (
    row: Pick<Command, 'id' | 'title' | 'keys'>,
    run: (editor: ExperimentEditor) => unknown,
    whyNot: (editor: ExperimentEditor) => string | null = () => null,
  ): Command => ({
    ...row,
    whyNot: () => (place.editor === null ? 'The lab is not loaded yet.' : whyNot(place.editor)),
    run: () => void run(place.editor!),
  });
  return {
    title: 'In the lab',
    scope: 'lab',
    lines: [
      of(
        { id: 'lab.run', keys: ['Space'], title: 'Run the experiment, or pause it' },
        (editor) => (editor.counting.isRunning ? editor.rest('pause') : editor.start()),
        ({ counting, facts }) => (counting.progress.state === 'done' ? 'All searches have run.' : facts.fault),
      ),
      of(
        { id: 'lab.sketch', keys: ['d'], title: 'Sketch the curve first, or reveal it' },
        ({ look }) => (look.isSketching ? look.reveal() : look.beginSketch()),
        (editor) => (editor.look.isSketching ? null : whyNoSketch(editor)),
      ),
      of(
        { id: 'lab.chart', keys: ['v'], title: 'Show the next chart' },
        ({ look }) => look.showNext(),
        ({ look }) => (look.isSketching ? 'Reveal the results first.' : null),
      ),
      of({ id: 'lab.duplicate', title: 'Duplicate the experiment' }, (editor) => editor.duplicate()),
      { shown: '← → ↑ ↓', title: 'Go from point to point in the chart; while sketching, draw' },
      { keys: ['Enter'], title: 'Open the puzzle of the point in the search' },
      { keys: ['Escape'], title: 'Close the card of the point' },
    ],
  };
}
