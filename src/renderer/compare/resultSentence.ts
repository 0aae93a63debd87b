/** What a comparison shows, in one sentence, each number in the colour of its search. */
import { capitalized, formatNumber, ratioInWords } from '../ui/format.ts';
import type { LaneName } from '../../shared/contract/searchNames.ts';
import { NONE } from '../../shared/trace/trace.ts';
import { solutionFigures } from '../run/sentences/pathWords.ts';
import { RESULT_WORDS } from '../run/words.ts';
import type { Stood } from './standing.ts';

export interface SaidPart {
  readonly text: string;
  /** The search whose number it is; `null` for words. */
  readonly lane: number | null;
}

/** On the way, what each search has expanded; at the end of all, also how many times as many, and what they find. */
export function resultSentence(searches: readonly Stood[], lanes: readonly LaneName[]): SaidPart[] {
  const names = namesInSentence(lanes);
  const counts = searches.map(({ player }) => player.step);
  const isOver = searches.every(hasEnded);
  const verb = isOver ? 'expanded ' : 'has expanded ';
  const expanded = counts.flatMap((count, lane): SaidPart[] => {
    const isNamed = lane === 0 || lanes[lane].twin !== null; // “A* 2 9” would be two numbers
    const begin = lane === 0 ? '' : ', ';
    return [words(`${begin}${names[lane]} ${isNamed ? verb : ''}`), { text: formatNumber(count), lane }];
  });
  if (!isOver) return [...expanded, words('.')];
  return [...expanded, words(`${timesAsMany(searches)}${foundBy(searches, names)}.`)];
}

/** Between quotes where a comma in one, as in “first in, first out”, would read as one of the sentence. */
function namesInSentence(lanes: readonly LaneName[]): string[] {
  const names = lanes.map(({ short }, lane) => (lane === 0 ? capitalized(short) : short));
  return names.some((name) => name.includes(',')) ? names.map((name) => `“${name}”`) : names;
}

const words = (text: string): SaidPart => ({ text, lane: null });

function hasEnded({ player: { reader, step } }: Stood): boolean {
  return reader.status !== 'running' && step === reader.expansions;
}

/** Of two searches only, neither of which was stopped. */
function timesAsMany(searches: readonly Stood[]): string {
  const counts = searches.map(({ player }) => player.step);
  if (searches.some(({ player: { reader } }) => !['solved', 'exhausted'].includes(reader.status))) return '';
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (counts.length !== 2 || least === 0) return '';
  const ratio = ratioInWords(most / least);
  return ratio === '1' ? ': as many' : `: ${ratio} times as many`;
}

function foundBy(searches: readonly Stood[], names: readonly string[]): string {
  const found = searches.map(({ player: { reader } }) => {
    const { goal, status } = reader;
    return goal !== NONE || status === 'running' ? solutionFigures(reader) : RESULT_WORDS[status];
  });
  const isOne = new Set(found).size === 1;
  const verb = searches.every(({ player: { reader } }) => reader.goal !== NONE) ? ' find' : ':';
  if (isOne) return `; ${searches.length === 2 ? 'both' : 'all'}${verb} ${found[0]}`;
  return `; ${found.map((figures, index) => `${names[index]}: ${figures}`).join(', ')}`;
}
