/** Aims a tree’s camera: at the current node, or at the whole tree; leaves it to the user in free mode. */
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { untrack } from 'svelte';
import type { RunView } from '../run/runView.svelte.ts';
import type { CameraLock } from './camera/cameraLock.svelte.ts';
import { standAt } from './camera/cameraPlace.ts';
import { frameFollowing, frameWhole, type Box, type Frame, type Seen } from './layout/framing.ts';
import { levelHeightAt } from './camera/levelSpacing.ts';
import { FOLLOWING_ZOOM } from './layout/drawingSizes.ts';
import { boundsOfSeen, focusOf, seenOf, type Scene } from './paint/scene.ts';
import type { TreeDrawing } from './treeDrawing.svelte.ts';

/** In steps per second. Faster play cannot be followed, so the whole tree is shown meanwhile. */
export const FASTEST_FOLLOWED = 10;

/** Aims the camera of a drawing for the lifetime of the calling component. */
export function aimCamera(runView: RunView, drawing: TreeDrawing, lock: CameraLock | undefined): void {
  const { camera } = drawing;
  let framedIn = $state.raw<Frame | null>(null);
  const aim = $derived(findTarget(runView, drawing, lock, framedIn !== camera.frame));

  $effect(() => {
    void camera.at;
    runView.viewState.camera = camera.stand;
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
  $effect(() => {
    const target = aim;
    if (!target) return;
    const { opened } = runView.player;
    const isFirst = framedSearch !== opened;
    const isResized = framedIn !== camera.frame;
    framedSearch = opened;
    framedIn = camera.frame;
    if (isSame(target, camera.target)) return;
    untrack(() => camera.moveTo(target, isFirst || isResized));
    if (camera.mode === 'follow' && !isResized) camera.held = null; // a frame may take several steps to reach its size
  });
}

/** The camera for this step; `null`: the user controls it. `isResized`: starts anew in a frame of another size. */
function findTarget(
  runView: RunView,
  drawing: TreeDrawing,
  lock: CameraLock | undefined,
  isResized: boolean,
): ZoomTransform | null {
  const { camera, viewport, scene, framed, covered } = drawing;
  const { mode, frame, unit } = camera;
  if (!viewport || !scene || scene.seen === 0) return null;
  const held = camera.held && standAt(camera.held, viewport);
  if (mode === 'free') return held;
  const isWhole = mode === 'whole' || runView.pace > FASTEST_FOLLOWED;
  if (isWhole) return lowered(frameWhole(framed, seenBy(scene, framed, unit, lock), unit), covered);
  const now = held ?? (isResized ? zoomIdentity : camera.target);
  const focus = focusOf(scene, framed, unit);
  const own = seenOf(scene, framed, unit); // a following camera looks at its own tree, even where all share one scale
  return frameFollowing(frame, own, focus, now, FOLLOWING_ZOOM * unit, unit);
}

/** What this camera shows; with the lock on, what any of them shows: the spread is shared, the depths may differ. */
function seenBy(scene: Scene, frame: Frame, unit: number, lock: CameraLock | undefined): Seen {
  const seen = seenOf(scene, frame, unit);
  if (!lock?.isOn) return seen;
  const own = boundsOfSeen(scene);
  const all = lock.whole(own);
  if (scene.layout.kind === 'radial') return { ...seen, at: () => all };
  const deeper = (all.bottom - own.bottom) / scene.layout.levelHeight;
  const at = (zoom: number): Box => {
    const { top, bottom } = seen.at(zoom);
    return { ...all, top, bottom: bottom + deeper * levelHeightAt(zoom, scene.layout, frame, unit) };
  };
  return { ...seen, at };
}

function isSame(one: ZoomTransform, other: ZoomTransform): boolean {
  return one.x === other.x && one.y === other.y && one.k === other.k;
}

function lowered({ x, y, k }: ZoomTransform, by: number): ZoomTransform {
  return zoomIdentity.translate(x, y + by).scale(k);
}
