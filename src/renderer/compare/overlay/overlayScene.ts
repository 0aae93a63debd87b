/** Two searches in one picture, as one value: painting reads it and nothing else. */
import { NEVER } from '../../../shared/readings/reading.ts';
import type { LevelRows } from '../../tree/layout/levelRows.ts';
import type { Scene } from '../../tree/paint/scene.ts';
import type { OverlayColumns } from './overlayColumns.ts';

/** Two searches at their steps. */
export interface OverlayMoment extends OverlayColumns {
  readonly treeStep: number;
  readonly paintedStep: number;
  /** The band that is picked out; `null` for all. */
  readonly picked: number | null;
}

export interface OverlayScene extends OverlayMoment {
  /** The tree: all of its nodes are seen, of which those are drawn that `isDrawn` names. */
  readonly scene: Scene;
  /** The same with the places alone that are drawn, and with those that are painted: what is in a pixel is found by bisection. */
  readonly ground: Scene;
  readonly coloured: Scene;
  /** By band: its colour. */
  readonly colours: readonly string[];
  /** Whether the way to the goal of the tree is known. */
  readonly isSolved: boolean;
}

/** Whether a place has a state that one of the searches has expanded. */
export function isDrawn({ treeAt, paintedAt, treeStep, paintedStep }: OverlayMoment, place: number): boolean {
  return treeAt[place] <= treeStep || (paintedAt[place] <= paintedStep && paintedAt[place] !== NEVER);
}

/** Whether a place is painted: the other search has expanded its state, and its band is picked. */
export function isPainted({ paintedAt, paintedStep, band, picked }: OverlayMoment, place: number): boolean {
  return paintedAt[place] <= paintedStep && (picked === null || picked === band[place]);
}

/** The rows of a layout with those places alone that `isIn` names. */
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
