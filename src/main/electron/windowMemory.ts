/** Window state that Electron does not keep: the zoom, and whether full screen was only for a class. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface KeptWindow {
  /** Electron's zoom level: 0 is 100 %, each step a fifth more. */
  readonly zoomLevel: number;
  /** Whether the view was presented when the window closed: the next start does not present. */
  readonly isPresented: boolean;
}

const NEW: KeptWindow = { zoomLevel: 0, isPresented: false };
/** Chromium's bounds. */
const MAX_ZOOM_LEVEL = 9;

/** The state kept in `file`; that of a new window if it cannot be read. */
export function readWindow(file: string): KeptWindow {
  try {
    const { zoomLevel, isPresented } = JSON.parse(readFileSync(file, 'utf8')) as Partial<KeptWindow>;
    const isZoom = typeof zoomLevel === 'number' && Math.abs(zoomLevel) <= MAX_ZOOM_LEVEL;
    return { zoomLevel: isZoom ? zoomLevel : 0, isPresented: isPresented === true };
  } catch {
    return NEW;
  }
}

/** Keeps the state; ignores failures. */
export function keepWindow(file: string, kept: KeptWindow): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(kept));
  } catch (error) {
    console.error(error);
  }
}
