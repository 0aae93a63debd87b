/** Where a camera stands, told without the size of its window; and back. */
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import type { CameraPlace } from '../../../shared/contract/looks.ts';
import type { Frame } from './framing.ts';

/** A window on a drawing. */
export interface Viewport {
  readonly frame: Frame;
  /** Size of 1/16 rem in CSS pixels. */
  readonly unit: number;
  /** Distance between two columns in the drawing's units; between two rings, where there are rings. */
  readonly columnWidth: number;
  /** Distance between two levels at a zoom. */
  readonly heightAt: (zoom: number) => number;
}

/** The place of a camera that stands `at`. */
export function placeAt(at: ZoomTransform, { frame, unit, columnWidth, heightAt }: Viewport): CameraPlace {
  const [x, y] = at.invert([frame.width / 2, frame.height / 2]);
  return { across: x / columnWidth, down: y / heightAt(at.k), zoom: at.k / unit };
}

/** Where a camera stands that has the same in the middle of this window, as large beside the interface as it was. */
export function standAt(place: CameraPlace, { frame, unit, columnWidth, heightAt }: Viewport): ZoomTransform {
  const k = place.zoom * unit;
  const x = frame.width / 2 - k * place.across * columnWidth;
  const y = frame.height / 2 - k * place.down * heightAt(k);
  return zoomIdentity.translate(x, y).scale(k);
}
