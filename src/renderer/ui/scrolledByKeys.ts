/** What the focus reaches by Tab: where there is any, keys scroll to it. */
const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** Attaches to a part that scrolls: it takes the focus while it is too small for its content, and nothing in it does. */
export function scrolledByKeys(part: HTMLElement): () => void {
  const look = (): void => {
    const isCut = part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
    if (isCut && !part.querySelector(REACHED)) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(part);
  let request = 0;
  const content = new MutationObserver(() => {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(look);
  });
  content.observe(part, { childList: true, characterData: true, subtree: true });
  return () => (sizes.disconnect(), content.disconnect(), cancelAnimationFrame(request));
}
