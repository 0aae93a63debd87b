import { keyName } from '../../engine/keyWords.ts';
import { STRATEGIES } from '../../engine/strategy.ts';
import { NONE } from '../../trace/trace.ts';
import { askedNode, type AskedRun } from '../askedRun.ts';
import type { Wrong } from '../pose.ts';
import { asNumber } from '../question.ts';
import { frontierAfter, type SingleKindOfQuestion } from './kind.ts';
import { markedIn } from './revealing.ts';
import { H_CONFUSIONS, H_MISTAKES, handMade, isByHand, misreadH } from './hMisread.ts';

const CONFUSIONS = {
  ...H_CONFUSIONS,
  'adds-g': 'g added',
  'g-alone': 'g alone',
  'h-of-parent': 'h of the state before',
  'h-of-start': 'h of the start',
};
export type EstimateConfusion = keyof typeof CONFUSIONS;

interface EstimateGrounds {
  readonly h: number;
  readonly sum: string;
}

/** Asked where h is worked out by hand and is not all that the search goes by: there the kind `f` asks for it. */
export const h: SingleKindOfQuestion<EstimateGrounds, EstimateConfusion> = {
  draft: (run, step) => {
    const node = isAsked(run) ? askedNode(run, step) : NONE;
    if (node === NONE) return null;
    return {
      about: node,
      right: asNumber(run.reader.h[node]),
      wrong: wrongH(run, node),
      grounds: groundsOfH(run, node),
    };
  },
  isOffered: (run, step) => isAsked(run) && frontierAfter(run, step) > 0,
  name: () => 'What is h of a state?',
  title: () => 'What is h of the marked state?',
  needs: 'estimate',
  isToldBy: ({ teller: { told }, asked }) => told.valued.has(markedIn(asked)) || told.last === markedIn(asked),
  answers: 'number',
  reason: ({ grounds }) => `${grounds.sum}: h is ${grounds.h}.`,
  confusions: CONFUSIONS,
  mistakes: {
    ...H_MISTAKES,
    'adds-g': () => 'is g + h; h leaves out what the path has cost.',
    'g-alone': () => 'is g, what the path has cost.',
    'h-of-parent': () => 'takes h of the state before.',
    'h-of-start': () => 'takes h of the start.',
  },
};

function isAsked(run: AskedRun): boolean {
  const { usesHeuristic, fromBothEnds } = STRATEGIES[run.options.strategy];
  return usesHeuristic && !fromBothEnds && keyName(run.options) !== 'h' && isByHand(run);
}

/** The numbers that mistakes lead to, best first; some may be right by chance. */
export function wrongH(run: AskedRun, node: number): readonly Wrong<EstimateConfusion>[] {
  const { g, h, parent } = run.reader;
  const before = parent[node];
  const others: readonly { confusion: EstimateConfusion; h: number }[] = [
    { confusion: 'adds-g', h: g[node] + h[node] },
    { confusion: 'h-of-parent', h: before === NONE ? h[node] : h[before] },
    { confusion: 'g-alone', h: g[node] },
    { confusion: 'h-of-start', h: h[0] },
  ];
  return [...misreadH(run, node), ...others].map((wrong) => ({ confusion: wrong.confusion, value: asNumber(wrong.h) }));
}

/** Of a heuristic that is worked out by hand. */
export function groundsOfH(run: AskedRun, node: number): EstimateGrounds {
  return { h: run.reader.h[node], sum: sumWords(run, node) };
}

/** How h comes about, tile by tile. */
function sumWords(run: AskedRun, node: number): string {
  const { weights, distances, conflicts, factor } = handMade(run, node);
  const { heuristic } = run;
  if (heuristic === 'misplaced') return misplacedWords(distances, weights, run.reader.costsDiffer);
  const parts = distances.map((steps, index) => steps * weights[index]);
  const ways = `The ways of tiles 1 to ${parts.length} ${run.reader.costsDiffer ? 'cost' : 'take'} ${parts.join(' + ')}`;
  const unit = run.reader.costsDiffer ? '' : ' moves';
  if (heuristic === 'linear-conflict')
    return `${ways}${unit}, and ${conflicts === 0 ? 'no tiles block each other' : `the conflicts add ${conflicts}`}`;
  return heuristic === 'manhattan-times'
    ? `${ways}${unit}, times ${factor / 100}${rounding(parts, factor)}`
    : `${ways}${unit}`;
}

const TILES = new Intl.ListFormat('en-GB');

function misplacedWords(distances: readonly number[], weights: readonly number[], weighs: boolean): string {
  const tiles = distances.flatMap((steps, index) => (steps === 0 ? [] : [index + 1]));
  if (tiles.length === 0) return 'Every tile is on its goal cell';
  const costs = weighs
    ? `, and cost${tiles.length === 1 ? 's' : ''} ${tiles.map((tile) => weights[tile - 1]).join(' + ')}`
    : '';
  return tiles.length === 1
    ? `Tile ${tiles[0]} is not on its goal cell${costs}`
    : `Tiles ${TILES.format(tiles.map(String))} are not on their goal cells${costs}`;
}

function rounding(parts: readonly number[], factor: number): string {
  const sum = parts.reduce((all, part) => all + part, 0);
  return (sum * factor) % 100 === 0 ? '' : ', rounded down';
}
