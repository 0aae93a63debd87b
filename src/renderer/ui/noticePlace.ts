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

const kept = new Map<Element, KeptFree>();

/** Keeps notices above `element`, within its width, until the returned function is called. */
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
  if (height === 0) return null;
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
  const [highest] = [...kept.values()].sort((a, b) => b.height - a.height);
  const { style } = document.documentElement;
  style.setProperty('--below-notices', `${highest?.height ?? 0}px`);
  style.setProperty('--left-of-notices', `${highest?.left ?? 0}px`);
  style.setProperty('--right-of-notices', `${highest?.right ?? 0}px`);
}

const onTop = new Set<Element>();

/** Shows notices in the window's top bar, if it is wide enough, until the returned function is called. */
export function putNoticesOnTop(element: HTMLElement): () => void {
  const tell = (): void => void document.documentElement.toggleAttribute('data-notices-on-top', onTop.size > 0);
  onTop.add(element);
  tell();
  return () => {
    onTop.delete(element);
    tell();
  };
}
