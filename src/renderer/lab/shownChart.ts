/** The chart that is on show, from the experiment and how it is looked at. */
import { searchNames } from '../../shared/lab/searchNames.ts';
import type { LabDesk } from './labDesk.svelte.ts';
import { chartOfDots, chartOverDistance, type Dots, type LabChart } from './labChart.ts';

/** The two measures of the dots on show; `null` where boxes are. */
export function dotAxes({ look }: Pick<LabDesk, 'look'>) {
  if (look.kind === 'estimate') return { x: 'd', y: 'h' } as const;
  return look.kind === 'points' ? { x: look.x, y: look.y } : null;
}

/** `dots`: those of `dotAxes`. */
export function shownChart({ look, recipe, table, facts }: LabDesk, dots: Dots | null): LabChart {
  const names = searchNames(recipe.searches);
  const axes = dotAxes({ look });
  if (axes !== null) return chartOfDots(look.kind, { title: recipe.title, names }, axes, dots);
  const { measure, branching, sketch, isSketching: isHidden } = look;
  return chartOverDistance(look.kind as 'cost' | 'bStar' | 'time', {
    ...{ title: recipe.title, names, rows: table.rows, distances: facts.distances },
    ...{ measure, branching, sketch, isHidden },
  });
}
