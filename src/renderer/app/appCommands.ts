/** The table of commands, filled: those of each feature, and those that every view has. */
import { THEMES, type Theme, type View } from '../../shared/contract/types.ts';
import { compareCommands } from '../compare/compareCommands.ts';
import { QUESTION_NOTES, questionCommands } from '../ask/askCommands.ts';
import type { Asking } from '../ask/asking.svelte.ts';
import { HAND_NOTES, whileByHand } from '../ask/handCommands.ts';
import { aboutCommands } from '../help/aboutCommands.ts';
import { tourCommands } from '../help/tourCommands.ts';
import { labCommands } from '../lab/labCommands.ts';
import { addMomentCommand, LESSON_NOTES, lessonCommands, lessonListCommands } from '../lesson/lessonCommands.ts';
import { fileCommands } from '../library/fileCommands.ts';
import { recentCommands } from '../library/recentFiles.svelte.ts';
import { choosePuzzleCommand, libraryCommands, neighbourCommands } from '../library/libraryCommands.ts';
import { momentOf, whyNoMoment } from '../lesson/moment.ts';
import type { Command, CommandGroup } from '../program/commands.svelte.ts';
import { paperCommands } from '../paper/paperCommands.ts';
import { editCommand, newPuzzleCommand, puzzleCommands } from '../puzzle/puzzleCommands.ts';
import {
  chartsCommand,
  hideCommand,
  searchCommands,
  waysCommand,
  whyHeld,
  whyNoSearch,
} from '../search/searchCommands.ts';
import { statesCommands } from '../states/statesCommands.ts';
import { TREE_NOTES } from '../tree/treeKeys.ts';
import type { Features } from './features.ts';
import type { App } from './openApp.ts';
import { PRESENT_NOTES, presentCommands } from './presentCommands.ts';
import type { Shell } from './shell.svelte.ts';
import { THEME_NAMES } from './themeNames.ts';

/** Fills the table, in the order of the sheet of keys. */
export function addCommands(app: App, features: Features, shell: Shell): void {
  const { commands, settings, notices, main } = app;
  commands.add(
    ...puzzleCommands(settings, features.play),
    compareCommands(app, features.comparison),
    fileCommands(app, features.importing, features.librarian),
    recentCommands(features.recent),
    libraryCommands(notices),
    lessonListCommands(notices),
    statesCommands(settings),
    labCommands(features.lab),
    ...searchCommands(app, main),
    {
      title: 'Paper',
      lines: paperCommands(
        () => whyNoSearch(app, main) ?? whyHeld(main),
        (pages) => shell.print(pages),
      ),
    },
    viewCommands(app, features, shell),
    { title: 'Theme', lines: themeCommands(app) },
    TREE_NOTES,
    QUESTION_NOTES,
    HAND_NOTES,
    LESSON_NOTES,
    PRESENT_NOTES,
    questionCommands(
      () => askedNow(app, features),
      (text) => notices.hint(text),
    ),
    ...whileByHand(
      main.hand,
      main.view,
      () => app.navigation.view === 'search',
      (text) => notices.hint(text),
    ),
    lessonCommands(features.lessons, { isOn: () => shell.presentation.on, toggle: () => shell.present() }),
    presentCommands(app.commands, shell.presentation),
    tourCommands(shell.tour, () => shell.isTourShown),
  );
}

/** The commands of a page that stands in another one: what steps and looks, and nothing that leaves the view. */
export function addEmbedded(app: App, { comparison }: Features): void {
  app.commands.add(compareCommands(app, comparison), ...searchCommands(app, app.main), TREE_NOTES);
}

/** What asks a question in the view that is open; `null` where none is open in it. */
function askedNow({ navigation: { view }, main }: App, { comparison }: Features): Asking | null {
  const asking = view === 'compare' ? comparison.asking : view === 'search' ? main.asking : null;
  return asking?.question ? asking : null;
}

function viewCommands(app: App, features: Features, shell: Shell): CommandGroup {
  const { main } = app;
  const { play } = features;
  return {
    title: 'Views',
    lines: [
      presentCommand(app, shell),
      otherScreenCommand(app, shell),
      notesCommand(shell),
      hideCommand(app),
      waysCommand(app, main),
      chartsCommand(app, main),
      choosePuzzleCommand(() => whyNoPicker(app, shell)),
      newPuzzleCommand(play),
      runCodeCommand(app, shell),
      addMomentCommand(
        () => whyNoMoment(features.lessonStage),
        () => addMoment(features, shell),
      ),
      linkCommand(app, features, shell),
      pageCommand(app, features),
      ...answersCommand(app, shell),
      ...neighbourCommands(app),
      editCommand(play),
      ...VIEW_KEYS.map((row) => viewCommand(app, row)),
      { id: 'view.leave', keys: ['Escape'], title: LEAVE, run: () => letGo(app, features, shell) },
      ...helpCommands(shell),
      ...aboutCommands((dialog) => (shell.dialog = dialog), app.description.releases),
    ],
  };
}

function runCodeCommand({ notices }: App, shell: Shell): Command {
  return {
    id: 'run.openCode',
    title: 'Open a run by its code',
    whyNot: () => notices.whyCutOff,
    run: () => (shell.dialog = 'run-code'),
  };
}

/** The link is to the moment of now, whatever goes on behind the dialog. */
function linkCommand({ notices }: App, { links }: Features, shell: Shell): Command {
  return {
    id: 'link.copy',
    title: 'Copy a link to this moment',
    whyNot: () => links.whyNone,
    run: () => void notices.attempt(() => links.write().then(() => void (shell.dialog = 'link'))),
  };
}

/** In an exported page alone. */
function answersCommand({ answers }: App, shell: Shell): Command[] {
  if (answers === null) return [];
  const whyNot = (): string | null => (answers.given.length === 0 ? 'No question is answered yet.' : null);
  return [{ id: 'answers.save', title: 'Save your answers', whyNot, run: () => (shell.dialog = 'answers') }];
}

/** What makes pages is loaded when the first is asked for, and the moment is that of now. */
function pageCommand(app: App, { links, lessonStage }: Features): Command {
  return {
    id: 'page.export',
    title: 'Export this moment as a page',
    whyNot: () => app.notices.whyCutOff ?? links.whyNone,
    run() {
      const moment = momentOf(lessonStage);
      const { picture } = app.current.shown!;
      void import('../program/exportPage.ts').then(({ exportPage }) =>
        exportPage(app, { of: 'moment', moment, ...(picture && { picture }) }),
      );
    },
  };
}

/** The moment is that of now, whatever goes on behind the dialog. */
function addMoment({ lessonStage, lessonShelf }: Features, shell: Shell): void {
  lessonShelf.moment = momentOf(lessonStage);
  shell.dialog = 'add-moment';
}

function whyNoPicker({ current }: App, { presentation }: Shell): string | null {
  if (presentation.on) return 'Leave the presentation first: the list of puzzles is not shown in it.';
  return current.shown ? null : 'Choose a puzzle in the library.';
}

const LEAVE = 'Leave, stop waiting, or deselect the node';

function otherScreenCommand({ current }: App, shell: Shell): Command {
  return {
    id: 'present.other',
    title: 'Present on the other screen, with notes here',
    whyNot: () => whyNoOtherScreen(shell) ?? (current.shown ? null : 'Choose a puzzle first.'),
    run: () => void shell.presentOnOther(),
  };
}

const ONE_SCREEN = 'There is one screen: connect another one, and extend the desktop to it.';
const UNKNOWN_SCREENS =
  'This browser does not tell of other screens: open the notes, drag this window to the screen of the class, and press F11.';

function whyNoOtherScreen({ presentation, screen }: Shell): string | null {
  if (presentation.on) return 'Leave the presentation first.';
  if (screen.isThere) return null;
  return screen.isThere === null ? UNKNOWN_SCREENS : ONE_SCREEN;
}

function notesCommand({ notes }: Shell): Command {
  return {
    id: 'notes.window',
    keys: ['Shift+P'],
    title: 'Notes in a window of their own',
    isChecked: () => notes.isOpen,
    run: () => notes.toggle(),
  };
}

function presentCommand({ current }: App, shell: Shell): Command {
  const { presentation } = shell;
  return {
    id: 'view.present',
    keys: ['F11'],
    title: 'Present the view: large type, nothing else',
    whyNot: () => (presentation.on || current.shown ? null : 'Choose a puzzle first.'),
    isChecked: () => presentation.on,
    run: () => shell.present(),
  };
}

/** The search has no key: each of the others leads back to it. */
const VIEW_KEYS: readonly { view: View; key?: string; title: string }[] = [
  { view: 'search', title: 'Search' },
  { view: 'puzzle', key: 'b', title: 'Board to play, or back to the search' },
  { view: 'compare', key: 'c', title: 'Compare, or back to the search' },
  { view: 'states', key: 't', title: 'States, or back to the search' },
  { view: 'lab', key: 'o', title: 'Lab, or back to the search' },
  { view: 'heuristics', key: 'Shift+o', title: 'Heuristics of your own, or back to the search' },
  { view: 'lessons', key: 'u', title: 'Lessons, or back to the search' },
  { view: 'library', key: 'l', title: 'Library, or back to the search' },
];

function viewCommand({ navigation }: App, { view, key, title }: (typeof VIEW_KEYS)[number]): Command {
  return { id: `view.${view}`, ...(key && { keys: [key] }), title, run: () => navigation.toggle(view) };
}

/** The command that opens the palette, which the palette itself leaves out. */
export const PALETTE_ID = 'help.palette';

function helpCommands(shell: Shell): Command[] {
  return [
    {
      id: PALETTE_ID,
      keys: ['$mod+k'],
      title: 'Find a command',
      isOverFront: true,
      run: () => void shell.togglePalette(),
    },
    { id: 'help.keys', keys: ['?', 'Shift+?'], title: 'All keys', run: () => (shell.dialog = 'keys') },
    { id: 'help.topics', keys: ['F1'], title: 'Help', run: () => shell.help() },
    { id: 'help.welcome', title: 'The first page', run: () => (shell.dialog = 'welcome') },
    { id: 'help.tour', title: 'The first two minutes', run: () => shell.tour.begin() },
  ];
}

function themeCommands({ settings }: App): Command[] {
  return THEMES.map((theme: Theme) => ({
    id: `theme.${theme}`,
    title: THEME_NAMES[theme],
    isChecked: () => settings.now.theme === theme,
    run: () => settings.remember({ theme }),
  }));
}

function letGo({ navigation, main }: App, { comparison }: Features, { presentation }: Shell): void {
  if (presentation.on) return presentation.leave();
  if (navigation.view === 'compare') return comparison.letGo();
  if (main.page !== null && navigation.view === 'search') return void (main.page = null);
  main.player.cancelWait();
  main.view.letGo();
}
