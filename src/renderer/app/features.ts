/** Creates the state of all features, and provides it to the components; needs no window. */
import { TilePictures, setTilePictures } from '../board/pictures/tilePictures.svelte.ts';
import { BesideAsking, setBesideAsking } from '../ask/besideAsking.svelte.ts';
import { Comparison, setComparison } from '../compare/comparison.svelte.ts';
import { LabPlace, setLabPlace } from '../lab/labPlace.svelte.ts';
import { HeuristicPlace, setHeuristicPlace } from '../heuristic/heuristicPlace.svelte.ts';
import { Importing, setImporting } from '../library/files/importing.svelte.ts';
import { RecentList } from '../library/files/recentFiles.svelte.ts';
import { resultsPage } from '../library/results/resultsPage.ts';
import { LibraryViewState, setLibraryViewState } from '../library/libraryViewState.svelte.ts';
import { HuntPlace, setHuntPlace } from '../hunt/huntPlace.svelte.ts';
import { LessonPlayer, setLessonPlayer } from '../lesson/held/lessonPlayer.svelte.ts';
import { LessonSelection, setLessonSelection } from '../lesson/written/lessonSelection.svelte.ts';
import { RefereePlace, setRefereePlace } from '../referee/refereePlace.svelte.ts';
import { Links, setLinks } from '../link/links.svelte.ts';
import { ExampleSearch, setExampleSearch } from '../puzzle/exampleSearch.svelte.ts';
import { Hints, setHints } from '../puzzle/hints.svelte.ts';
import { Play, setPlay } from '../puzzle/play.svelte.ts';
import { PuzzleEditor, setPuzzleEditor } from '../puzzle/puzzleEditor.svelte.ts';
import { Spaces, setSpaces } from '../states/spaces.svelte.ts';
import { setLibraryContext } from '../library/libraryContext.ts';
import { setProgram } from '../program/program.ts';
import { setRunView } from '../run/runView.svelte.ts';
import { setMainSearch } from '../search/mainSearch.svelte.ts';
import type { Port } from '../../shared/rpc/port.ts';
import type { App } from './openApp.ts';

/** Started on first use. */
export interface Workers {
  readonly puzzle: () => Port;
  readonly space: () => Port;
  readonly lab: () => Port;
  readonly referee: () => Port;
}

export type Features = ReturnType<typeof createFeatures>;

export function createFeatures(app: App, workers: Workers) {
  const { api, notices, navigation, current, main } = app;
  const complain = (error: unknown): void => notices.complain(error);
  const spaces = new Spaces(workers.space, complain);
  const puzzleEditor = new PuzzleEditor((shown) => void current.use(shown));
  const hints = new Hints(
    workers.puzzle,
    (params) => api.searches.shortest(params),
    (puzzle) => spaces.statesOf(puzzle),
    complain,
  );
  const comparison = new Comparison(app, main);
  const libraryViewState = new LibraryViewState();
  const importing = new Importing(app, resultsPage(app, libraryViewState));
  const lab = new LabPlace(workers.lab);
  const heuristics = new HeuristicPlace();
  const beside = new BesideAsking(app);
  const lessonSelection = new LessonSelection();
  const openLesson = (program: number): void => {
    lessonSelection.chosen = { program };
    navigation.show('lessons');
  };
  const hunts = new HuntPlace(workers.referee, openLesson);
  const lessonTarget = { program: app, main, comparison, spaces, lab, heuristics, hunts, beside };
  return {
    spaces,
    puzzleEditor,
    hints,
    play: new Play(puzzleEditor, hints, navigation),
    examples: new ExampleSearch(workers.puzzle, complain),
    comparison,
    beside,
    lab,
    lessons: new LessonPlayer(lessonTarget),
    lessonTarget,
    lessonSelection,
    heuristics,
    hunts,
    referee: new RefereePlace(workers.referee, openLesson),
    links: new Links(lessonTarget),
    libraryViewState,
    importing,
    recent: new RecentList(app, () => importing.takeOpened()),
    pictures: new TilePictures(app),
  };
}

/** Call while a component is set up; the components below it get the state. */
export function provide(app: App, features: Features): void {
  setProgram(app);
  setLibraryContext(app);
  setMainSearch(app.main);
  setRunView(app.main.view);
  setSpaces(features.spaces);
  setPuzzleEditor(features.puzzleEditor);
  setPlay(features.play);
  setHints(features.hints);
  setExampleSearch(features.examples);
  setComparison(features.comparison);
  setBesideAsking(features.beside);
  setLabPlace(features.lab);
  setLessonPlayer(features.lessons);
  setLessonSelection(features.lessonSelection);
  setHeuristicPlace(features.heuristics);
  setRefereePlace(features.referee);
  setHuntPlace(features.hunts);
  setLinks(features.links);
  setLibraryViewState(features.libraryViewState);
  setImporting(features.importing);
  setTilePictures(features.pictures);
}
