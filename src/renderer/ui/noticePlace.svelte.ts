/**
 * Places notices above and within the width of the controls at the bottom of the window, which they would cover, or on
 * top where a view needs the bottom.
 */

/** Greatest share of the window's height to keep free. */
const MOST = 0.6;
/** In CSS pixels; narrower notices would be unreadable. */
const LEAST_WIDTH = 480;

/** In CSS pixels. */
interface KeptFree {
  /** From its top to the bottom of the window. */
  readonly height: number;
  /** From the edges of the window. */
  readonly left: number;
  readonly right: number;
}

const NOTHING: KeptFree = { height: 0, left: 0, right: 0 };
const kept = new Map<Element, KeptFree>();
const onTop = new Set<Element>();

let free = $state.raw(NOTHING);
let isOnTop = $state(false);

/** Where notices are placed now. It is not a property of the page: at its change every element would be styled anew. */
export const noticePlace = {
  get free(): KeptFree {
    return free;
  },
  get isOnTop(): boolean {
    return isOnTop;
  },
};

/** Keeps notices above `element`, within its width, until the returned function is called. A column needs nothing kept above it. */
export function keepNoticesAbove(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => keep(element, placeOf(element)));
  observer.observe(element);
  return () => {
    observer.disconnect();
    keep(element, null);
  };
}

function placeOf(element: Element): KeptFree | null {
  const { top, height, left, right, width } = element.getBoundingClientRect();
  if (height === 0 || height > width) return null;
  const isWide = width >= LEAST_WIDTH;
  return {
    height: Math.max(0, Math.min(innerHeight - top, MOST * innerHeight)),
    left: isWide ? left : 0,
    right: isWide ? innerWidth - right : 0,
  };
}

function keep(element: Element, place: KeptFree | null): void {
  if (place) kept.set(element, place);
  else kept.delete(element);
  free = [...kept.values()].sort((a, b) => b.height - a.height)[0] ?? NOTHING;
}

/** Shows notices in the window's top bar, if it is wide enough, until the returned function is called. */
export function putNoticesOnTop(element: HTMLElement): () => void {
  onTop.add(element);
  isOnTop = true;
  return () => {
    onTop.delete(element);
    isOnTop = onTop.size > 0;
  };
}
