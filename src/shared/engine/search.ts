import type { SpareColumns } from '../trace/columns.ts';
import type { Trace } from '../trace/trace.ts';
import { TraceColumns } from '../trace/traceColumns.ts';
import type { Domain } from './domain.ts';
import type { SearchOptions } from './options.ts';
import { SearchLoop } from './searchLoop.ts';

export class Search extends SearchLoop<TraceColumns> {
  /** Writes the roots; expands nothing. `spare`: columns to borrow until the end. */
  constructor(domain: Domain, options: SearchOptions, spare?: SpareColumns) {
    super(domain, options, new TraceColumns(spare, domain.costsDiffer), spare);
  }

  get trace(): Trace {
    return this.record;
  }
}
