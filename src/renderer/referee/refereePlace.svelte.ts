/** Keeps the program that is refereed while other views are open. Its code loads with the view. */
import { createContext } from 'svelte';
import type { Port } from '../../shared/rpc/port.ts';
import type { Program } from '../program/program.ts';
import type { RefereedClass } from './refereedClass.svelte.ts';
import type { RefereedProgram } from './refereedProgram.svelte.ts';

export class RefereePlace {
  /** Starts `refereeWorker.ts`; closing its port ends it. */
  readonly startWorker: () => Port;
  refereed = $state.raw<RefereedProgram | null>(null);
  /** `null` where a single output is open. */
  group = $state.raw<RefereedClass | null>(null);
  /** Whether one program of the class is shown in place of the table. */
  showsOne = $state(true);

  constructor(startWorker: () => Port) {
    this.startWorker = startWorker;
  }

  /** What is made outlives the view in which it is made, and so do its derived values. */
  keep(make: () => RefereedProgram): RefereedProgram {
    if (this.refereed === null) $effect.root(() => void (this.refereed = make()));
    return this.refereed!;
  }

  async load(program: Program): Promise<RefereedProgram> {
    const { RefereedProgram } = await import('./refereedProgram.svelte.ts');
    return this.keep(() => new RefereedProgram(program, this.startWorker));
  }

  /** Opens the view with the output of a program, or with those of a class. */
  async open(program: Program, files: readonly File[]): Promise<void> {
    program.navigation.show('program');
    const [first] = files;
    if (files.length === 1) {
      this.group = null;
      return this.openOne(program, first);
    }
    const { RefereedClass } = await import('./refereedClass.svelte.ts');
    if (this.group === null) $effect.root(() => void (this.group = new RefereedClass(program, this.startWorker)));
    this.showsOne = false;
    await this.group!.open(files);
  }

  /** One of a class is judged by what was chosen for the class. */
  async openOne(program: Program, file: File): Promise<void> {
    this.showsOne = true;
    const refereed = await this.load(program);
    await refereed.open(file, this.group?.claim);
  }
}

export const [getRefereePlace, setRefereePlace] = createContext<RefereePlace>();

/** Files that only this view reads; lists of states with other endings are opened in it. */
export function isTraceFile({ name }: Pick<File, 'name'>): boolean {
  return /\.(jsonl|ndjson|trace|trace\.json|trace\.ya?ml)$/i.test(name);
}
