/** What is said of a hunt. */
import type { HuntFound } from '../../shared/contract/hunts.ts';
import { printBoard } from '../../shared/puzzle/board.ts';
import { BUG_WORDS } from '../../shared/referee/bugs/bugWords.ts';
import type { HuntFigures } from '../../shared/referee/hunt/hunt.ts';
import { HUNT_PUZZLE, HUNTED } from '../../shared/referee/hunt/hunted.ts';
import { count, formatNumber } from '../ui/format.ts';
import type { WrongName } from './huntDesk.svelte.ts';
import type { SeenStart } from './huntMethods.ts';

/** What exposes a bug, exactly. */
export const EXPOSES =
  'A start does so if the right search and the wrong one differ in the number of states they expand, or in the length of the path.';

/** What both searches share, so that it exposes nothing. */
export const SAME_TIES =
  'Ties go the same way in both: successors are added in the order up, down, left, right of the blank, and of states that are equally good the older is taken.';

export function verdictOn(seen: SeenStart | 'goal' | 'unreachable'): string {
  if (seen === 'goal') return 'This is the goal. Slide a few tiles, or type a start.';
  if (seen === 'unreachable') return 'No moves lead from this board to the goal. Exchange two tiles of it.';
  const { exposed, moves } = seen;
  if (exposed === null) return 'Not exposed: as many states, and a path of the same length.';
  if (!exposed.isSmallest)
    return `Exposed. But a start nearer to the goal exposes the bug, too: its solution has fewer than ${count(moves, 'move')}.`;
  return exposed.nearer === 0
    ? 'Exposed, by a smallest start: none is nearer to the goal.'
    : `Exposed, by a smallest start: ${triedWords(exposed.nearer)}.`;
}

function triedWords(nearer: number): string {
  return nearer === 1
    ? 'the one start nearer to the goal was tried, and does not expose it'
    : `all ${formatNumber(nearer)} starts nearer to the goal were tried, and none of them exposes it`;
}

export function expandedWords({ expanded, isStopped }: HuntFigures): string {
  return isStopped ? `${formatNumber(expanded)}, then stopped` : formatNumber(expanded);
}

export function pathWords({ moves }: HuntFigures): string {
  return moves === null ? 'no path' : count(moves, 'move');
}

function statesWords({ expanded, isStopped }: HuntFigures): string {
  return `${count(expanded, 'state')}${isStopped ? ', then stopped' : ''}`;
}

/** Why it is another bug. */
export function refutationWords({ bug, refutation }: WrongName): string {
  const { does } = BUG_WORDS[bug];
  if (refutation === null) return `Not that one: “${does}”.`;
  const { start, hunted, named } = refutation;
  return `Not that one. From ${printBoard(start, HUNT_PUZZLE.cols)}, a program that ${does} would expand ${statesWords(named)} (${pathWords(named)}); this one expands ${expandedWords(hunted)} (${pathWords(hunted)}).`;
}

const SIGNS = { open: '', exposed: '◐', smallest: '●' } as const;
const NAMED = '✓';

function standOf(found: HuntFound | undefined): keyof typeof SIGNS {
  if (found === undefined) return 'open';
  return found.isSmallest ? 'smallest' : 'exposed';
}

/** Under its number: how it was exposed, and whether it was named. */
export function signOf(found: HuntFound | undefined): string {
  return `${SIGNS[standOf(found)]}${found?.isNamed ? NAMED : ''}`;
}

/** "Hunt 3: exposed by a smallest start, named" */
export function huntLabel(hunt: number, found: HuntFound | undefined): string {
  const stands = { open: 'not exposed', exposed: 'exposed', smallest: 'exposed by a smallest start' };
  return `Hunt ${hunt}: ${stands[standOf(found)]}${found?.isNamed ? ', named' : ''}`;
}

export function scoreWords(found: Iterable<HuntFound>): string {
  const all = [...found];
  const smallest = all.filter(({ isSmallest }) => isSmallest).length;
  const named = all.filter(({ isNamed }) => isNamed).length;
  return `Of ${HUNTED.length}: ${SIGNS.exposed} ${all.length} exposed, ${SIGNS.smallest} ${smallest} by a smallest start, ${NAMED} ${named} named`;
}
