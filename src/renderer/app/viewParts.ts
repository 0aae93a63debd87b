/** Icon and component of each view in `shared/contract/views.ts`. */
import type { IconNode } from 'lucide';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import ChartColumn from 'lucide/dist/esm/icons/chart-column.mjs';
import Columns2 from 'lucide/dist/esm/icons/columns-2.mjs';
import Flask from 'lucide/dist/esm/icons/flask-conical.mjs';
import Grid from 'lucide/dist/esm/icons/grid-3x3.mjs';
import Library from 'lucide/dist/esm/icons/library.mjs';
import Network from 'lucide/dist/esm/icons/network.mjs';
import type { Component } from 'svelte';
import type { View } from '../../shared/contract/views.ts';
import { later } from '../ui/later.ts';

/** `onleave` leaves present mode; `undefined` where it is off. */
type ViewProps = { onleave: (() => void) | undefined };

interface ViewPart {
  /** Absent where it shares the place of another view on the rail. */
  readonly icon?: IconNode;
  /** `null` for the search, which is part of the page. */
  readonly component: Component<ViewProps> | null;
}

export const VIEW_PARTS: Readonly<Record<View, ViewPart>> = {
  search: { icon: Network, component: null },
  compare: { icon: Columns2, component: later(() => import('../compare/view/CompareView.svelte')) },
  puzzle: { icon: Grid, component: later(() => import('../puzzle/PuzzleView.svelte')) },
  states: { icon: ChartColumn, component: later(() => import('../states/StatesView.svelte')) },
  lab: { icon: Flask, component: later(() => import('../lab/LabView.svelte')) },
  heuristics: { component: later(() => import('../heuristic/HeuristicsView.svelte')) },
  program: { component: later(() => import('../referee/ProgramView.svelte')) },
  hunt: { component: later(() => import('../hunt/HuntView.svelte')) },
  lessons: { icon: BookOpen, component: later(() => import('../lesson/view/LessonsView.svelte')) },
  library: { icon: Library, component: later(() => import('../library/view/LibraryView.svelte')) },
};
