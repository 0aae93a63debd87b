import { solutionNodes } from '../../shared/readings/path.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { BoardPicture } from '../board/tilePart.ts';
import { fileName } from '../host/fileName.ts';
import { count, nameOfSearch } from '../ui/words.ts';
import type { Session } from '../program/session.svelte.ts';
import { MAX_FRAMES, sample } from './animation.ts';
import { GIF_SIZES, leftOut, type GifSubject } from './gifSubject.ts';
import { searchAnimation } from './searchAnimation.ts';
import { framesOfSolution, solutionAnimation } from './solutionAnimation.ts';

/** What the search view animates: the solution, with the picture on its tiles, and the search as far as it has come. */
export function runSubjects(session: Session, picture: BoardPicture | null): GifSubject[] {
  return [solutionSubject(session, picture), searchSubject(session)];
}

function nameOf({ shown, search }: Session, subject: string): string {
  return fileName(shown?.title ?? '', nameOfSearch(search), subject);
}

function solutionSubject(session: Session, picture: BoardPicture | null): GifSubject {
  const { reader, ended } = session.player;
  const isSolved = ended && reader.goal !== NONE;
  return {
    label: 'The solution on the board',
    missing: isSolved ? null : 'not found yet',
    frame: 'Moves',
    remarks: (perSecond) => remarksOn(solutionNodes(reader).length - 1, perSecond),
    animation(size, perSecond) {
      const boards = solutionNodes(reader).map((node) => session.cellsOf(node));
      const look = { name: nameOf(session, 'solution'), scale: GIF_SIZES[size].board, perSecond };
      return solutionAnimation({ puzzle: session.puzzle!, boards, picture }, look);
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

function searchSubject(session: Session): GifSubject {
  const { steps, ended } = session.player;
  return {
    label: 'The search',
    missing: null,
    frame: 'Frames',
    remarks: () => [
      ...leftOut('The run', 'step', steps, sample(steps)),
      ...(ended ? [] : ['The search has not ended: this is as far as it has come.']),
    ],
    animation: (size, perSecond) =>
      searchAnimation(session, { name: nameOf(session, 'search'), ...GIF_SIZES[size], perSecond }),
  };
}
