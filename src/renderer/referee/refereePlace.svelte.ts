/** Keeps the program that is refereed while other views are open. Its code loads with the view. */
import { createContext } from 'svelte';
import type { Port } from '../../shared/rpc/port.ts';
import type { Program } from '../program/program.ts';
import type { RefereedProgram } from './refereedProgram.svelte.ts';

export class RefereePlace {
  /** Starts `refereeWorker.ts`; closing its port ends it. */
  readonly startWorker: () => Port;
  refereed = $state.raw<RefereedProgram | null>(null);

  constructor(startWorker: () => Port) {
    this.startWorker = startWorker;
  }

  async load(program: Program): Promise<RefereedProgram> {
    const { RefereedProgram } = await import('./refereedProgram.svelte.ts');
    return (this.refereed ??= new RefereedProgram(program, this.startWorker));
  }

  /** Opens the view with the output of a program. */
  async open(program: Program, file: File): Promise<void> {
    program.navigation.show('program');
    const refereed = await this.load(program);
    await refereed.open(file);
  }
}

export const [getRefereePlace, setRefereePlace] = createContext<RefereePlace>();

/** Files that only this view reads; lists of states with other endings are opened in it. */
export function isTraceFile({ name }: Pick<File, 'name'>): boolean {
  return /\.(jsonl|ndjson|trace|trace\.json|trace\.ya?ml)$/i.test(name);
}
