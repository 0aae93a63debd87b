/** What a reason says of a tie, held to the frontier, which is kept here by hand, and to each rival in it alone. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_WEIGHT, STRATEGIES } from '../../engine/strategy.ts';
import { actionOf, FATE, fateOf, isDropped, NONE } from '../../trace/trace.ts';
import type { AskedRun } from '../askedRun.ts';
import { anyRecipe, assertUntil, runOf, searched } from '../askedRuns.fixture.ts';
import { takenWords } from './next.ts';

/** The nodes that wait after each step: children join, cheaper paths replace, and what is taken leaves. */
function frontiersOf({ reader }: AskedRun): readonly (readonly number[])[] {
  const waiting = new Set([0]);
  return Array.from({ length: reader.expansions }, (_, at) => {
    if (at > 0) {
      waiting.delete(reader.expandedBy(at));
      for (let node = reader.nodesAt(at - 1); node < reader.nodesAt(at); node++) {
        if (fateOf(reader, node) === FATE.improved) waiting.delete(reader.twin[node]);
        if (!isDropped(fateOf(reader, node))) waiting.add(node);
      }
    }
    return [...waiting];
  });
}

/** The rivals with the key of the node that is taken after `step`. */
function tiedAfter(run: AskedRun, waiting: readonly number[], taken: number): number[] {
  const { strategy, weight = DEFAULT_WEIGHT } = run.options;
  const { g, h } = run.reader;
  const key = (node: number): number => Math.round(100 * STRATEGIES[strategy].f!(g[node], h[node], weight));
  return waiting.filter((node) => node !== taken && key(node) === key(taken));
}

/** The places of the moves of a path in the order of successors. */
function placesOf({ reader, options }: AskedRun, node: number): number[] {
  const parent = reader.parent[node];
  return parent === NONE
    ? []
    : [...placesOf({ reader, options } as AskedRun, parent), options.order.indexOf(actionOf(reader, node))];
}

function isLeftOf(run: AskedRun, node: number, other: number): boolean {
  const [places, others] = [placesOf(run, node), placesOf(run, other)];
  const at = places.findIndex((place, index) => place !== others[index]);
  return places[at] < others[at];
}

/** What each pattern says of the tie, and whether it is so: of all the rivals, and no word less. */
type Claim = readonly [pattern: RegExp, isTrue: (tie: Tie, ...numbers: number[]) => boolean];
interface Tie {
  readonly run: AskedRun;
  readonly taken: number;
  readonly tied: readonly number[];
  /** Of each rival, how much higher its h is. */
  readonly higher: readonly number[];
}

const isNewer = ({ tied, taken }: Tie): boolean => tied.every((node) => node > taken);
const usesRule = ({ run: { options } }: Tie, ...rules: string[]): boolean => rules.includes(options.ties);
const looksAtH = (tie: Tie): boolean =>
  usesRule(tie, 'low-h', 'high-h') && ['astar', 'weighted-astar'].includes(tie.run.options.strategy);

const CLAIMS: readonly Claim[] = [
  [/^$/, ({ tied }) => tied.length === 0],
  [
    /^; the tie with (\d+) others? goes to the lowest h$/,
    (tie, others) => looksAtH(tie) && tie.tied.length === others && tie.higher.every((more) => more > 0),
  ],
  [
    /^; the tie with (\d+) others? goes to the highest h$/,
    (tie, others) => looksAtH(tie) && tie.tied.length === others && tie.higher.every((more) => more < 0),
  ],
  [
    /^; the tie on f and h with (\d+) others? goes to the state generated first$/,
    (tie, others) =>
      looksAtH(tie) && tie.tied.length === others && tie.higher.every((more) => more === 0) && isNewer(tie),
  ],
  [
    /^; the tie with (\d+) others? goes to the state generated first$/,
    (tie, others) => !looksAtH(tie) && tie.tied.length === others && isNewer(tie),
  ],
  [
    /^; the tie with (\d+) others? goes to the state generated last$/,
    (tie, others) =>
      usesRule(tie, 'last-in') && tie.tied.length === others && tie.tied.every((node) => node < tie.taken),
  ],
  [
    /^; the tie with (\d+) others? goes to the leftmost path$/,
    (tie, others) =>
      usesRule(tie, 'leftmost') &&
      tie.tied.length === others &&
      tie.tied.every((node) => isLeftOf(tie.run, tie.taken, node)),
  ],
  [
    /^; of the (\d+) others with this f, (\d+) ha(?:s|ve) a higher h, and (\d+) with the same h (?:was|were) generated later$/,
    (tie, ...counts) => usesRule(tie, 'low-h') && isInTwo(tie, 1, counts),
  ],
  [
    /^; of the (\d+) others with this f, (\d+) ha(?:s|ve) a lower h, and (\d+) with the same h (?:was|were) generated later$/,
    (tie, ...counts) => usesRule(tie, 'high-h') && isInTwo(tie, -1, counts),
  ],
];

/** Whether some rivals lose by h, and all others, which have the same h, by their age. */
function isInTwo(tie: Tie, sign: 1 | -1, counts: readonly number[]): boolean {
  const { run, taken, tied, higher } = tie;
  const same = tied.filter((node) => run.reader.h[node] === run.reader.h[taken]);
  const beaten = higher.filter((more) => more * sign > 0);
  const [all, byH, byAge] = counts;
  const isCounted = all === tied.length && byH === beaten.length && byAge === same.length && byH + byAge === all;
  return looksAtH(tie) && isCounted && byH > 0 && byAge > 0 && same.every((node) => node > taken);
}

/** What is said of the tie, where it is not so; `null` where it is. */
function lieAfter(run: AskedRun, step: number, waiting: readonly number[]): string | null {
  const { reader } = run;
  const taken = reader.expandedBy(step + 1);
  const tied = tiedAfter(run, waiting, taken);
  const sentence = takenWords(run, step);
  const said = sentence.replace(/^[^;]*?(?=;|\.$)/, '').replace(/\.$/, '');
  const tie = { run, taken, tied, higher: tied.map((node) => reader.h[node] - reader.h[taken]) };
  const isTrue = CLAIMS.some(([pattern, holds]) => {
    const found = pattern.exec(said);
    return found !== null && holds(tie, ...found.slice(1).map(Number));
  });
  return isTrue ? null : `step ${step + 1}, ${tied.length} tied: ${sentence}`;
}

const isRanked = ({ options }: Pick<AskedRun, 'options'>): boolean =>
  STRATEGIES[options.strategy].frontier === 'priority';

test('a reason names for each rival what decided against it: its h, or its place in the order', () => {
  let both = 0;
  assertUntil(
    fc.property(anyRecipe.filter(isRanked), (recipe) => {
      const run = searched(recipe);
      frontiersOf(run).forEach((waiting, step) => {
        expect(lieAfter(run, step, waiting)).toBe(null);
        if (takenWords(run, step).includes('; of the')) both++;
      });
    }),
    150,
    () => both > 50,
  );
  expect(both).toBeGreaterThan(50);
});

test('an older state that loses by its h is not said to be generated later', () => {
  const start = [7, 2, 4, 5, 0, 6, 8, 3, 1];
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
  const run = runOf({ puzzle: { rows: 3, cols: 3, start, goal } });
  frontiersOf(run).forEach((waiting, step) => expect(lieAfter(run, step, waiting)).toBe(null));
  expect(takenWords(run, 2)).toContain('of the 2 others with this f, 1 has a higher h, and 1 with the same h was');
});
