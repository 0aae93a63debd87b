/** The state of all features, put together; nothing here needs a window. */
import { TilePictures } from '../board/pictures/tilePictures.svelte.ts';
import { Comparison } from '../compare/comparison.svelte.ts';
import { Importing } from '../library/importing.svelte.ts';
import { Librarian } from '../library/librarian.svelte.ts';
import { ExampleSearch } from '../puzzle/exampleSearch.svelte.ts';
import { Hints } from '../puzzle/hints.svelte.ts';
import { Play } from '../puzzle/play.svelte.ts';
import { Workbench } from '../puzzle/workbench.svelte.ts';
import { Spaces } from '../states/spaces.svelte.ts';
import { TableExport } from '../states/tableExport.svelte.ts';
import type { Port } from '../../shared/rpc/port.ts';
import type { App } from './openApp.ts';

/** Workers that are started when they are first needed. */
export interface Workers {
  readonly puzzle: () => Port;
  readonly space: () => Port;
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
  return {
    spaces,
    bench,
    hints,
    play: new Play(bench, hints, navigation),
    examples: new ExampleSearch(workers.puzzle, complain),
    tables: new TableExport(workers.space, api.exchange),
    comparison: new Comparison(app, main),
    librarian: new Librarian(),
    importing: new Importing(app),
    pictures: new TilePictures(app),
  };
}
