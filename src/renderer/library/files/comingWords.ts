import type {
  FreshAndKnown,
  ImportChoices,
  ImportPreview,
  ImportResult,
  PreviewAnswers,
  PreviewSet,
} from '../../../shared/contract/exchange.ts';
import {
  DOCUMENT_KIND_NAMES,
  nounOf,
  nounsOf,
  pluralOf,
  SET_KINDS,
  type DocumentKind,
} from '../../../shared/contract/kinds.ts';
import { OWN_KINDS } from '../../../shared/puzzle/heuristics/own.ts';
import { count, formatNumber, quoted } from '../../ui/format.ts';

/** What a file holds of one kind. */
interface ComingList {
  readonly label: string;
  readonly rows: readonly ComingRow[];
  readonly note?: string;
}

interface ComingRow {
  readonly title: string;
  readonly said: string;
  /** The full text, to be read before the import. */
  readonly text?: string;
  /** What is left out, and why. */
  readonly remarks?: readonly string[];
}

/** A file's content by kind. */
export function comingLists(preview: ImportPreview, choices: ImportChoices): ComingList[] {
  const { answers, sets, lessons, experiments, heuristics } = preview;
  const lists: ComingList[] = [
    {
      label: 'Answers in the file',
      rows: toLookAtFirst(answers).map((one) => ({
        title: one.keptAs ?? one.name,
        said: answersInWords(one),
        remarks: one.remarks,
      })),
      note: RELIABLE,
    },
    {
      label: 'Sets in the file',
      rows: sets.map((set) => ({
        title: set.title,
        said: `${destination(set, choices)}${set.fresh} new · ${set.known} already there${newInSet(set)}`,
      })),
    },
    {
      label: 'Lessons in the file',
      rows: lessons.map(({ title, stopCount, isKnown }) => ({
        title,
        said: `lesson · ${count(stopCount, 'stop')} · ${standing(isKnown)}`,
      })),
    },
    {
      label: 'Experiments in the file',
      rows: experiments.map(({ title, total, done, isKnown }) => {
        const counted = `${formatNumber(done)} of ${count(total, 'search', 'searches')} run`;
        return { title, said: `experiment · ${counted} · ${standing(isKnown)}` };
      }),
    },
    {
      label: 'Heuristics in the file',
      rows: heuristics.map(({ own: { name, text, kind }, isKnown }) => ({
        title: name,
        said: `${OWN_KINDS[kind].label} · ${standing(isKnown)}`,
        text,
      })),
      note: 'A heuristic from the file runs only after you have read and accepted it.',
    },
  ];
  return lists.filter(({ rows }) => rows.length > 0);
}

function standing(isKnown: boolean): string {
  return isKnown ? 'already there' : 'new';
}

/** Where the puzzles of a set go, if any is added; '' where they go to a chosen set. */
function destination({ setId, fresh, known }: PreviewSet, { into, addKnown }: ImportChoices): string {
  if (into !== null) return '';
  if (setId !== null) return 'joins the set · ';
  const isIdle = fresh === 0 && known > 0 && !addKnown;
  return isIdle ? '' : 'new set · ';
}

/** Whether a set of the file brings other documents than puzzles. */
export function bringsDocuments(set: PreviewSet): boolean {
  return SET_KINDS.some((kind) => set[pluralOf(kind)] > 0);
}

function newInSet(set: PreviewSet): string {
  const fresh = SET_KINDS.filter((kind) => set[pluralOf(kind)] > 0);
  return fresh.map((kind) => ` · ${count(set[pluralOf(kind)], `new ${kind}`)}`).join('');
}

export function countComing(
  preview: ImportPreview,
): Readonly<Record<Exclude<DocumentKind, 'set' | 'challenge'>, FreshAndKnown>> {
  const { sets, runs, comparisons, questions, lessons, experiments, heuristics, rosters } = preview;
  const sum = (name: 'fresh' | 'known'): number => sets.reduce((sum, set) => sum + set[name], 0);
  return {
    ...{ puzzle: { fresh: sum('fresh'), known: sum('known') }, run: runs, comparison: comparisons },
    ...{ question: questions, lesson: countKnown(lessons) },
    ...{ experiment: countKnown(experiments), heuristic: countKnown(heuristics), roster: rosters },
  };
}

function countKnown(all: readonly { readonly isKnown: boolean }[]): FreshAndKnown {
  const known = all.filter(({ isKnown }) => isKnown).length;
  return { known, fresh: all.length - known };
}

/** Searches by hand that are kept with their students. */
export function countHands({ answers }: Pick<ImportPreview, 'answers'>): number {
  return answers.reduce((sum, { hands }) => sum + hands, 0);
}

function searchesByHand(hands: number): readonly string[] {
  return hands === 0 ? [] : [count(hands, 'search by hand', 'searches by hand')];
}

/** "3 new puzzles and 1 already there; 0 new runs" */
export function comingInWords(preview: ImportPreview): string {
  const parts = mentioned(countComing(preview), ({ fresh, known }) => fresh + known > 0, preview.sets.length > 0);
  const hands = countHands(preview);
  const isShown = ({ fresh, known }: FreshAndKnown): boolean => hands === 0 || fresh + known > 0;
  const others = parts.filter(([, counts]) => isShown(counts)).map(([kind, counts]) => freshAndKnown(kind, counts));
  return [...others, ...searchesByHand(hands)].join('; ');
}

function freshAndKnown(kind: DocumentKind, { fresh, known }: FreshAndKnown): string {
  return `${count(fresh, `new ${nounOf(kind)}`, `new ${nounsOf(kind)}`)}${known > 0 ? ` and ${formatNumber(known)} already there` : ''}`;
}

/** "17 puzzles and 2 runs" */
export function importedInWords(result: ImportResult, hands = 0): string {
  const kinds = DOCUMENT_KIND_NAMES.filter((kind) => kind !== 'set');
  const all = Object.fromEntries(kinds.map((kind) => [kind, result[pluralOf(kind)]]));
  const others = mentioned<number>(all, (sum) => sum > 0).filter(([, sum]) => hands === 0 || sum > 0);
  const parts = [...others.map(([kind, sum]) => count(sum, nounOf(kind), nounsOf(kind))), ...searchesByHand(hands)];
  return new Intl.ListFormat('en').format(parts);
}

/** Puzzles and runs, unless the file holds only other kinds; and each other kind that is present. */
function mentioned<Counts>(
  all: Readonly<Partial<Record<DocumentKind, Counts>>>,
  isAny: (counts: Counts) => boolean,
  hasSets = false,
): [kind: DocumentKind, Counts][] {
  const isUsual = ([kind]: [DocumentKind, Counts]): boolean => kind === 'puzzle' || kind === 'run';
  const kinds = Object.entries(all) as [DocumentKind, Counts][];
  const rare = kinds.filter((kind) => !isUsual(kind) && isAny(kind[1]));
  const usual = kinds.filter(isUsual);
  return hasSets || rare.length === 0 || usual.some(([, counts]) => isAny(counts)) ? [...usual, ...rare] : rare;
}

const RELIABLE =
  'The engine here judges the first letter chosen for each question of the lesson. A file does not prove who answered, with what help, or at which attempt: a page that is loaded again starts over.';

/** "7 of 9 questions of “A* by hand” answered, 5 right." */
export function answersInWords({ title, keptAs, asks, others, ...counts }: PreviewAnswers): string {
  if (keptAs === null) return quoted(title);
  const byHand = counts.hands > 0 ? [handsInWords(counts)] : [];
  if (byHand.length > 0 && others + counts.answered === 0 && !asks) return byHand.join();
  if (asks === null || asks === 0)
    return [
      `${count(others, 'answer')} to ${quoted(title)}, ${formatNumber(counts.othersRight)} right.`,
      ...byHand,
    ].join(' ');
  const { answered, right, unchecked } = counts;
  const parts = [
    `${formatNumber(answered)} of ${count(asks, 'question')} of ${quoted(title)} answered, ${formatNumber(right)} right.`,
    ...(unchecked > 0 ? [`${count(unchecked, 'answer')} too long to check: not counted as right.`] : []),
    ...(others > 0 ? [`${count(others, 'answer')} to other questions: not counted.`] : []),
  ];
  return [...parts, ...byHand].join(' ');
}

function handsInWords({
  hands,
  handAnswers,
  handRight,
}: Pick<PreviewAnswers, 'hands' | 'handAnswers' | 'handRight'>): string {
  return `${searchesByHand(hands).join()}: ${formatNumber(handRight)} of ${formatNumber(handAnswers)} right.`;
}

/** Files of which nothing is kept come first, then those with remarks. */
export function toLookAtFirst(answers: readonly PreviewAnswers[]): readonly PreviewAnswers[] {
  const rank = ({ keptAs, remarks }: PreviewAnswers): number => (keptAs === null ? 0 : remarks.length > 0 ? 1 : 2);
  return answers.toSorted((one, other) => rank(one) - rank(other));
}
