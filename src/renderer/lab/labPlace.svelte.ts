/** Holds the lab's editor once the view has been opened; until then only the lab's keys are loaded. */
import { createContext } from 'svelte';
import type { Port } from '../../shared/rpc/port.ts';
import type { ExperimentEditor } from './experimentEditor.svelte.ts';

export class LabPlace {
  /** Starts `labWorker.ts`; closing its port ends it. */
  readonly startWorker: () => Port;
  editor = $state.raw<ExperimentEditor | null>(null);

  constructor(startWorker: () => Port) {
    this.startWorker = startWorker;
  }
}

export const [getLabPlace, setLabPlace] = createContext<LabPlace>();
