import { count } from '../../ui/format.ts';
import { halfOf } from '../../../shared/readings/path.ts';
import type { Reason } from '../../../shared/readings/reason.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import { keyName, keyTerms } from '../../../shared/engine/keyWords.ts';
import { evaluate, type RemovalOrder } from '../../../shared/engine/removalOrder.ts';
import { STRATEGIES, type Strategy, type TieRule } from '../../../shared/engine/strategy.ts';
import { plain, strong, type Part } from '../../ui/parts.ts';
import { formulaOf } from './nodeKey.ts';

/** "A* took the state with the lowest f = g + h: 3 + 5 = 8." */
export function choiceAmong(reader: TraceReader, reason: Reason, removal: RemovalOrder): Part[] {
  const isRanked = STRATEGIES[removal.strategy].frontier === 'priority';
  return isRanked ? byKey(reader, reason, removal) : inTurn(reader, reason, removal);
}

function inTurn(reader: TraceReader, { node, rule }: Reason, removal: RemovalOrder): Part[] {
  const { frontier, fromBothEnds, f }: Strategy = STRATEGIES[removal.strategy];
  const { container, next } = CONTAINERS[frontier];
  const which = rule === 'only' ? `the only state in the ${container}` : next;
  const half = fromBothEnds ? `, ${HALVES[halfOf(reader, node)]}` : '';
  const key =
    f === null ? [] : [plain(`, ${keyInWords(removal)}: `), ...keyOf(removal, reader.g[node], reader.h[node])];
  return [plain(took(removal)), strong(which), plain(`, at depth ${reader.depth[node]}${half}`), ...key, plain('.')];
}

/** By half of a bidirectional search. */
const HALVES = ['of the search from the start', 'of the search from the goal'];

/** Names of a frontier and of the node that it yields next. */
export const CONTAINERS: Readonly<Record<Strategy['frontier'], { container: string; next: string }>> = {
  fifo: { container: 'queue', next: 'the oldest state in the queue' },
  lifo: { container: 'stack', next: 'the state on top of the stack' },
  priority: { container: 'frontier', next: 'the best state in the frontier' },
};

function byKey({ g, h }: TraceReader, reason: Reason, removal: RemovalOrder): Part[] {
  const { node, rule } = reason;
  const key = keyOf(removal, g[node], h[node]);
  const formula = keyInWords(removal);
  if (rule === 'only') {
    const [name, colon] = formula === keyName(removal) ? ['', ''] : [formula, ': '];
    return [
      plain(took(removal)),
      strong('the only state in the frontier'),
      plain(`, ${name}${colon}`),
      ...key,
      plain('.'),
    ];
  }
  const lowest = [strong(`lowest ${formula}`), plain(': '), ...key, plain('.')];
  return [plain(`${took(removal)}the state with the `), ...lowest, ...tie(reason)];
}

function took({ strategy }: RemovalOrder): string {
  return `${STRATEGIES[strategy].shortLabel} took `;
}

/** "f = g + h", or the name of g or h alone. */
export function keyInWords(removal: RemovalOrder): string {
  const name = keyName(removal);
  return name === 'f' ? formulaOf(removal)! : name;
}

/** The value that the strategy orders by, with its parts. */
export function keyOf(removal: RemovalOrder, g: number, h: number): Part[] {
  const value = strong(String(evaluate(removal, g, h)));
  return [plain(`${keyTerms(removal, g, h) ?? keyName(removal)} = `), value];
}

/** How ties were broken: by one rule, or by two. */
function tie({ tied, tieBreaks }: Reason): Part[] {
  if (tied === 0) return [];
  const rules = tieBreaks.flatMap(({ rule }, at) => [
    plain(at === 0 ? ` The tie with ${count(tied, 'other')} went to the ` : ', then to the '),
    strong(TIE_WORDS[rule]),
  ]);
  return [...rules, plain('.')];
}

const TIE_WORDS: Readonly<Record<TieRule, string>> = {
  'low-h': 'lowest h',
  'high-h': 'highest h',
  'first-in': 'one generated first',
  'last-in': 'one generated last',
  leftmost: 'leftmost path',
};
