/** What is loaded after the first tree: the views beside the search, and the dialogs of the whole program. */
import { TREE_PAINTED } from '../tree/paint/painter.svelte.ts';
import { untilIdle } from '../ui/idle.ts';
import type { View } from '../../shared/contract/types.ts';
import type { PageKind } from '../paper/pageKinds.ts';
import type { Loaders } from './laterParts.svelte.ts';
import type { Shell, ShellDialog } from './shell.svelte.ts';

/** `onleave` leaves present mode; not given where it is not on. */
type ViewProps = { onleave: (() => void) | undefined };

/** `topic`: the topic of Help that is opened first; `pages`: what is to be printed; `shell`: what a dialog about presenting moves. */
type DialogProps = { topic: string; pages: PageKind; shell: Shell; onclose: () => void };

export type LaterView = Exclude<View, 'search'>;

type Load = () => Promise<unknown>;

export const VIEW_LOADERS: Loaders<LaterView, ViewProps> = {
  compare: () => import('../compare/CompareView.svelte'),
  puzzle: () => import('../puzzle/PuzzleView.svelte'),
  states: () => import('../states/StatesView.svelte'),
  lab: () => import('../lab/LabView.svelte'),
  heuristics: () => import('../heuristic/HeuristicsView.svelte'),
  lessons: () => import('../lesson/LessonsView.svelte'),
  library: () => import('../library/LibraryView.svelte'),
};

export const DIALOG_LOADERS: Loaders<ShellDialog, DialogProps> = {
  'save-puzzle': () => import('../library/SavePuzzleDialog.svelte'),
  'run-code': () => import('../search/RunCodeDialog.svelte'),
  paper: () => import('../paper/PaperDialog.svelte'),
  keys: () => import('./KeysDialog.svelte'),
  palette: () => import('./PaletteDialog.svelte'),
  'add-moment': () => import('../lesson/AddMomentDialog.svelte'),
  link: () => import('../link/LinkDialog.svelte'),
  'second-screen': () => import('./SecondScreenDialog.svelte'),
  help: () => import('../help/HelpDialog.svelte'),
  about: () => import('../help/AboutDialog.svelte'),
  answers: () => import('../library/SaveAnswersDialog.svelte'),
  report: () => import('../help/ReportDialog.svelte'),
  welcome: () => import('../help/WelcomeDialog.svelte'),
};

/** What the views load themselves, at once where it is here already. */
export const PANEL_LOADERS: readonly Load[] = [
  () => import('../ask/QuestionPanel.svelte'),
  () => import('../search/HandPanel.svelte'),
  () => import('../compare/CompareActions.svelte'),
  () => import('../export/RunGif.svelte'),
  () => import('../program/savePicture.ts'),
  () => import('../help/TourCard.svelte'),
  () => import('../lesson/PrintedNotes.svelte'),
  () => import('../link/linkText.ts'),
  () => import('../charts/RunDrawer.svelte'),
  () => import('../lesson/LessonStrip.svelte'),
  () => import('../lesson/NotePanel.svelte'),
  () => import('./notes/furnish.ts'),
  () => import('./BlackScreen.svelte'),
  () => import('../export/PrintedStep.svelte'),
];

/** A page without a tree waits no longer for one. */
const NO_TREE_MS = 1_000;

/** How long they wait for a page that is never idle. */
const BUSY_MS = 50;

/**
 * Loads parts after the first tree is painted, when the page has nothing to do. They come in one script, so they are asked for
 * at once. From its end on, every part that could be loaded opens at once.
 */
export async function loadAhead(parts: readonly Load[]): Promise<void> {
  await Promise.race([marked(TREE_PAINTED), new Promise((resolve) => setTimeout(resolve, NO_TREE_MS))]);
  await untilIdle(BUSY_MS);
  await Promise.allSettled(parts.map((load) => load())); // who opens one that failed is told
  performance.mark('parts-loaded');
}

/** Resolves when a mark is set, or has been. */
function marked(name: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(name).length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'mark', buffered: true });
  });
}
