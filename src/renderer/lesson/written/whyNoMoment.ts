import { MAX_STOP_PUZZLES } from '../../../shared/contract/stopParts.ts';
import type { View } from '../../../shared/contract/views.ts';
import type { HeuristicEditor } from '../../heuristic/heuristicEditor.svelte.ts';
import type { ExperimentEditor } from '../../lab/experimentEditor.svelte.ts';
import { formatNumber } from '../../ui/format.ts';
import type { LessonTarget } from '../lessonTarget.ts';

/** A sentence; `null` where the moment can be a stop. */
export function whyNoMoment(target: LessonTarget): string | null {
  const { notices, description, navigation } = target.program;
  if (notices.whyCutOff !== null) return notices.whyCutOff;
  if (description.isReadOnly) return 'This library is read-only: nothing can be added to it.';
  if (navigation.isCovered) return 'This page is part of its lesson already: duplicate that one to change it.';
  const whyNot = WHY_NONE[navigation.view];
  return whyNot ? whyNot(target) : ELSEWHERE;
}

const ELSEWHERE =
  'There is no moment here that can be added: open Search, Compare, Board, States, Lab, Heuristics or Bug hunt.';

type WhyNone = (target: LessonTarget) => string | null;

const withoutPuzzle: WhyNone = ({ program }) => (program.current.shown === null ? 'Choose a puzzle first.' : null);

const WHY_NONE: Partial<Record<View, WhyNone>> = {
  search: (target) => withoutPuzzle(target) ?? (target.main.player.opened ? null : 'No search is open.'),
  compare: (target) => withoutPuzzle(target) ?? (target.comparison.running.length > 0 ? null : 'No search is open.'),
  puzzle: withoutPuzzle,
  states: withoutPuzzle,
  hunt: () => null,
  lab: ({ lab }) => (lab.editor === null ? 'The lab is not loaded yet.' : whyNotKept(lab.editor)),
  heuristics: ({ heuristics }) =>
    heuristics.editor === null ? 'The heuristics are not loaded yet.' : whyUnusable(heuristics.editor),
};

function whyNotKept({ facts, recipe: { puzzles } }: ExperimentEditor): string | null {
  if (puzzles.from !== 'list' || puzzles.puzzles.length <= MAX_STOP_PUZZLES) return facts.fault;
  return `This experiment has ${formatNumber(puzzles.puzzles.length)} puzzles: a stop keeps a list of at most ${MAX_STOP_PUZZLES}.`;
}

function whyUnusable({ fault, failure, draft }: HeuristicEditor): string | null {
  if (draft.name.trim() === '') return 'Give the heuristic a name first.';
  if (fault === null && failure === null && draft.text.trim() !== '') return null;
  return 'This heuristic cannot be used yet: correct it first.';
}
