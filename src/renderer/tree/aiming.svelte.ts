/** Sends the camera where it belongs: to the step, to the whole tree, or back to where the user had left it. */
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { untrack } from 'svelte';
import type { Stage } from '../session/stage.svelte.ts';
import type { CameraLock } from './cameraLock.svelte.ts';
import { standAt } from './cameraPlace.ts';
import { filling, frameFollowing, frameWhole, type Box, type Frame } from './framing.ts';
import { FOLLOWING_ZOOM } from './scales.ts';
import { boundsOf, boundsOfSeen, placesInFocus } from './scene.ts';
import type { TreeDrawing } from './treeDrawing.svelte.ts';

/** Played faster than this, in steps per second, the step cannot be followed: the whole tree is shown meanwhile. */
export const FASTEST_FOLLOWED = 10;

/** Aims the camera of a drawing as long as the component lives in whose script this is called. */
export function aimCamera(stage: Stage, drawing: TreeDrawing, lock: CameraLock | undefined): void {
  const { camera } = drawing;
  const aim = $derived(aimOf(stage, drawing, lock));

  $effect(() => {
    void camera.at;
    stage.sight.camera = camera.stand;
  });
  $effect(() => lock?.join(camera));
  $effect(() => {
    const { scene } = drawing;
    if (scene && scene.seen > 0) lock?.see(camera, boundsOfSeen(scene));
  });
  $effect(() => {
    if (drawing.own) lock?.spread(camera, drawing.own);
  });

  let framedSearch: unknown = null;
  let framedIn: Frame | null = null;
  $effect(() => {
    const target = aim;
    if (!target || target === camera.target) return;
    const { opened } = stage.player;
    const { frame, held } = camera;
    const isFirst = framedSearch !== opened;
    const isResized = held !== null && framedIn !== frame;
    framedSearch = opened;
    framedIn = frame;
    untrack(() => camera.moveTo(target, isFirst || isResized));
    if (camera.mode === 'follow') camera.held = null;
  });
}

/** Where the camera belongs at this step; `null` where it is the user's. */
function aimOf(stage: Stage, drawing: TreeDrawing, lock: CameraLock | undefined): ZoomTransform | null {
  const { camera, viewport, scene, framed, covered } = drawing;
  const { mode, frame, unit } = camera;
  if (!viewport || !scene || scene.seen === 0) return null;
  const held = camera.held && standAt(camera.held, viewport);
  if (mode === 'free') return held;
  const bounds = lock?.whole(boundsOfSeen(scene)) ?? boundsOfSeen(scene);
  const seen = stage.treeLook.kind === 'radial' ? filling(framed, bounds, unit) : bounds; // a tidy tree stands at the top
  if (mode === 'whole' || stage.pace > FASTEST_FOLLOWED) return lowered(frameWhole(framed, seen, unit), covered);
  const focus: Box = boundsOf(scene, placesInFocus(scene));
  return frameFollowing(frame, seen, focus, held ?? camera.target, FOLLOWING_ZOOM * unit, unit);
}

function lowered({ x, y, k }: ZoomTransform, by: number): ZoomTransform {
  return zoomIdentity.translate(x, y + by).scale(k);
}
