import { count, formatNumber } from '../../ui/format.ts';
import { promisesOfSearch } from '../../../shared/contract/searchPromises.ts';
import { solutionLength } from '../../../shared/readings/path.ts';
import type { RunView } from '../runView.svelte.ts';
import type { Player } from '../player.svelte.ts';
import { isSolvedAt } from './counterRows.ts';
import { momentSentence } from './momentSentence.ts';
import { plain, strong, type Part } from '../../ui/parts.ts';

/** `shortest`: length of a shortest solution; `null` if unknown. */
export function stepSentence(runView: RunView, shortest: number | null): Part[] {
  const { player, fine, options, moveNaming } = runView;
  const sentence = momentSentence(player.reader, fine.moment, options, moveNaming);
  return isSolvedAt(runView) ? [...sentence, ...worth(player, shortest)] : sentence;
}

/** How good the solution is; empty where the search guarantees a shortest one. */
function worth({ opened, reader }: Player, shortest: number | null): Part[] {
  const { search, puzzle } = opened!;
  const { optimal, fewestMoves } = promisesOfSearch(search, puzzle);
  if (optimal.answer === 'yes') return [];
  if (fewestMoves !== null) return [plain(' There may be a '), strong('cheaper one'), plain('.')];
  return worthOf(solutionLength(reader), shortest);
}

export function worthOf(length: number, shortest: number | null): Part[] {
  if (shortest === null) return [plain(' There may be a '), strong('shorter one'), plain('.')];
  if (length === shortest) return [plain(' No shorter one exists.')];
  const possible = `${formatNumber(shortest)} ${shortest === 1 ? 'is' : 'are'} possible`;
  return [plain(` The shortest path is lost: ${count(length, 'move')}; `), strong(possible), plain('.')];
}
