/** Views of traces that are there whole, in place of a search that the host runs. */
import type { Program } from '../program/program.ts';
import type { RunOwner } from './runOwner.ts';
import { RunView } from './runView.svelte.ts';
import { SearchSlot } from './searchSlot.ts';

/** `batch`: the whole trace of what is opened. */
export function viewOfTrace(program: Program, owner: RunOwner, batch: () => ArrayBuffer): RunView {
  const searches = {
    start: () => Promise.resolve({ searchId: 1 }),
    stop: () => Promise.resolve(),
    advance: () => Promise.resolve(batch().slice(0)), // the reader keeps the buffer; another opening needs its own
  };
  return new RunView(program, owner, 'follow', new SearchSlot(searches), searches);
}
