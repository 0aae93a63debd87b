/** The overlay as one value: the only input of its painter. */
import { NEVER } from '../../../shared/readings/reading.ts';
import type { LevelRows } from '../../tree/layout/levelRows.ts';
import type { Scene } from '../../tree/paint/scene.ts';
import type { OverlayColumns } from './overlayColumns.ts';

export interface OverlayMoment extends OverlayColumns {
  readonly treeStep: number;
  readonly paintedStep: number;
  /** The highlighted band; `null` for all. */
  readonly picked: number | null;
}

export interface OverlayScene extends OverlayMoment {
  /** The tree with all nodes; `isDrawn` says which are drawn. */
  readonly scene: Scene;
  /** The same with only the drawn places, and only the painted ones, to find what is in a pixel by bisection. */
  readonly ground: Scene;
  readonly coloured: Scene;
  readonly colours: readonly string[];
  readonly isSolved: boolean;
}

/** Whether either search has expanded the state of a place. */
export function isDrawn({ treeAt, paintedAt, treeStep, paintedStep }: OverlayMoment, place: number): boolean {
  return treeAt[place] <= treeStep || (paintedAt[place] <= paintedStep && paintedAt[place] !== NEVER);
}

/** Whether the painted search has expanded the state of a place, in a highlighted band. */
export function isPainted({ paintedAt, paintedStep, band, picked }: OverlayMoment, place: number): boolean {
  return paintedAt[place] <= paintedStep && (picked === null || picked === band[place]);
}

export function rowsOfThose({ order, start }: LevelRows, isIn: (place: number) => boolean): LevelRows {
  const kept = new Int32Array(order.length);
  const begins = new Int32Array(start.length);
  let count = 0;
  for (let level = 0; level + 1 < start.length; level++) {
    begins[level] = count;
    for (let index = start[level]; index < start[level + 1]; index++) {
      kept[count] = order[index];
      count += Number(isIn(order[index]));
    }
  }
  begins[start.length - 1] = count;
  return { order: kept.subarray(0, count), start: begins };
}
