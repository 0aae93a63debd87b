/** Opens the output of a program, or those of a class. */
import type { Program } from '../program/program.ts';
import { RefereedClass } from './refereedClass.svelte.ts';
import { RefereedProgram } from './refereedProgram.svelte.ts';
import type { RefereePlace } from './refereePlace.svelte.ts';

/** What is made outlives the view in which it is made, and so do its derived values. */
export function refereedAt(place: RefereePlace, program: Program): RefereedProgram {
  if (place.refereed === null)
    $effect.root(() => void (place.refereed = new RefereedProgram(program, place.startWorker)));
  return place.refereed!;
}

/** Whether it is a program in JavaScript, and not what one has printed. */
export function isProgram(files: readonly File[]): boolean {
  return files.length === 1 && /\.m?js$/i.test(files[0].name);
}

/** Shows the view. */
export async function openOutputs(place: RefereePlace, program: Program, files: readonly File[]): Promise<void> {
  program.navigation.show('program');
  place.writes = false;
  const [first] = files;
  if (files.length === 1) {
    place.group = null;
    return openOutput(place, program, first);
  }
  if (place.group === null) $effect.root(() => void (place.group = new RefereedClass(program, place.startWorker)));
  place.showsOne = false;
  await place.group!.open(files);
}

/** One of a class is judged by what was chosen for the class. */
export async function openOutput(place: RefereePlace, program: Program, file: File): Promise<void> {
  place.showsOne = true;
  place.writes = false;
  await refereedAt(place, program).open(file, place.group?.claim);
}
