/** Where the desk of the lab is, once the view was open: until then nothing of the lab is loaded but its keys. */
import { createContext } from 'svelte';
import type { Port } from '../../shared/rpc/port.ts';
import type { LabDesk } from './labDesk.svelte.ts';

export class LabPlace {
  /** Starts `labWorker.ts`; closing its port ends it. */
  readonly startWorker: () => Port;
  desk = $state.raw<LabDesk | null>(null);

  constructor(startWorker: () => Port) {
    this.startWorker = startWorker;
  }
}

export const [getLabPlace, setLabPlace] = createContext<LabPlace>();
