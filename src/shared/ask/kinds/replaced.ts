/** A state that waits is reached on another path, which may cost less. */
import { betterPathBy, keepsDuplicates } from '../../engine/options.ts';
import { count } from '../../text/numbers.ts';
import { FATE, fateOf, NONE, type Fate } from '../../trace/trace.ts';
import { pathInArrows, type AskedRun } from '../askedRun.ts';
import { rightWordOf, type AskedQuestion } from '../question.ts';
import { FEW, hasNext, successorsAfter, type SingleKindOfQuestion } from './kind.ts';
import { markedIn } from './revealing.ts';

type KeptWord = 'new-path' | 'old-path' | 'both-paths';

const CONFUSIONS = {
  'first-path-stays': 'the first path to a state stays',
  'newest-path-wins': 'the newest path to a state wins',
  'compares-paths': 'paths are compared, though this search compares none',
  'keeps-both-paths': 'both paths stay, though one is dropped',
  'drops-one-path': 'one path is dropped, though both stay',
};
type KeptConfusion = keyof typeof CONFUSIONS;

interface KeptGrounds {
  /** What the search compares paths by; `null` where it compares none, since the first one stays, or all do. */
  readonly by: 'g' | 'depth' | null;
  /** Of the path that waits and of the new one: the cost, or the moves where the search goes by the depth. */
  readonly old: number;
  readonly new: number;
}

/** Asked where moves differ in cost. */
export const replaced: SingleKindOfQuestion<KeptGrounds, KeptConfusion, KeptWord> = {
  draft: (run, step) => {
    const { reader, options } = run;
    const node = secondPath(run, step);
    if (!reader.costsDiffer || node === NONE) return null;
    const by = keepsDuplicates(options) ? null : betterPathBy(options);
    const values = by === 'depth' ? reader.depth : reader.g;
    const grounds = { by, old: values[reader.twin[node]], new: values[node] };
    const right = KEPT[fateOf(reader, node)]!;
    const wrong = Object.entries(REVEALED[right]).map(([word, confusion]) => ({
      value: { as: 'word', word: word as KeptWord } as const,
      confusion: confusion(grounds),
    }));
    return { about: reader.twin[node], right: { as: 'word', word: right }, wrong, grounds };
  },
  isOffered: (run, step) => run.reader.costsDiffer && hasNext(run, step),
  isSeenInNextStep: true,
  occasions: {
    'second-path': {
      label: 'a second path to a frontier state',
      most: FEW,
      watch: (run) => (run.reader.costsDiffer ? (step) => secondPath(run, step) !== NONE : null),
    },
  },
  name: () => 'Is a path in the frontier replaced?',
  title: () => 'The marked state is in the frontier. The next step reaches it on another path. Which path is kept?',
  given: (run, { about, step }, naming) => {
    const node = secondPath(run, step);
    return `Moves to the marked state: ${pathInArrows(run, about!.node, naming)}; on the new path: ${pathInArrows(run, node, naming)}.`;
  },
  showsPath: true,
  isToldBy: ({ teller: { told }, asked, later }) =>
    later > 0 && (told.shown.has(markedIn(asked)) || (later === 1 && told.list?.of === 'waiting')),
  answers: {
    'new-path': () => 'The new one, and the old one goes',
    'old-path': () => 'The old one, and the new one is dropped',
    'both-paths': () => 'Both: the frontier holds both',
  },
  reason: (question) => `${comparison(question)}${WHY[rightWordOf<KeptWord>(question)](question.grounds)}.`,
  confusions: CONFUSIONS,
  mistakes: {
    'first-path-stays': () => 'keeps what came first; this search takes the better path.',
    'newest-path-wins': ({ question: { grounds } }) =>
      `takes the newest path, but it is no ${grounds.by === 'depth' ? 'shorter' : 'cheaper'}.`,
    'compares-paths': () => 'takes the new path; this search compares no paths.',
    'keeps-both-paths': () => 'keeps both, but the frontier of this search holds only one path to a state.',
    'drops-one-path': () => 'drops one, but the frontier of this search holds every path.',
  },
};

const KEPT: Readonly<Partial<Record<Fate, KeptWord>>> = {
  [FATE.improved]: 'new-path',
  [FATE.duplicate]: 'old-path',
  [FATE.kept]: 'both-paths',
};

type Revealed = Readonly<Partial<Record<KeptWord, (grounds: KeptGrounds) => KeptConfusion>>>;

const takesNew = ({ by }: KeptGrounds): KeptConfusion => (by === null ? 'compares-paths' : 'newest-path-wins');

const REVEALED: Readonly<Record<KeptWord, Revealed>> = {
  'new-path': { 'old-path': () => 'first-path-stays', 'both-paths': () => 'keeps-both-paths' },
  'old-path': { 'new-path': takesNew, 'both-paths': () => 'keeps-both-paths' },
  'both-paths': { 'new-path': takesNew, 'old-path': () => 'drops-one-path' },
};

const WHY: Readonly<Record<KeptWord, (grounds: KeptGrounds) => string>> = {
  'new-path': ({ by }) => `the new one is ${by === 'depth' ? 'shorter' : 'cheaper'} and takes its place`,
  'old-path': ({ by }) =>
    by === null
      ? 'this search keeps the first path to a state, whatever a later one costs'
      : `the new one is no ${by === 'depth' ? 'shorter' : 'cheaper'} and is dropped`,
  'both-paths': () => 'this search keeps repeated states, so the frontier holds both',
};

/** "The path in the frontier costs 17, the new one 14: " */
function comparison({ grounds: { by, old, new: other } }: Pick<AskedQuestion<KeptGrounds>, 'grounds'>): string {
  return by === 'depth'
    ? `The path in the frontier has ${count(old, 'move')}, the new one ${other}: `
    : `The path in the frontier costs ${old}, the new one ${other}: `;
}

/** Of the nodes that the next step generates, the first with a state that waits, a better path first; else `NONE`. */
function secondPath(run: AskedRun, step: number): number {
  const { reader } = run;
  const successors = successorsAfter(run, step);
  if (successors.some((node) => reader.isFoundAtOnce(node))) return NONE;
  const again = successors.filter(
    (node) => reader.twin[node] !== NONE && reader.statusAt(reader.twin[node], step) === 'frontier',
  );
  return again.find((node) => fateOf(reader, node) === FATE.improved) ?? again[0] ?? NONE;
}
