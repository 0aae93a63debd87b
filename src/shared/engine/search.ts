/** The engine with its trace: what every view reads. */
import type { SpareColumns } from '../trace/columns.ts';
import type { Trace } from '../trace/trace.ts';
import { TraceColumns } from '../trace/traceColumns.ts';
import type { Domain } from './domain.ts';
import type { SearchOptions } from './options.ts';
import { SearchLoop } from './searchLoop.ts';

export class Search extends SearchLoop<TraceColumns> {
  /** Writes the root, or both; nothing is expanded yet. `spare`: columns that this search may borrow until it ends. */
  constructor(domain: Domain, options: SearchOptions, spare?: SpareColumns) {
    super(domain, options, new TraceColumns(spare), spare);
  }

  /** Everything that happened so far; grows with every `advance`. */
  get trace(): Trace {
    return this.record;
  }
}
