/** What of a scene is in a part of the drawing. Called for every picture: loops and visitors, no objects per node. */
import { NONE } from '../../shared/search/trace.ts';
import type { Box } from './framing.ts';
import { firstAtLeast, type Rows } from './rows.ts';
import { yOf, type Scene } from './scene.ts';

type Visit = (place: number) => void;

/** Visits the seen places in `box`. On one level they are at least `apart` apart; what lies between is not visited. */
export function eachPlaceIn(scene: Scene, box: Box, apart: number, visit: Visit): void {
  const { rows, x } = scene.layout;
  if (!rows) return eachOneByOne(scene, (place) => isIn(scene, place, box) && visit(place));
  const at = (index: number): number => x[rows.order[index]];
  const [first, last] = levelsIn(scene, box);
  for (let level = first; level <= last; level++)
    visitRow(scene, rows, level, { box, apart, begin: at, end: at }, visit);
}

/** Visits the seen places whose link to their parent crosses `box`, at least `apart` apart on one level. */
export function eachLinkIn(scene: Scene, box: Box, apart: number, visit: Visit): void {
  const { rows, x, tree, levels } = scene.layout;
  if (!rows) return eachOneByOne(scene, (place) => tree.parent[place] !== NONE && visit(place));
  const ends = (index: number): [number, number] => [x[rows.order[index]], x[tree.parent[rows.order[index]]]];
  const begin = (index: number): number => Math.min(...ends(index));
  const end = (index: number): number => Math.max(...ends(index));
  const [first, last] = levelsIn(scene, box);
  for (let level = Math.max(1, first); level <= Math.min(last + 1, levels - 1); level++) {
    visitRow(scene, rows, level, { box, apart, begin, end }, visit);
  }
}

/** What is looked for on a level: things with a beginning and an end in x, both ascending along the level. */
interface Span {
  readonly box: Box;
  readonly apart: number;
  readonly begin: (index: number) => number;
  readonly end: (index: number) => number;
}

function visitRow(scene: Scene, { order, start }: Rows, level: number, span: Span, visit: Visit): void {
  const { box, apart, begin, end } = span;
  const { x } = scene.layout;
  const stop = start[level + 1];
  let index = firstAtLeast(box.left, start[level], stop, end);
  while (index < stop && begin(index) <= box.right) {
    const place = order[index++];
    if (place >= scene.seen) continue;
    visit(place);
    if (apart > 0) index = firstAtLeast(x[place] + apart, index, stop, (at) => x[order[at]]);
  }
}

/** While nodes are on their way their rows are not known; such trees are small. */
function eachOneByOne({ seen }: Scene, visit: Visit): void {
  for (let place = 0; place < seen; place++) visit(place);
}

function isIn(scene: Scene, place: number, { left, right, top, bottom }: Box): boolean {
  const x = scene.layout.x[place];
  const y = yOf(scene, place);
  return x >= left && x <= right && y >= top && y <= bottom;
}

function levelsIn({ layout: { levels, levelHeight } }: Scene, { top, bottom }: Box): [first: number, last: number] {
  return [Math.max(0, Math.ceil(top / levelHeight)), Math.min(levels - 1, Math.floor(bottom / levelHeight))];
}
