/** Keeps the outputs that are refereed while other views are open. Their code loads with the view. */
import { createContext } from 'svelte';
import type { Port } from '../../shared/rpc/port.ts';
import type { RefereedClass } from './refereedClass.svelte.ts';
import type { WrittenProgram } from './written/writtenProgram.svelte.ts';
import type { RefereedProgram } from './refereedProgram.svelte.ts';

export class RefereePlace {
  /** Starts `app/refereeWorker.ts`; closing its port ends it. */
  readonly startWorker: () => Port;
  /** Shows a lesson of the course, by its place in it. */
  readonly openLesson: (place: number) => void;
  refereed = $state.raw<RefereedProgram | null>(null);
  /** `null` where a single output is open. */
  group = $state.raw<RefereedClass | null>(null);
  /** Whether one program of the class is shown in place of the table. */
  showsOne = $state(true);

  written = $state.raw<WrittenProgram | null>(null);
  /** Whether a search is being written, in place of the ways in. */
  writes = $state(false);

  constructor(startWorker: () => Port, openLesson: (place: number) => void) {
    this.startWorker = startWorker;
    this.openLesson = openLesson;
  }
}

export const [getRefereePlace, setRefereePlace] = createContext<RefereePlace>();
