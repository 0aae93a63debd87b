/** How a search stands at a step, in a few words. */
import { count, formatNumber } from '../ui/format.ts';
import type { TraceReader } from '../../shared/readings/reading.ts';
import { evaluate } from '../../shared/engine/removalOrder.ts';
import type { SearchOptions } from '../../shared/engine/options.ts';
import { solutionLength } from '../../shared/readings/path.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { NONE } from '../../shared/trace/trace.ts';
import { nameOfKey } from '../run/sentences/choice.ts';
import { RESULT_WORDS } from '../run/words.ts';
import type { LaneName } from './laneNames.ts';

export interface Standing {
  /** `found`: the goal; `over`: the end without it. */
  readonly kind: 'ready' | 'searching' | 'found' | 'over';
  readonly text: string;
}

/** What is true after `step` of a search. */
export function standingAt(reader: TraceReader, step: number, options: SearchOptions): Standing {
  const { status } = reader;
  if (status !== 'running' && step === reader.expansions)
    return reader.goal === NONE
      ? { kind: 'over', text: RESULT_WORDS[status] }
      : { kind: 'found', text: `goal found · ${count(solutionLength(reader), 'move')}` };
  return step === 0 ? { kind: 'ready', text: 'ready' } : { kind: 'searching', text: searching(reader, step, options) };
}

/** How far a search has come, in the number that it goes by. */
function searching(reader: TraceReader, step: number, options: SearchOptions): string {
  const { frontier, iterates } = STRATEGIES[options.strategy];
  const node = reader.expandedBy(step);
  const [g, h] = [reader.g[node], reader.h[node]];
  const iteration = reader.iterationAt(step);
  if (iterates !== null) return `iteration ${formatNumber(iteration + 1)}, bound ${reader.bound[iteration]}`;
  if (frontier === 'fifo') return `searching layer ${g}`;
  if (frontier === 'lifo') return `at depth ${formatNumber(g)}`;
  return `searching ${nameOfKey(options)} = ${evaluate(options, g, h)}`;
}

/** A search at its step. */
interface Stood {
  readonly player: { readonly reader: TraceReader; readonly step: number };
  readonly view: { readonly options: SearchOptions };
}

/** Where searches stand, in sentences for a screen reader. */
export function spokenStandings(searches: readonly Stood[], names: readonly LaneName[]): string {
  const sentences = searches.map(({ player: { reader, step }, view: { options } }, index) => {
    const { text } = standingAt(reader, step, options);
    return `${names[index].short}: ${formatNumber(step)} expanded, ${text}.`;
  });
  return sentences.join(' ');
}
