/** Keeps the hunt while other views are open. Its code loads with the view. */
import { createContext } from 'svelte';
import type { Port } from '../../shared/rpc/port.ts';
import type { HuntDesk } from './huntDesk.svelte.ts';

export class HuntPlace {
  /** Starts `app/refereeWorker.ts`. */
  readonly startWorker: () => Port;
  /** Shows a lesson of the course, by its place in it. */
  readonly openLesson: (place: number) => void;
  desk = $state.raw<HuntDesk | null>(null);
  /** Whether a lesson shows a hunt, in place of what the user has found. */
  isLent = $state(false);

  constructor(startWorker: () => Port, openLesson: (place: number) => void) {
    this.startWorker = startWorker;
    this.openLesson = openLesson;
  }

  /** Call it when the settings have been released. */
  giveBack(): void {
    if (!this.isLent) return;
    this.isLent = false;
    this.desk?.begin();
  }
}

export const [getHuntPlace, setHuntPlace] = createContext<HuntPlace>();
