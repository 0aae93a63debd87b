import { formatNumber } from '../ui/format.ts';
import type { TraceReader } from '../../shared/readings/reading.ts';
import { keyName } from '../../shared/engine/keyWords.ts';
import { evaluate } from '../../shared/engine/removalOrder.ts';
import type { SearchOptions } from '../../shared/engine/options.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { NONE } from '../../shared/trace/trace.ts';
import { solutionFigures } from '../run/sentences/pathWords.ts';
import { RESULT_WORDS } from '../run/words.ts';
import type { LaneName } from '../../shared/contract/searchNames.ts';

export interface Standing {
  /** `found`: the goal; `over`: the end without it. */
  readonly kind: 'ready' | 'searching' | 'found' | 'over';
  readonly text: string;
}

export function standingAt(reader: TraceReader, step: number, options: SearchOptions): Standing {
  const { status } = reader;
  if (status !== 'running' && step === reader.expansions)
    return reader.goal === NONE
      ? { kind: 'over', text: RESULT_WORDS[status] }
      : { kind: 'found', text: `goal found · ${solutionFigures(reader)}` };
  return step === 0 ? { kind: 'ready', text: 'ready' } : { kind: 'searching', text: searching(reader, step, options) };
}

/** In the number that the search orders nodes by. */
function searching(reader: TraceReader, step: number, options: SearchOptions): string {
  const { frontier, iterates } = STRATEGIES[options.strategy];
  const node = reader.expandedBy(step);
  const [depth, g, h] = [reader.depth[node], reader.g[node], reader.h[node]];
  const iteration = reader.iterationAt(step);
  if (iterates !== null) return `iteration ${formatNumber(iteration + 1)}, bound ${reader.bound[iteration]}`;
  if (frontier === 'fifo') return `searching layer ${depth}`;
  if (frontier === 'lifo') return `at depth ${formatNumber(depth)}`;
  return `searching ${keyName(options)} = ${evaluate(options, g, h)}`;
}

export interface Stood {
  readonly player: { readonly reader: TraceReader; readonly step: number };
  readonly view: { readonly options: SearchOptions };
}

export function spokenStandings(searches: readonly Stood[], names: readonly LaneName[]): string {
  const sentences = searches.map(({ player: { reader, step }, view: { options } }, index) => {
    const { text } = standingAt(reader, step, options);
    return `${names[index].short}: ${formatNumber(step)} expanded, ${text}.`;
  });
  return sentences.join(' ');
}
