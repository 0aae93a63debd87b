/** Opens the output of a program, or those of a class. */
import { classFiles, isZip, ignoredWords, type FoundFile } from '../../shared/referee/handedIn/classFiles.ts';
import type { Program } from '../program/program.ts';
import { foundOf, outputOf, type OutputFile } from './outputFile.ts';
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

/** Shows the view. A file alone is one program, whatever its name; a folder or a zip is a class. */
export async function openOutputs(place: RefereePlace, program: Program, files: readonly File[]): Promise<void> {
  const [first] = files;
  if (files.length > 1 || first.webkitRelativePath !== '' || isZip(first.name))
    return openClass(place, program, files.map(foundOf));
  program.navigation.show('program');
  place.group?.close();
  place.group = null;
  await openOutput(place, program, outputOf(first));
}

/** Files, folders and zips of a class. */
export async function openClass(
  place: RefereePlace,
  program: Program,
  found: readonly FoundFile<Blob>[],
): Promise<void> {
  program.navigation.show('program');
  const handed = await classFiles(found);
  if (handed.outputs.length === 0) {
    const words = ignoredWords(handed.ignored) ?? 'Nothing is in it.';
    return program.notices.complain(new Error(`There is no output of a program. ${words}`));
  }
  if (place.group === null) $effect.root(() => void (place.group = new RefereedClass(program, place.startWorker)));
  place.showsOne = false;
  place.writes = false;
  await place.group!.open(handed);
}

/** One of a class is judged by what was chosen for the class. */
export async function openOutput(place: RefereePlace, program: Program, file: OutputFile): Promise<void> {
  place.showsOne = true;
  place.writes = false;
  await refereedAt(place, program).open(file, place.group?.claim);
}
