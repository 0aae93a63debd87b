/** What Electron does not keep of the window itself: its zoom, and whether it filled the screen only for a class. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface KeptWindow {
  /** As Electron counts: 0 is the size as it is drawn, each step a fifth more. */
  readonly zoomLevel: number;
  /** Whether the view was presented when the window closed: the next start is no presentation. */
  readonly isPresented: boolean;
}

const NEW: KeptWindow = { zoomLevel: 0, isPresented: false };
/** Beyond it Chromium zooms no further. */
const MAX_ZOOM_LEVEL = 9;

/** What was kept in `file`; that of a new window where nothing can be read. */
export function readWindow(file: string): KeptWindow {
  try {
    const { zoomLevel, isPresented } = JSON.parse(readFileSync(file, 'utf8')) as Partial<KeptWindow>;
    const isZoom = typeof zoomLevel === 'number' && Math.abs(zoomLevel) <= MAX_ZOOM_LEVEL;
    return { zoomLevel: isZoom ? zoomLevel : 0, isPresented: isPresented === true };
  } catch {
    return NEW;
  }
}

/** Keeps it; where that is impossible the next window is a new one. */
export function keepWindow(file: string, kept: KeptWindow): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(kept));
  } catch (error) {
    console.error(error);
  }
}
