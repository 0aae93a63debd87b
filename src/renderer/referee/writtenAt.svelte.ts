/** The search that is being written outlives its view. */
import type { CommandGroup } from '../program/commands.svelte.ts';
import type { Program } from '../program/program.ts';
import { refereedAt } from './openOutputs.svelte.ts';
import type { RefereePlace } from './refereePlace.svelte.ts';
import { outputOf } from './outputFile.ts';
import { openSandbox } from './written/openSandbox.ts';
import { WrittenProgram, type RefereedOutputs } from './written/writtenProgram.svelte.ts';

export function writtenAt(place: RefereePlace, program: Program): WrittenProgram {
  if (place.written === null) {
    const refereed = refereedAt(place, program);
    const shown: RefereedOutputs = {
      get isOther() {
        return refereed.file !== null && refereed.file.ended === undefined;
      },
      open: (output, ended) => refereed.open({ ...outputOf(output), ended }, {}), // its first line says what it should be
    };
    $effect.root(() => void (place.written = new WrittenProgram(program, shown, openSandbox)));
    program.commands.add(writingCommands(place));
  }
  return place.written!;
}

function writingCommands(place: RefereePlace): CommandGroup {
  const { run } = place.written!;
  return {
    title: 'Your program, written here',
    scope: 'program',
    get isOn() {
      return place.writes;
    },
    lines: [
      { id: 'program.run', keys: ['$mod+Enter'], title: 'Run the program', run: () => void place.written!.begin() },
      {
        id: 'program.stop',
        title: 'Stop the program',
        whyNot: () => (run.isOn ? null : 'It is not running.'),
        run: () => run.stop(),
      },
    ],
  };
}
