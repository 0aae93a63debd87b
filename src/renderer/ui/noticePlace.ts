/** Where notices stand: above the controls at the bottom of the window, which they would cover. */

/** Largest part of the height of the window that is kept free. */
const MOST = 0.6;
/** By element: CSS pixels from its top to the bottom of the window. */
const kept = new Map<Element, number>();

/** Keeps notices above an element at the bottom of the window, as high as it is, until the returned function is called. */
export function keepNoticesAbove(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => keep(element, heightUnder(element)));
  observer.observe(element);
  return () => {
    observer.disconnect();
    keep(element, 0);
  };
}

function heightUnder(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return height === 0 ? 0 : Math.max(0, Math.min(innerHeight - top, MOST * innerHeight));
}

function keep(element: Element, height: number): void {
  if (height > 0) kept.set(element, height);
  else kept.delete(element);
  document.documentElement.style.setProperty('--below-notices', `${Math.max(0, ...kept.values())}px`);
}
