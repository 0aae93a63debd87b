import { heuristicLabel } from '../../../shared/contract/heuristicLabel.ts';
import type { Run } from '../../../shared/contract/types.ts';
import { printBoard } from '../../../shared/puzzle/board.ts';
import { HEURISTICS } from '../../../shared/puzzle/heuristics/heuristics.ts';
import type { MoveNaming } from '../../../shared/puzzle/geometry.ts';
import { nameMoves } from '../../../shared/puzzle/moveNames.ts';
import { STRATEGIES } from '../../../shared/engine/strategy.ts';
import type { WrittenColumn } from './tableLines.ts';

/** A cell is empty where the algorithm has no such option. */
export const RUN_TABLE: readonly WrittenColumn<Run, MoveNaming>[] = [
  ['ended', ({ savedAtMs }) => new Date(savedAtMs).toISOString()],
  ['puzzle', ({ title }) => title],
  ['rows', ({ puzzle }) => puzzle.rows],
  ['columns', ({ puzzle }) => puzzle.cols],
  ['start', ({ puzzle }) => printBoard(puzzle.start, puzzle.cols)],
  ['goal', ({ puzzle }) => printBoard(puzzle.goal, puzzle.cols)],
  ['algorithm', ({ search }) => STRATEGIES[search.algorithm].label],
  ['heuristic', ({ search }) => heuristicLabel(search)],
  ['moves named for', (_run, naming) => naming],
  ['successor order', ({ search }, naming) => nameMoves(search.order, naming)],
  ['ties', ({ search }) => search.ties],
  ['goal test', ({ search }) => search.goalTest],
  ['weight', ({ search }) => search.weight ?? null],
  ['factor', ({ search }) => search.factor ?? null],
  ['maximum of', ({ search }) => search.members?.map((member) => HEURISTICS[member].label).join(', ') ?? null],
  ['text of the heuristic', ({ search }) => search.own?.text ?? null],
  ['repeated states', ({ search }) => search.duplicates ?? null],
  ['move straight back', ({ search }) => search.straightBack ?? null],
  ['limit on expansions', ({ search }) => search.limits?.expansions ?? null],
  ['limit on nodes', ({ search }) => search.limits?.nodes ?? null],
  ['limit on depth', ({ search }) => search.limits?.depth ?? null],
  ['limit on bytes', ({ search }) => search.limits?.bytes ?? null],
  ['status', ({ outcome }) => outcome.status],
  ['solution length', ({ outcome }) => outcome.solution?.length ?? null],
  ['expanded', ({ outcome }) => outcome.expanded],
  ['generated', ({ outcome }) => outcome.generated],
  ['largest frontier', ({ outcome }) => outcome.maxFrontier],
  ['time in milliseconds', ({ outcome }) => outcome.durationMs],
  ['solution', ({ outcome }, naming) => outcome.solution && nameMoves(outcome.solution, naming)],
  ['engine version', ({ engineVersion }) => engineVersion],
  ['saved', ({ isPinned }) => (isPinned ? 'yes' : 'no')],
];
