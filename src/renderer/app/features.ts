/** The state of all features, put together, and given to the components; nothing here needs a window. */
import { TilePictures, setTilePictures } from '../board/pictures/tilePictures.svelte.ts';
import { Comparison, setComparison } from '../compare/comparison.svelte.ts';
import { LabPlace, setLabPlace } from '../lab/labPlace.svelte.ts';
import { setHeuristicPlace, type HeuristicPlace } from '../heuristic/heuristicContext.ts';
import { Importing, setImporting } from '../library/importing.svelte.ts';
import { RecentList } from '../library/recentFiles.svelte.ts';
import { Librarian, setLibrarian } from '../library/librarian.svelte.ts';
import { LessonPlayer, setLessonPlayer } from '../lesson/lessonPlayer.svelte.ts';
import { LessonShelf, setLessonShelf } from '../lesson/lessonShelf.svelte.ts';
import { Links, setLinks } from '../link/links.svelte.ts';
import { ExampleSearch, setExampleSearch } from '../puzzle/exampleSearch.svelte.ts';
import { Hints, setHints } from '../puzzle/hints.svelte.ts';
import { Play, setPlay } from '../puzzle/play.svelte.ts';
import { Workbench, setWorkbench } from '../puzzle/workbench.svelte.ts';
import { Spaces, setSpaces } from '../states/spaces.svelte.ts';
import { TableExport, setTableExport } from '../states/tableExport.svelte.ts';
import { setLibraryContext } from '../library/libraryContext.ts';
import { setProgram } from '../program/program.ts';
import { setRunView } from '../run/runView.svelte.ts';
import { setMainSearch } from '../search/mainSearch.svelte.ts';
import type { Port } from '../../shared/rpc/port.ts';
import type { App } from './openApp.ts';

/** Workers that are started when they are first needed. */
export interface Workers {
  readonly puzzle: () => Port;
  readonly space: () => Port;
  readonly lab: () => Port;
}

export type Features = ReturnType<typeof createFeatures>;

export function createFeatures(app: App, workers: Workers) {
  const { api, notices, navigation, current, main } = app;
  const complain = (error: unknown): void => notices.complain(error);
  const spaces = new Spaces(workers.space, complain);
  const bench = new Workbench((shown) => void current.use(shown));
  const hints = new Hints(
    workers.puzzle,
    (params) => api.searches.shortest(params),
    (puzzle) => spaces.statesOf(puzzle),
    complain,
  );
  const comparison = new Comparison(app, main);
  const importing = new Importing(app);
  const lessonStage = { program: app, main, comparison, spaces };
  return {
    spaces,
    bench,
    hints,
    play: new Play(bench, hints, navigation),
    examples: new ExampleSearch(workers.puzzle, complain),
    tables: new TableExport(workers.space, api.exchange),
    comparison,
    lab: new LabPlace(workers.lab),
    lessons: new LessonPlayer(lessonStage),
    lessonStage,
    lessonShelf: new LessonShelf(),
    heuristics: { desk: null, challenge: null } as HeuristicPlace,
    links: new Links(lessonStage),
    librarian: new Librarian(),
    importing,
    recent: new RecentList(app, () => importing.takeOpened()),
    pictures: new TilePictures(app),
  };
}

/** Gives the state of the program to the components below the caller, which is being set up. */
export function provide(app: App, features: Features): void {
  setProgram(app);
  setLibraryContext(app);
  setMainSearch(app.main);
  setRunView(app.main.view);
  setSpaces(features.spaces);
  setWorkbench(features.bench);
  setPlay(features.play);
  setHints(features.hints);
  setExampleSearch(features.examples);
  setTableExport(features.tables);
  setComparison(features.comparison);
  setLabPlace(features.lab);
  setLessonPlayer(features.lessons);
  setLessonShelf(features.lessonShelf);
  setHeuristicPlace(features.heuristics);
  setLinks(features.links);
  setLibrarian(features.librarian);
  setImporting(features.importing);
  setTilePictures(features.pictures);
}
