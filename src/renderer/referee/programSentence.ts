/** A step of a program in words: what it took, and what waited beside that. Why it chose so, only the program knows. */
import { evaluate } from '../../shared/engine/removalOrder.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { keyName } from '../../shared/engine/keyWords.ts';
import type { SearchOptions } from '../../shared/engine/options.ts';
import { successorsOf } from '../../shared/readings/moments.ts';
import type { TraceReader } from '../../shared/readings/reading.ts';
import { FATE, fateOf, type Fate } from '../../shared/trace/trace.ts';
import { count } from '../ui/format.ts';
import { plain, strong, type Part } from '../ui/parts.ts';
import { keyInWords, keyOf } from '../run/sentences/choice.ts';
import { goalSentence } from '../run/sentences/outcome.ts';
import { betterWord } from '../../shared/engine/keyWords.ts';

/** `step`: from 0 to `reader.expansions`. `options`: what the program should be. */
export function programSentence(reader: TraceReader, step: number, options: SearchOptions): Part[] {
  if (step === 0) return [plain('Your program has taken no state yet. Press → for its first step.')];
  const node = reader.expandedBy(step);
  const others = reader.waitingAt(step - 1).filter((other) => other !== node);
  const end =
    reader.goal === node && step === reader.expansions
      ? [plain(' '), ...goalSentence(reader, options.strategy)]
      : whereMovesLead(reader, step, options);
  return [...taken(reader, node, options), plain(besides(reader, node, others, options)), ...end];
}

function taken({ depth, g, h }: TraceReader, node: number, options: SearchOptions): Part[] {
  const start = `Your program took a state at depth ${depth[node]}`;
  if (STRATEGIES[options.strategy].f === null) return [plain(`${start}.`)];
  const formula = keyInWords(options);
  return [
    plain(`${start}, with ${formula === keyName(options) ? '' : `${formula}: `}`),
    ...keyOf(options, g[node], h[node]),
    plain('.'),
  ];
}

/** The numbers of the others, which say whether the choice was right. */
function besides({ depth, g, h }: TraceReader, node: number, others: Int32Array, options: SearchOptions): string {
  const { frontier, f } = STRATEGIES[options.strategy];
  if (frontier === 'lifo') return ''; // a stack has no numbers to compare
  if (others.length === 0) return ' No other state was in the frontier.';
  const [name, keyAt] =
    f === null
      ? ['depth', (other: number): number => depth[other]]
      : [keyName(options), (other: number): number => evaluate(options, g[other], h[other])!];
  const key = keyAt(node);
  const keys = Array.from(others, keyAt);
  const least = keys.reduce((best, other) => Math.min(best, other));
  if (least < key) return ` The lowest ${name} in the frontier was ${least}.`;
  const tied = keys.filter((other) => other === key).length;
  const alike = tied === 0 ? '' : `; ${count(tied, 'other')} had the same`;
  return ` No state in the frontier had a lower ${name}${alike}.`;
}

/** What the moves lead to, whatever the program has made of it. What is new in a round of several depends on their bounds. */
function whereMovesLead(reader: TraceReader, step: number, options: SearchOptions): Part[] {
  const { first, end } = successorsOf(reader, step);
  if (STRATEGIES[options.strategy].iterates !== null)
    return [plain(' It has '), strong(count(end - first, 'successor')), plain('.')];
  const fates = Array.from({ length: end - first }, (_, index) => fateOf(reader, first + index));
  const clauses = KINDS.map(([of, tell]) => [fates.filter((fate) => of.includes(fate)).length, tell] as const)
    .filter(([length]) => length > 0)
    .map(([length, tell]) => tell(length, reader, options));
  return [plain(' Its moves lead to '), strong(clauses.join(', ')), plain('.')];
}

type TellKind = (length: number, reader: TraceReader, options: SearchOptions) => string;

const KINDS: readonly (readonly [of: readonly Fate[], tell: TellKind])[] = [
  [[FATE.fresh], (length) => count(length, 'new state')],
  [[FATE.duplicate, FATE.kept], (length) => count(length, 'repeated state')],
  [
    [FATE.improved],
    (length, reader, options) => `${count(length, 'repeated state')} on a ${betterWord(reader, options)} path`,
  ],
];
