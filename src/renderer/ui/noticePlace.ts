/**
 * Where notices stand: above the controls at the bottom of the window, which they would cover, and not beyond their width; or at the
 * top, where a view needs all of the bottom.
 */

/** Largest part of the height of the window that is kept free. */
const MOST = 0.6;
/** CSS pixels: in less, a notice would be as narrow as a menu. */
const LEAST_WIDTH = 480;

/** Where an element stands, in CSS pixels. */
interface KeptFree {
  /** From its top to the bottom of the window. */
  readonly height: number;
  /** From the edges of the window. */
  readonly left: number;
  readonly right: number;
}

const kept = new Map<Element, KeptFree>();

/** Keeps notices above an element at the bottom of the window, as high and as wide as it is, until the returned function is called. */
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

/** Puts notices into the bar at the top of the window, where that is wide enough, until the returned function is called. */
export function putNoticesOnTop(element: HTMLElement): () => void {
  const tell = (): void => void document.documentElement.toggleAttribute('data-notices-on-top', onTop.size > 0);
  onTop.add(element);
  tell();
  return () => {
    onTop.delete(element);
    tell();
  };
}
