/** Gives the state of the program to the components below the caller. */
import { setTilePictures } from '../board/pictures/tilePictures.svelte.ts';
import { setComparison } from '../compare/comparison.svelte.ts';
import { setImporting } from '../library/importing.svelte.ts';
import { setLibrarian } from '../library/librarian.svelte.ts';
import { setLibraryContext } from '../library/libraryContext.ts';
import { setProgram } from '../program/program.ts';
import { setExampleSearch } from '../puzzle/exampleSearch.svelte.ts';
import { setHints } from '../puzzle/hints.svelte.ts';
import { setPlay } from '../puzzle/play.svelte.ts';
import { setWorkbench } from '../puzzle/workbench.svelte.ts';
import { setRunView } from '../run/runView.svelte.ts';
import { setMainSearch } from '../search/mainSearch.svelte.ts';
import { setSpaces } from '../states/spaces.svelte.ts';
import { setTableExport } from '../states/tableExport.svelte.ts';
import type { Features } from './features.ts';
import type { App } from './openApp.ts';

/** To be called while a component is being set up. */
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
  setLibrarian(features.librarian);
  setImporting(features.importing);
  setTilePictures(features.pictures);
}
