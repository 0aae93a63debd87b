/** Icon and component of each view in `shared/contract/views.ts`. */
import type { IconNode } from 'lucide';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import ChartColumn from 'lucide/dist/esm/icons/chart-column.mjs';
import Columns2 from 'lucide/dist/esm/icons/columns-2.mjs';
import Flask from 'lucide/dist/esm/icons/flask-conical.mjs';
import Grid from 'lucide/dist/esm/icons/grid-3x3.mjs';
import Library from 'lucide/dist/esm/icons/library.mjs';
import Network from 'lucide/dist/esm/icons/network.mjs';
import type { View } from '../../shared/contract/views.ts';
import type { LoadPart, PartLoaders } from './laterParts.svelte.ts';

/** `onleave` leaves present mode; `undefined` where it is off. */
type ViewProps = { onleave: (() => void) | undefined };

interface ViewPart {
  /** Absent where it shares the place of another view on the rail. */
  readonly icon?: IconNode;
  /** `null` for the search, which is part of the page. */
  readonly load: LoadPart<ViewProps> | null;
}

export const VIEW_PARTS: Readonly<Record<View, ViewPart>> = {
  search: { icon: Network, load: null },
  compare: { icon: Columns2, load: () => import('../compare/view/CompareView.svelte') },
  puzzle: { icon: Grid, load: () => import('../puzzle/PuzzleView.svelte') },
  states: { icon: ChartColumn, load: () => import('../states/StatesView.svelte') },
  lab: { icon: Flask, load: () => import('../lab/LabView.svelte') },
  heuristics: { load: () => import('../heuristic/HeuristicsView.svelte') },
  program: { load: () => import('../referee/ProgramView.svelte') },
  hunt: { load: () => import('../hunt/HuntView.svelte') },
  lessons: { icon: BookOpen, load: () => import('../lesson/view/LessonsView.svelte') },
  library: { icon: Library, load: () => import('../library/view/LibraryView.svelte') },
};

export type LaterView = Exclude<View, 'search'>;

export const VIEW_LOADERS = Object.fromEntries(
  Object.entries(VIEW_PARTS).flatMap(([view, { load }]) => (load ? [[view, load]] : [])),
) as PartLoaders<LaterView, ViewProps>;
