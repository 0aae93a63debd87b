/** A moment inside a step in words: what the line of the pseudocode does here. */
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import { nameOfMove } from '../../shared/puzzle/moveNames.ts';
import { boundOnDepth, type Act, type Moment } from '../../shared/search/moments.ts';
import { reasonAt } from '../../shared/search/reason.ts';
import type { TraceReader } from '../../shared/search/reading.ts';
import { STRATEGIES } from '../../shared/search/strategy.ts';
import { actionOf, FATE, fateOf } from '../../shared/search/trace.ts';
import { choiceOf, CONTAINERS, keyOf } from './choice.ts';
import { boundAt, notTheGoal, whereSeen } from './outcome.ts';
import { plain, strong, type Part } from './parts.ts';
import { openingSentence, sentenceOf, type Telling } from './sentence.ts';
import { formatNumber } from './words.ts';

type Teller = (reader: TraceReader, moment: Moment, telling: Telling, naming: MoveNaming) => Part[];

/** The sentence of any moment; of one that completes a step, the sentence of the step. */
export function momentSentence(reader: TraceReader, moment: Moment, telling: Telling, naming: MoveNaming): Part[] {
  return TELLERS[moment.act](reader, moment, telling, naming);
}

/** What moves, where nobody knows the tile's number. */
const MOVERS: Readonly<Record<MoveNaming, string>> = { blank: 'The blank moves ', tile: 'A tile slides ' };

const TELLERS: Readonly<Record<Act, Teller>> = {
  take: (reader, { step }, telling) => choiceOf(reader, reasonAt(reader, step, telling), telling),
  test: (_reader, _moment, { strategy }) => [strong(notTheGoal(strategy)), plain(': the search goes on with it.')],
  bound: (reader, { step, node }, telling) => [
    plain(`It lies at depth ${reader.g[node]}, `),
    strong('within the limit'),
    plain(` of ${boundOnDepth(reader, step, telling)}: it may have successors.`),
  ],
  close: (_reader, { step }) => [
    plain('It is '),
    strong('explored'),
    plain(` now, as node ${formatNumber(step)}. Its successors are generated one by one.`),
  ],
  successor: (reader, { node }, telling, naming) => [
    plain(MOVERS[naming]),
    strong(nameOfMove(actionOf(reader, node), naming).word),
    plain(`: a successor at depth ${reader.g[node]}`),
    ...(STRATEGIES[telling.strategy].f === null
      ? []
      : [plain(', '), ...keyOf(telling, reader.g[node], reader.h[node])]),
    plain('.'),
  ],
  join,
  drop: (reader, { step, node }) => [
    plain('Its state was '),
    strong('seen before'),
    plain(` (${whereSeen(reader, reader.twin[node], step)}), on a path that is no longer: it is dropped.`),
  ],
  cut: (reader, { step, node }) => [
    plain(`Its f = ${reader.g[node] + reader.h[node]} is `),
    strong('beyond the bound'),
    plain(` ${boundAt(reader, step)}: it is left for a later iteration.`),
  ],
  done: (reader, { step }, telling) => {
    if (step === 0) return openingSentence(reader, telling);
    return sentenceOf(reader, step, reasonAt(reader, step, telling), telling);
  },
};

function join(reader: TraceReader, { step, node }: Moment, { strategy }: Telling): Part[] {
  const { frontier } = STRATEGIES[strategy];
  const joins = strong(frontier === 'lifo' ? 'joins the children' : `joins the ${CONTAINERS[frontier].container}`);
  const fate = fateOf(reader, node);
  if (fate === FATE.fresh) return [plain('Its state is '), strong('new'), plain(': it '), joins, plain('.')];
  const seen = `Its state was seen before (${whereSeen(reader, reader.twin[node], step)})`;
  if (fate === FATE.kept) return [plain(`${seen}, but repeats are kept: it `), joins, plain('.')];
  const { g, twin } = reader;
  return [
    plain(`${seen}, but this path is `),
    strong('cheaper'),
    plain(`, ${g[node]} moves instead of ${g[twin[node]]}: it replaces the other and `),
    joins,
    plain('.'),
  ];
}
