import type { LessonStop } from '../../shared/contract/lessons.ts';
import { THEMES, type Theme } from '../../shared/contract/types.ts';
import { VIEW_IDS, VIEWS, type View } from '../../shared/contract/views.ts';
import { compareCommands } from '../compare/compareCommands.ts';
import { QUESTION_NOTES, questionCommands } from '../ask/askCommands.ts';
import type { Asking } from '../ask/asking.svelte.ts';
import { HAND_NOTES, whileByHand } from '../ask/handCommands.ts';
import { labCommands } from '../lab/labCommands.ts';
import { addMomentCommand, LESSON_NOTES, lessonCommands, lessonListCommands } from '../lesson/view/lessonCommands.ts';
import { recentCommands } from '../library/files/recentFiles.svelte.ts';
import { LIST_COMMANDS, neighbourCommands, undoCommand } from '../library/libraryCommands.ts';
import { pickFiles } from '../library/files/pickFile.ts';
import { showPicker } from '../library/puzzles/puzzlePicker.ts';
import { whyNoMoment } from '../lesson/written/whyNoMoment.ts';
import { askingIn } from '../lesson/lessonTarget.ts';
import type { Command, CommandGroup } from '../program/commands.svelte.ts';
import { paperCommands } from '../paper/paperCommands.ts';
import type { Answers } from '../program/answers.svelte.ts';
import { PEN_NOTES, penCommand, whilePenIsOn } from '../scribble/penCommands.ts';
import { costsCommand, editCommand, newPuzzleCommand, puzzleCommands } from '../puzzle/puzzleCommands.ts';
import { hideCommand, pageCommands, searchCommands, waysCommand, whyNotMoved } from '../search/searchCommands.ts';
import { statesCommands } from '../states/statesCommands.ts';
import { TREE_NOTES } from '../tree/treeKeys.ts';
import type { Features } from './features.ts';
import type { App } from './openApp.ts';
import { PRESENT_NOTES, presentCommands } from './presentCommands.ts';
import type { Shell } from './shell.svelte.ts';
import { THEME_LOOKS } from './themeLooks.ts';

const moments = () => import('../lesson/written/moment.ts');

/** Groups are added in the order of the sheet of keys. */
export function addCommands(app: App, features: Features, shell: Shell): void {
  const { commands, settings, notices, main } = app;
  features.libraryViewState.addStop = (stop) => addStop(stop, features.lessonSelection, shell);
  commands.add(
    ...puzzleCommands(settings, features.play),
    compareCommands(app, features.comparison),
    { title: 'Files', lines: fileCommands(app, features) },
    recentCommands(features.recent),
    LIST_COMMANDS,
    lessonListCommands(app, features.lessonSelection),
    statesCommands(settings),
    labCommands(features.lab),
    ...searchCommands(app, main),
    {
      title: 'Paper',
      lines: paperCommands(
        () => whyNotMoved(app, main),
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
    PEN_NOTES,
    questionCommands(
      () => askedNow(features),
      (text) => notices.hint(text),
    ),
    ...whileByHand(
      main.hand,
      main.view,
      () => app.navigation.view === 'search',
      (text) => notices.hint(text),
    ),
    lessonCommands(
      features.lessons,
      { isOn: () => shell.presentation.on, toggle: () => shell.present() },
      () => (shell.dialog = 'lesson-map'),
    ),
    ...presentCommands(app.commands, shell.presentation),
    tourCommands(shell),
    whilePenIsOn(shell.pen),
  );
}

/** Commands of an embedded page: stepping, the pen and display, nothing that leaves the view. */
export function addEmbedded(app: App, { comparison }: Features, { pen }: Pick<Shell, 'pen'>): void {
  app.commands.add(
    compareCommands(app, comparison),
    ...searchCommands(app, app.main),
    { title: 'Views', lines: [penCommand(pen)] },
    TREE_NOTES,
    whilePenIsOn(pen),
  );
}

function askedNow({ lessonTarget }: Features): Asking | null {
  const asking = askingIn(lessonTarget);
  return asking?.question ? asking : null;
}

function viewCommands(app: App, features: Features, shell: Shell): CommandGroup {
  const { main } = app;
  const { play } = features;
  return {
    title: 'Views',
    lines: [
      ...screenCommands(app, shell),
      penCommand(shell.pen),
      hideCommand(app),
      waysCommand(app, main),
      ...pageCommands(app, main),
      {
        id: 'puzzle.choose',
        keys: ['$mod+o'],
        title: 'Choose a puzzle',
        whyNot: () => whyNoPicker(app, shell),
        run: showPicker,
      },
      newPuzzleCommand(play),
      ...momentCommands(app, features, shell),
      ...neighbourCommands(app),
      undoCommand(app.notices),
      editCommand(play),
      costsCommand(play),
      ...VIEW_IDS.map((view) => viewCommand(app, view)),
      { id: 'view.leave', keys: ['Escape'], title: LEAVE, run: () => leave(app, features, shell) },
      ...helpCommands(app, shell),
    ],
  };
}

function fileCommands({ notices, navigation }: App, { importing, libraryViewState }: Features): Command[] {
  const whyNot = (): string | null => notices.whyCutOff;
  const open = (): void => pickFiles((...files) => void importing.open(...files));
  const chooseExport = (): void => {
    navigation.show('library');
    libraryViewState.dialog = 'export';
  };
  return [
    { id: 'file.open', title: 'Open or import a file…', whyNot, run: open },
    { id: 'file.export', title: 'Export from the library…', whyNot, run: chooseExport },
  ];
}

const LEAVE = 'Close, cancel, or deselect the node';

function screenCommands({ current }: App, shell: Shell): Command[] {
  const { presentation, notes } = shell;
  const whyNoPuzzle = (): string | null => (current.shown ? null : 'Choose a puzzle first.');
  return [
    {
      id: 'view.present',
      keys: ['F11'],
      title: 'Present this view: large type, nothing else',
      whyNot: () => (presentation.on ? null : whyNoPuzzle()),
      isChecked: () => presentation.on,
      run: () => shell.present(),
    },
    {
      id: 'present.other',
      title: 'Present on the other screen, with notes here',
      whyNot: () => whyNoOtherScreen(shell) ?? whyNoPuzzle(),
      run: () => void shell.presentOnOther(),
    },
    {
      id: 'notes.window',
      keys: ['Shift+P'],
      title: 'Show your notes in a separate window',
      isChecked: () => notes.isOpen,
      run: () => notes.toggle(),
    },
  ];
}

const ONE_SCREEN = 'There is only one screen. Connect another one, and extend the desktop to it.';
const UNKNOWN_SCREENS =
  'This browser does not show whether there is another screen. Open the notes, drag this window to the class’s screen, and press F11.';

function whyNoOtherScreen({ presentation, screen }: Shell): string | null {
  if (presentation.on) return 'Leave the presentation first.';
  if (screen.isThere) return null;
  return screen.isThere === null ? UNKNOWN_SCREENS : ONE_SCREEN;
}

function whyNoAnswers({ size }: Answers): string | null {
  return size === 0 ? 'No question is answered yet.' : null;
}

/** Commands that restore a moment or share the current one, even behind a dialog. */
function momentCommands(app: App, features: Features, shell: Shell): Command[] {
  const { notices, answers } = app;
  const { links, lessonTarget } = features;
  const answersCommand: Command = {
    id: 'answers.save',
    title: answers ? 'Save your answers' : 'Save your search by hand',
    whyNot: () => (answers ? whyNoAnswers(answers) : app.main.hand.work ? null : 'Search by hand first.'),
    run: () => (shell.dialog = 'answers'),
  };
  return [
    {
      id: 'run.openCode',
      title: 'Open a run by its code',
      whyNot: () => notices.whyCutOff,
      run: () => (shell.dialog = 'run-code'),
    },
    addMomentCommand(
      () => whyNoMoment(lessonTarget),
      () => void notices.attempt(() => addMoment(features, shell)),
    ),
    {
      id: 'link.copy',
      title: 'Copy a link to this moment',
      whyNot: () => links.whyNone,
      run: () => void notices.attempt(() => links.write().then(() => void (shell.dialog = 'link'))),
    },
    {
      id: 'page.export',
      title: 'Export this moment as a page',
      whyNot: () => notices.whyCutOff ?? links.whyNone,
      run: () => void notices.attempt(() => exportMoment(app, features)),
    },
    answersCommand,
  ];
}

async function exportMoment(app: App, { lessonTarget }: Features): Promise<void> {
  const { momentOf } = await moments();
  const moment = momentOf(lessonTarget);
  const { picture } = app.current.shown!;
  const { exportPage } = await import('../program/exportPage.ts');
  await exportPage(app, { of: 'moment', moment, ...(picture && { picture }) });
}

async function addMoment({ lessonTarget, lessonSelection }: Features, shell: Shell): Promise<void> {
  const { ownStopOf } = await moments();
  addStop(ownStopOf(lessonTarget), lessonSelection, shell);
}

function addStop(stop: LessonStop, selection: Features['lessonSelection'], shell: Shell): void {
  selection.moment = stop;
  shell.dialog = 'add-moment';
}

function whyNoPicker({ current }: App, { presentation }: Shell): string | null {
  if (presentation.on) return 'Leave the presentation first: it does not show the list of puzzles.';
  return current.shown ? null : 'Choose a puzzle in the library.';
}

function viewCommand({ navigation }: App, view: View): Command {
  const { key, title } = VIEWS[view];
  return { id: `view.${view}`, ...(key && { keys: [key] }), title, run: () => navigation.toggle(view) };
}

/** Opens the palette, which leaves it out. */
export const PALETTE_ID = 'help.palette';

function helpCommands(app: App, shell: Shell): Command[] {
  const { description, notices, settings } = app;
  const { releases } = description;
  return [
    {
      id: PALETTE_ID,
      keys: ['$mod+k'],
      title: 'Find a command',
      isOverFront: true,
      run: () => void shell.togglePalette(),
    },
    { id: 'help.keys', keys: ['?', 'Shift+?'], title: 'Show all keys', run: () => (shell.dialog = 'keys') },
    {
      id: 'help.letterKeys',
      title: 'Turn single-letter keys off, or on',
      isChecked: () => settings.now.letterKeys,
      run: () => switchLetterKeys(app),
    },
    { id: 'help.topics', keys: ['F1'], title: 'Open Help', run: () => shell.help() },
    { id: 'help.welcome', title: 'Show the welcome page', run: () => (shell.dialog = 'welcome') },
    { id: 'help.tour', title: 'Take the tour', run: () => void notices.attempt(() => shell.tour.begin()) },
    { id: 'help.report', title: 'Report a problem', run: () => (shell.dialog = 'report') },
    {
      id: 'help.newer',
      title: 'Check for updates',
      whyNot: () => (releases === null ? FROM_SOURCE : null),
      // Opened by the host or the browser: the program itself makes no request.
      run: () => void open(releases!, '_blank', 'noopener'),
    },
    { id: 'help.about', title: 'About Searchlight', run: () => (shell.dialog = 'about') },
  ];
}

function switchLetterKeys({ settings, notices }: App): void {
  const letterKeys = !settings.now.letterKeys;
  settings.remember({ letterKeys });
  notices.tell(`Single-letter keys are ${letterKeys ? 'on' : 'off'}.`);
}

const FROM_SOURCE = 'This copy was built from source: check for updates where you got it.';

function tourCommands(shell: Shell): CommandGroup {
  const { tour } = shell;
  return {
    title: 'The tour',
    scope: 'tour',
    get isOn() {
      return tour.stop !== null && shell.isTourShown;
    },
    lines: [
      { id: 'tour.skip', keys: ['Escape'], title: 'Skip', run: () => tour.end() },
      { id: 'tour.next', keys: ['Enter', 'PageDown'], title: 'Next', run: () => tour.next() },
      { id: 'tour.back', keys: ['PageUp'], title: 'Back', run: () => tour.back() },
    ],
  };
}

function themeCommands({ settings }: App): Command[] {
  return THEMES.map((theme: Theme) => ({
    id: `theme.${theme}`,
    title: THEME_LOOKS[theme].label,
    isChecked: () => settings.now.theme === theme,
    run: () => settings.remember({ theme }),
  }));
}

function leave({ navigation, main }: App, { comparison, lab }: Features, { presentation }: Shell): void {
  if (navigation.view === 'lab' && lab.closeCard()) return;
  if (presentation.on) return presentation.leave();
  if (navigation.view === 'compare') return comparison.clearSelection();
  if (main.page !== null && navigation.view === 'search') return void (main.page = null);
  main.player.cancelWait();
  main.view.clearSelection();
}
