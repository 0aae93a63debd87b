import type { Api } from '../../shared/contract/api.ts';
import type { ExperimentEntry } from '../../shared/contract/experiments.ts';
import type { Damaged } from '../../shared/contract/types.ts';
import { latest } from '../program/latest.ts';

export class SavedExperiments {
  /** Newest first. */
  entries = $state.raw<readonly ExperimentEntry[]>([]);
  damaged = $state.raw<readonly Damaged[]>([]);
  /** Whether the list was ever read. */
  isKnown = $state(false);
  readonly load: () => Promise<void>;

  constructor(api: Pick<Api['library'], 'list'>) {
    this.load = latest(
      () => api.list({ experiments: {} }),
      ({ experiments: { rows, damaged } }) => {
        this.entries = rows;
        this.damaged = damaged;
        this.isKnown = true;
      },
    );
  }

  get first(): ExperimentEntry | undefined {
    return this.entries.find(({ state }) => state === 'running') ?? this.entries[0];
  }
}
