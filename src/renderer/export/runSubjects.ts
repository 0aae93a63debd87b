import { count } from '../ui/format.ts';
import { solutionNodes } from '../../shared/readings/path.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { BoardPicture } from '../board/tilePart.ts';
import { fileName } from '../host/fileName.ts';
import { nameOfSearch } from '../run/words.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { GIF_SIZES, leftOut, MAX_FRAMES, sample, type GifSubject } from './animation.ts';
import { searchAnimation } from './searchAnimation.ts';
import { framesOfSolution, solutionAnimation } from './solutionAnimation.ts';

export interface AnimatedRun {
  readonly runView: RunView;
  readonly title: string;
  readonly picture: BoardPicture | null;
}

export function runSubjects(run: AnimatedRun): GifSubject[] {
  return [solutionSubject(run), searchSubject(run)];
}

function nameOf({ title, runView }: AnimatedRun, subject: string): string {
  return fileName(title, nameOfSearch(runView.search), subject);
}

function solutionSubject(run: AnimatedRun): GifSubject {
  const { runView, picture } = run;
  const { reader, ended } = runView.player;
  const isSolved = ended && reader.goal !== NONE;
  return {
    label: 'The solution on the board',
    missing: isSolved ? null : ended ? 'none was found' : 'not found yet',
    frame: 'Moves',
    remarks: (perSecond) => remarksOn(solutionNodes(reader).length - 1, perSecond),
    animation(size, perSecond) {
      const boards = solutionNodes(reader).map((node) => runView.cellsOf(node));
      const look = { name: nameOf(run, 'solution'), scale: GIF_SIZES[size].board, perSecond };
      return solutionAnimation({ puzzle: runView.puzzle!, boards, picture }, look);
    },
  };
}

function remarksOn(moves: number, perSecond: number): string[] {
  const frames = framesOfSolution(moves, perSecond);
  const { stride, slide, wantedSlide } = frames;
  if (stride > 1) return leftOut('The solution', 'move', moves, frames);
  if (slide === wantedSlide) return [];
  const slides = slide === 0 ? 'tiles do not slide' : `tiles slide in ${count(slide, 'frame')}, not in ${wantedSlide}`;
  return [`A GIF has at most ${count(MAX_FRAMES, 'frame')}: ${slides}.`];
}

function searchSubject(run: AnimatedRun): GifSubject {
  const { runView } = run;
  const { steps, ended } = runView.player;
  return {
    label: 'The search',
    missing: null,
    frame: 'Frames',
    remarks: () => [
      ...leftOut('The run', 'step', steps, sample(steps)),
      ...(ended ? [] : ['The search has not ended: this is as far as it has come.']),
    ],
    animation: (size, perSecond) =>
      searchAnimation(runView, { name: nameOf(run, 'search'), ...GIF_SIZES[size], perSecond }),
  };
}
