/** Why one node of the frontier is expanded before another. */
import { count } from '../../ui/format.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import { keyName } from '../../../shared/engine/keyWords.ts';
import {
  branchesOf,
  canDifferInH,
  evaluate,
  removalComparison,
  sidesOf,
  tieRuleOf,
  type RemovalOrder,
} from '../../../shared/engine/removalOrder.ts';
import { STRATEGIES, type Strategy, type TieRule } from '../../../shared/engine/strategy.ts';
import { keyOf } from './choice.ts';
import { plain, strong, textOf, type Part } from '../../ui/parts.ts';

/** Both nodes must be in the frontier together. `first` is expanded first. */
export function precedenceOf(reader: TraceReader, removal: RemovalOrder, one: number, other: number) {
  const isOne = removalComparison(reader, removal)(one, other) < 0;
  const [first, second] = isOne ? [one, other] : [other, one];
  return { first, sentence: [plain('1 goes before 2: '), ...reasonOf(reader, removal, first, second)] };
}

function reasonOf(reader: TraceReader, removal: RemovalOrder, first: number, second: number): Part[] {
  const strategy: Strategy = STRATEGIES[removal.strategy];
  if (strategy.fromBothEnds) return ofHalves(reader, first, second);
  if (strategy.frontier === 'fifo') return [plain('it '), strong('joined the queue earlier'), plain('.')];
  if (strategy.frontier === 'lifo') return onStack(reader, first, second);
  return byKey(reader, removal, first, second);
}

function ofHalves(reader: TraceReader, first: number, second: number): Part[] {
  const sides = sidesOf(reader);
  if (sides[first] === sides[second]) return [plain('it '), strong('joined its queue earlier'), plain('.')];
  const half = sides[first] === 0 ? 'start' : 'goal';
  return [plain(`it belongs to the search from the ${half}, whose `), strong('level comes first'), plain('.')];
}

function onStack({ parent }: TraceReader, first: number, second: number): Part[] {
  const why =
    parent[first] === parent[second] ? 'of two successors, it was generated first' : 'it joined the stack later';
  return [strong(why), plain(', so it lies on top.')];
}

function byKey(reader: TraceReader, removal: RemovalOrder, first: number, second: number): Part[] {
  const { g, h } = reader;
  const key = (node: number): string => textOf(keyOf(removal, g[node], h[node]));
  const name = keyName(removal);
  if (evaluate(removal, g[first], h[first]) !== evaluate(removal, g[second], h[second])) {
    return [plain('it has the '), strong(`lower ${name}`), plain(`, ${key(first)} against ${key(second)}.`)];
  }
  const tie = `both have ${name} = ${evaluate(removal, g[first], h[first])}, and `;
  const rule = tieRuleOf(removal);
  if (rule === 'leftmost') return [plain(tie), ...onPaths(reader, first, second)];
  const looksAtH = rule === 'low-h' || rule === 'high-h';
  if (looksAtH && h[first] === h[second])
    return [
      plain(`${tie}${canDifferInH(removal) ? 'the same h; ' : ''}it `),
      strong('was generated first'),
      plain('.'),
    ];
  const values = looksAtH ? `, ${h[first]} against ${h[second]}` : '';
  return [plain(`${tie}it `), strong(TIE_REASONS[rule]), plain(`${values}.`)];
}

/** Where two paths part, the one through the earlier successor comes first. */
function onPaths(reader: TraceReader, first: number, second: number): Part[] {
  const [branch] = branchesOf(reader, first, second);
  const common = count(reader.depth[branch] - 1, 'move');
  return [
    plain('its path '),
    strong('lies further left'),
    plain(`: after ${common} in common it goes on to the earlier successor.`),
  ];
}

const TIE_REASONS: Readonly<Record<Exclude<TieRule, 'leftmost'>, string>> = {
  'low-h': 'has the lower h',
  'high-h': 'has the higher h',
  'first-in': 'was generated first',
  'last-in': 'was generated last',
};
