/** What is said beside a verdict: how it introduces the bugs that it names, and what is not judged of the output. */
import { count, formatNumber } from '../../text/numbers.ts';
import type { BugWords } from '../bugs/bugWords.ts';
import type { UnjudgedParts } from '../output/traceReader.ts';
import type { WrongVerdict } from './verdict.ts';

export interface BugIntro {
  /** Before what the one bug does. */
  readonly one: string;
  /** Before a list of bugs. */
  readonly several: string;
  /** Where no bug is known. */
  readonly none: string;
}

export function bugIntro({
  broken,
  isOpen = false,
  isShort = false,
}: Pick<WrongVerdict, 'broken' | 'isOpen' | 'isShort'>): BugIntro {
  const one = isOpen
    ? 'As far as it goes, the output is that of a program that'
    : 'The whole output is that of a program that';
  return {
    one: isShort ? `With so few steps, this is likely, not certain. ${one}` : one,
    several: `Each of these gives the ${isOpen ? 'output as far as it goes' : 'whole output'}; on this board they cannot be told apart:`,
    none: broken.rule.startsWith('path-')
      ? 'All steps are right: only the path is wrong.'
      : 'No bug that is known here gives the whole output, and ends where it ends.',
  };
}

/** Of bugs by which a program would end where the output ends, although all its steps are right. */
export function endsHereWords(told: readonly BugWords[]): readonly string[] {
  if (told.length === 0) return [];
  const does = told.map((each) => each.does).join('; or that ');
  return [
    `If nothing has stopped it: a program that ${does}, prints the same lines, and ends here by itself.`,
    ...(told.length === 1 ? [told[0].look] : []),
  ];
}

/** What is not judged of an output. `isJudged`: whether what came before a fault was. */
export function unjudgedWords(unjudged: UnjudgedParts, isJudged: boolean): readonly string[] {
  const { fault, ignored, firstIgnored, secondSearch, unreadPath } = unjudged;
  const first = `line ${formatNumber(firstIgnored)}`;
  const words = [
    fault && `Line ${formatNumber(fault.line)}: ${fault.message}${isJudged ? ' What came before was judged.' : ''}`,
    unreadPath && `Line ${formatNumber(unreadPath.line)}: ${unreadPath.message}`,
    secondSearch && `A second search begins in line ${formatNumber(secondSearch)}: only the first was judged.`,
    ignored === 1 && `1 line ignored: ${first}.`,
    ignored > 1 && `${count(ignored, 'line')} ignored, the first of them ${first}.`,
  ];
  return words.filter((one) => typeof one === 'string');
}
