/** Loaded after the first tree: dialogs of the whole program, and panels of the views. */
import { loadQuestionKinds } from '../ask/questionKinds.svelte.ts';
import { TREE_PAINTED } from '../tree/paint/painter.svelte.ts';
import type { PageKind } from '../paper/paperCommands.ts';
import type { PartLoaders } from './laterParts.svelte.ts';
import type { Shell, ShellDialog } from './shell.svelte.ts';
import { untilIdle } from '../ui/untilIdle.ts';

/** `topic`: first topic of Help; `pages`: kind to print; `shell`: for dialogs about presenting. */
type DialogProps = { topic: string; pages: PageKind; shell: Shell; onclose: () => void };
type Load = () => Promise<unknown>;

export const DIALOG_LOADERS: PartLoaders<ShellDialog, DialogProps> = {
  'save-puzzle': () => import('../library/puzzles/SavePuzzleDialog.svelte'),
  'run-code': () => import('../search/RunCodeDialog.svelte'),
  paper: () => import('../paper/PaperDialog.svelte'),
  keys: () => import('./KeysDialog.svelte'),
  palette: () => import('./PaletteDialog.svelte'),
  'add-moment': () => import('../lesson/written/AddMomentDialog.svelte'),
  'lesson-map': () => import('../lesson/held/MapDialog.svelte'),
  link: () => import('../link/LinkDialog.svelte'),
  'second-screen': () => import('./SecondScreenDialog.svelte'),
  help: () => import('../help/HelpDialog.svelte'),
  about: () => import('../help/AboutDialog.svelte'),
  answers: () => import('../library/results/SaveAnswersDialog.svelte'),
  report: () => import('../help/ReportDialog.svelte'),
  welcome: () => import('../help/WelcomeDialog.svelte'),
};

type CompareActions = typeof import('../compare/CompareActions.svelte');
let compareActions: CompareActions | null = null;

/** Not a promise once they are here: they come with their view, so that the other buttons of the bar do not move. */
export function loadCompareActions(): CompareActions | Promise<CompareActions> {
  return compareActions ?? import('../compare/CompareActions.svelte').then((loaded) => (compareActions = loaded));
}

/** Loaded by the views themselves, instantly once they are here. */
export const PANEL_LOADERS: readonly Load[] = [
  loadQuestionKinds,
  () => import('../ask/QuestionPanel.svelte'),
  () => import('../ask/BesidePanel.svelte'),
  () => import('../search/HandPanel.svelte'),
  async () => loadCompareActions(),
  () => import('../export/RunGif.svelte'),
  () => import('../library/puzzles/PickerGroups.svelte'),
  () => import('../program/savePicture.ts'),
  () => import('../help/TourCard.svelte'),
  () => import('../lesson/printed/PrintedNotes.svelte'),
  () => import('../link/linkText.ts'),
  () => import('../charts/RunDrawer.svelte'),
  () => import('../lesson/held/LessonStrip.svelte'),
  () => import('../lesson/held/NotePanel.svelte'),
  () => import('../lesson/held/StopPage.svelte'),
  () => import('./drawNotes.ts'),
  () => import('./BlackScreen.svelte'),
  () => import('../scribble/PenLayer.svelte'),
  () => import('../export/PrintedStep.svelte'),
  () => import('../library/results/ClassResultsPage.svelte'),
];

/** Longest wait for the first tree, which some pages lack. */
const NO_TREE_MS = 1_000;

/** Longest wait for idle time. */
const BUSY_MS = 50;
const PATIENT_MS = 2_000;

/**
 * Loads parts after the first tree is painted, when the page is idle. All share one script, so they are requested at
 * once; when it has run, all of them can open.
 */
export async function loadAhead(parts: readonly Load[]): Promise<void> {
  await Promise.race([marked(TREE_PAINTED), new Promise((resolve) => setTimeout(resolve, NO_TREE_MS))]);
  await untilIdle(BUSY_MS);
  await Promise.allSettled(parts.map((load) => load())); // a failure is reported where the part is opened
  performance.mark('parts-loaded');
}

/** The editor of texts is as large as all other parts together, and only few views need it: it comes last. */
export async function loadEditorAhead(): Promise<void> {
  await untilIdle(PATIENT_MS);
  await Promise.allSettled([import('../code/editor/CodeField.svelte')]);
}

/** Resolves when a performance mark is set, also if it was before. */
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
