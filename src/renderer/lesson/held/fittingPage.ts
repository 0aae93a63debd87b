/** Sizes of letters to try, the largest first. The page has a least size, which the last row reads. */
const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52];

/**
 * Makes the letters of a page smaller until all of it is in sight; where nothing helps, it scrolls. Runs again with
 * another `_content`.
 */
export function fittingPage(_content: string): (page: HTMLElement) => () => void {
  return (page) => {
    const observer = new ResizeObserver(() => fit(page));
    observer.observe(page);
    page.scrollTop = 0;
    return () => observer.disconnect();
  };
}

function fit(page: HTMLElement): void {
  for (const scale of SCALES) {
    page.style.setProperty('--fit', String(scale));
    if (page.scrollHeight <= page.clientHeight) return;
  }
}
