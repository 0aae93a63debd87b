/** What the sentences about a step claim, piece by piece, and when each piece is true. */
import { solvability } from '../../../shared/puzzle/solvable.ts';
import type { Moment } from '../../../shared/readings/moments.ts';
import { MOVES } from '../../../shared/puzzle/geometry.ts';
import { solutionLength } from '../../../shared/readings/path.ts';
import { actionOf, FATE, fateOf, NONE } from '../../../shared/trace/trace.ts';
import type { Facts } from './facts.fixture.ts';

/** Where a sentence stands: at a moment of a step. */
interface Place {
  readonly facts: Facts;
  readonly step: number;
  /** The node that the step took. */
  readonly taken: number;
  /** The node that the moment is about. */
  readonly node: number;
}

type Claim = readonly [pattern: RegExp, isTrue: (place: Place, ...groups: string[]) => boolean];

/** Returns `null`, or the rest of the sentence from the first piece on that is not true, or that nothing is known of. */
export function firstLie(sentence: string, facts: Facts, { step, node }: Moment): string | null {
  const place: Place = { facts, step, node, taken: facts.reader.expandedBy(step) };
  for (let rest = sentence; rest !== '';) {
    const [claim, found] = claimOf(rest) ?? [];
    if (!claim || !found || !claim[1](place, ...found.slice(1))) return rest;
    rest = rest.slice(found[0].length);
  }
  return null;
}

function claimOf(rest: string): readonly [Claim, RegExpExecArray] | null {
  for (const claim of CLAIMS) {
    const found = claim[0].exec(rest);
    if (found) return [claim, found];
  }
  return null;
}

const half = (text: string): number => (text === 'start' ? 0 : 1);
const othersBefore = ({ facts, step, taken }: Place): number[] =>
  facts.waiting(step - 1, facts.halfOf(taken)).filter((node) => node !== taken);
const tiedBefore = (place: Place): number[] =>
  othersBefore(place).filter((node) => place.facts.key(node) === place.facts.key(place.taken));
const isKey = ({ facts, node }: Place, value: string): boolean => facts.key(node) === Number(value);
const atBound = ({ facts, step }: Place): boolean => facts.children(step).length === 0;
const isEmptyBut = ({ facts, step }: Place): boolean =>
  facts.waiting(step).every((node) => facts.reader.parent[node] === NONE && facts.reader.generatedAt(node) === step);

function depthOfWay({ facts, step, taken }: Place): number {
  if (!facts.strategy.fromBothEnds) return facts.reader.depth[taken];
  const others = facts.waiting(step, 1 - facts.halfOf(taken));
  return facts.reader.depth[taken] + Math.max(...others.map((node) => facts.reader.depth[node]));
}

/** The successors that were told apart by the search. */
function told({ facts, step }: Place, isOne: (node: number) => boolean): string {
  return String(facts.children(step).filter((node) => !facts.isFound(node) && isOne(node)).length);
}
const isCut = ({ facts }: Place, node: number): boolean => fateOf(facts.reader, node) === FATE.cut;
const isNew = (place: Place, node: number): boolean => !isCut(place, node) && place.facts.known(node).length === 0;
const has = ({ facts }: Place, node: number, fate: number): boolean =>
  facts.known(node).length > 0 && fateOf(facts.reader, node) === fate;

/** Whether a node with the state of `node` is where the sentence says. */
function isThere({ facts, step }: Place, node: number, depth: string, where: string): boolean {
  const { reader } = facts;
  return facts.known(node).some((other) => {
    const isWaiting = facts.waiting(step).includes(other) || reader.staleAt(other) === step;
    const isHere = where === 'in the frontier' ? isWaiting : where === `node ${reader.expandedAt[other]}`;
    return reader.depth[other] === Number(depth) && isHere;
  });
}

/** Each dropped successor has its place, in order. */
function arePlaces(place: Place, list: string): boolean {
  const dropped = place.facts.children(place.step).filter((node) => has(place, node, FATE.duplicate));
  const places = list.split('; ').map((text) => /^depth (\d+), (.*)$/.exec(text)!);
  return (
    places.length === dropped.length && dropped.every((node, at) => isThere(place, node, places[at][1], places[at][2]))
  );
}

function areCheaper({ facts, step }: Place, list: string): boolean {
  const cheaper = facts.children(step).filter((node) => fateOf(facts.reader, node) === FATE.improved);
  const paths = list.split('; ').map((text) => /^(cost )?(\d+)(?: moves)? instead of (\d+)$/.exec(text)!);
  return (
    paths.length === cheaper.length &&
    cheaper.every((node, at) => isBetter({ facts, node }, paths[at][1] ? 'g' : 'depth', paths[at][2], paths[at][3]))
  );
}

/** Whether `node` has this much, less than the path to its state that was in force. */
function isBetter({ facts, node }: Pick<Place, 'facts' | 'node'>, by: 'g' | 'depth', value: string, before: string) {
  const column = facts.reader[by];
  return (
    column[node] === Number(value) && column[facts.inForce(node)] === Number(before) && Number(value) < Number(before)
  );
}

const wins = (place: Place, isBefore: (h: number) => boolean): boolean => {
  const { h } = place.facts.reader;
  return tiedBefore(place).every((node) => isBefore(h[node]));
};
const TIES: Readonly<Record<string, (place: Place) => boolean>> = {
  'lowest h': (place) => wins(place, (h) => h > place.facts.reader.h[place.taken]),
  'highest h': (place) => wins(place, (h) => h < place.facts.reader.h[place.taken]),
  'lowest h, then to the one generated first': (place) => thenFirst(place, (h, taken) => h >= taken),
  'highest h, then to the one generated first': (place) => thenFirst(place, (h, taken) => h <= taken),
  'one generated first': (place) => tiedBefore(place).every((node) => node > place.taken),
  'one generated last': (place) => tiedBefore(place).every((node) => node < place.taken),
  'leftmost path': (place) => tiedBefore(place).every((node) => place.facts.isLeftOf(place.taken, node)),
};

function thenFirst(place: Place, isNotBefore: (h: number, taken: number) => boolean): boolean {
  const { h } = place.facts.reader;
  const same = tiedBefore(place).filter((node) => h[node] === h[place.taken]);
  const areBeaten = tiedBefore(place).every((node) => isNotBefore(h[node], h[place.taken]));
  return areBeaten && same.length > 0 && same.every((node) => node > place.taken);
}

const CLAIMS: readonly Claim[] = [
  // Before the first step, and the choice of a node.
  [/^The start is the goal: no move is needed\./, ({ facts }) => facts.stateOf(0) === facts.goal],
  [/^The (?:queue|stack|frontier) holds the start and nothing else\. /, ({ facts }) => facts.waiting(0).join() === '0'],
  [/^One queue holds the start, the other one the goal\. /, ({ facts }) => facts.waiting(0).join() === '0,1'],
  [/^The bound on (?:depth|f = g \+ h) is (\d+)\. /, ({ facts }, bound) => facts.key(0) === Number(bound)],
  [/^Press → for the first step\./, ({ facts }) => facts.reader.expansions > 0],
  [
    /^[\w* ]+ took the only state in the (?:queue|stack|frontier), (?:f = .*?: )?/,
    (place) => othersBefore(place).length === 0,
  ],
  [/^[\w* ]+ took the oldest state in the queue, /, (place) => Math.min(...othersBefore(place)) > place.taken],
  [
    /^[\w* ]+ took the state on top of the stack, /,
    (place) => {
      const { parent } = place.facts.reader;
      return othersBefore(place).every((node) =>
        parent[node] === parent[place.taken] ? node > place.taken : node < place.taken,
      );
    },
  ],
  [
    /^[\w* ]+ took the state with the lowest (?:f = g \+ (?:w × )?h|g|h): /,
    (place) => othersBefore(place).every((node) => place.facts.key(node) >= place.facts.key(place.taken)),
  ],
  [/^at depth (\d+)/, ({ facts, taken }, depth) => facts.reader.depth[taken] === Number(depth)],
  [/^, of the search from the (start|goal)/, ({ facts, taken }, name) => facts.halfOf(taken) === half(name)],
  [/^, f = g \+ h: /, ({ facts }) => facts.strategy.formula === 'g + h'],
  [
    /^(\d+) \+ (?:[\d.]+ × )?(\d+) = ([\d.]*\d)/,
    (place, g, h, f) => {
      const { reader } = place.facts;
      return reader.g[place.node] === Number(g) && reader.h[place.node] === Number(h) && isKey(place, f);
    },
  ],
  [/^[gh] = (\d+)/, isKey],
  [
    /^\. The tie with (\d+) others? went to the (.*?)\.(?= |$)/,
    (place, others, rule) => tiedBefore(place).length === Number(others) && TIES[rule](place),
  ],

  // What the node is, and what came of it.
  [/^ ?It is not the goal(?=[,:])/, ({ facts, taken }) => facts.stateOf(taken) !== facts.goal],
  [
    /^ ?The other search has not reached it(?=[,:])/,
    ({ facts, step, taken }) => !facts.isInOther(taken, facts.reader.nodesAt(step - 1)),
  ],
  [/^: the search goes on\./, () => true],
  [
    /^ It is the goal: the solution has (\d+) moves?(?: and costs (\d+))?\./,
    ({ facts, taken }, moves, cost) => isSolution(facts, taken, moves, cost),
  ],
  [
    /^ The other search has reached it: the two meet, and the solution has (\d+) moves?(?: and costs (\d+))?\./,
    ({ facts, taken }, moves, cost) => facts.isInOther(taken, Infinity) && isSolution(facts, taken, moves, cost),
  ],
  [/^(?:, so it was| It was) expanded(?=[.:])/, ({ facts, step }) => facts.children(step).length > 0],
  [/^(?:,| It) (?:and )?has no successors\./, ({ facts, step }) => facts.children(step).length === 0],
  [
    /^(?:, and| It) lies at the (?:depth limit|bound on depth) of (\d+): its successors are not generated\./,
    (place, depth) => atBound(place) && place.facts.reader.depth[place.taken] === Number(depth),
  ],
  [
    /^(?:, and together| Together) the two have come to the depth limit of (\d+): its successors are not generated\./,
    (place, depth) => atBound(place) && depthOfWay(place) === Number(depth),
  ],
  [
    /^[:;] (\d+) new states? joined the frontier/,
    (place, count) => told(place, (node) => isNew(place, node)) === count,
  ],
  [
    /^: (\d+) repeated states? joined the frontier again/,
    (place, count) =>
      told(place, (node) => has(place, node, FATE.kept)) === count && told(place, (node) => isNew(place, node)) === '0',
  ],
  [
    /^; (\d+) repeated states? joined it again/,
    (place, count) => told(place, (node) => has(place, node, FATE.kept)) === count,
  ],
  [/^[:;] \d+ repeated states? (?:was|were) reached on a (?:cheaper|shorter) path \((.*?)\)/, areCheaper],
  [/^[:;] \d+ (?:states? )?(?:was a repeat|were repeats) \((.*?)\)/, arePlaces],
  [
    /^[:;] (\d+) (?:states? )?(?:was|were) beyond the bound (\d+) on f/,
    (place, count, bound) => told(place, (node) => place.facts.key(node) > Number(bound)) === count,
  ],
  [
    /^: every move leads to a repeated state \((.*?)\)/,
    (place, list) => arePlaces(place, list) && list.split('; ').length === place.facts.movesFrom(place.taken),
  ],
  [
    /^: every move but straight back leads to a repeated state \((.*?)\)/,
    (place, list) => arePlaces(place, list) && list.split('; ').length === place.facts.movesFrom(place.taken) - 1,
  ],

  // What came of the search.
  [
    /^ The frontier is empty: iteration (\d+) begins at the start, with the bound (\d+) on (?:depth|f)\./,
    (place, iteration, bound) => {
      const { reader } = place.facts;
      const at = Number(iteration) - 1;
      return reader.firstExpansion[at] === place.step && reader.bound[at] === Number(bound) && isEmptyBut(place);
    },
  ],
  [
    /^ The frontier is empty: there is no solution\./,
    ({ facts, step }) => facts.waiting(step).length === 0 && isUnsolvable(facts),
  ],
  [
    /^ The queue of the search from the (start|goal) is empty: there is no solution\./,
    ({ facts, step }, name) => facts.waiting(step, half(name)).length === 0 && isUnsolvable(facts),
  ],
  [
    /^ No path of at most (\d+) moves? leads to the goal\./,
    ({ facts }, most) => facts.shortest(Number(most)) === Infinity,
  ],
  [
    /^ No path that it has kept leads to the goal in at most (\d+) moves?\./,
    ({ facts }, most) => facts.isCutAt(Number(most)),
  ],
  [
    /^ The state generated last (?:is the goal|was reached by the other search): the solution has (\d+) moves?(?: and costs (\d+))?\./,
    ({ facts, step }, moves, cost) =>
      facts.children(step).at(-1) === facts.reader.goal && isSolution(facts, facts.reader.goal, moves, cost),
  ],
  [/^ The search stopped at its limit of expansions\./, ({ facts }) => facts.reader.status === 'expansion-limit'],

  // The moments inside a step.
  [
    /^It is explored now, as node (\d+)\./,
    ({ facts, step, taken }, number) => step === Number(number) && facts.reader.expandedAt[taken] === step,
  ],
  [/^ Its successors are generated one by one\./, ({ facts, step }) => facts.children(step).length > 0],
  [
    /^(?:It lies at depth (\d+)|Together the two have come (\d+) moves? far), within the (?:depth limit|bound on depth) of (\d+)\./,
    (place, depth, together, bound) =>
      depthOfWay(place) === Number(depth ?? together) && Number(depth ?? together) < Number(bound),
  ],
  [
    /^The blank moves (\w+): a successor at depth (\d+)(?:, (?:f = )?)?/,
    ({ facts, node }, move, depth) =>
      MOVES[actionOf(facts.reader, node)].name === move && facts.reader.depth[node] === Number(depth),
  ],
  [/^Its state is new: it joins the (?:queue|stack|frontier)/, (place) => isNew(place, place.node)],
  [
    /^, below its siblings\./,
    ({ facts, step, node }) =>
      facts
        .children(step)
        .some(
          (other) =>
            other < node && fateOf(facts.reader, other) !== FATE.duplicate && fateOf(facts.reader, other) !== FATE.cut,
        ),
  ],
  [/^It is a repeated state \(depth (\d+), (.*?)\)/, (place, depth, where) => isThere(place, place.node, depth, where)],
  [
    /^, but this search keeps repeats: it joins the (?:queue|stack|frontier)/,
    (place) => has(place, place.node, FATE.kept),
  ],
  [
    /^, but this path is (cheaper|shorter), (\d+) moves instead of (\d+): /,
    (place, word, moves, instead) =>
      (word === 'shorter') === place.facts.reader.costsDiffer && isBetter(place, 'depth', moves, instead),
  ],
  [
    /^, but this path is cheaper, cost (\d+) instead of (\d+): /,
    (place, cost, instead) => isBetter(place, 'g', cost, instead),
  ],
  [
    /^it replaces the other and joins the (?:stack|frontier)/,
    ({ facts, step, node }) => facts.waiting(step - 1).includes(facts.reader.twin[node]),
  ],
  [
    /^the state is opened again, and it joins the (?:stack|frontier)/,
    ({ facts, node, step }) => facts.reader.expandedAt[facts.reader.twin[node]] <= step,
  ],
  [/^\. The first path is at least as (?:short|cheap), so this one is dropped\./, (place) => isDearer(place)],
  [
    /^\. The first path is (?:longer|more expensive), but this search compares no paths: this one is dropped\./,
    (place) => !isDearer(place) && has(place, place.node, FATE.duplicate),
  ],
  [/^Its f = g \+ h is /, () => true],
  [/^, beyond the bound (\d+): it is cut off\./, (place, bound) => place.facts.key(place.node) > Number(bound)],
  [/^\.(?= |$)/, () => true],
];

/** Whether the state of a successor that is dropped was reached on a path at least as cheap. */
function isDearer({ facts, node }: Place): boolean {
  const { g } = facts.reader;
  return g[facts.inForce(node)] <= g[node] && fateOf(facts.reader, node) === FATE.duplicate;
}

function isSolution(facts: Facts, node: number, moves: string, cost?: string): boolean {
  const isThere = facts.strategy.fromBothEnds ? facts.isInOther(node, Infinity) : facts.stateOf(node) === facts.goal;
  if (cost !== facts.costOfSolution()?.toString()) return false;
  return isThere && solutionLength(facts.reader) === Number(moves) && facts.shortest(Number(moves)) <= Number(moves);
}

function isUnsolvable(facts: Facts): boolean {
  return !solvability(facts.puzzle.start, facts.puzzle.goal, facts.puzzle.cols).solvable;
}
