/** The sizes of paper that pages are made for, and how blocks come onto them. */

/** In millimetres, upright. `name` is what CSS calls it. */
export const PAPERS = {
  a4: { label: 'A4', name: 'A4', width: 210, height: 297 },
  letter: { label: 'Letter', name: 'letter', width: 215.9, height: 279.4 },
} as const;

export type PaperId = keyof typeof PAPERS;
export const PAPER_IDS = Object.keys(PAPERS) as PaperId[];

/** Regions that print on Letter; source: the Unicode CLDR, supplemental data, `paperSize`. */
const LETTER_REGIONS = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** The paper that a region is likely to print on. */
export function paperOf(region: string | undefined): PaperId {
  return region !== undefined && LETTER_REGIONS.includes(region) ? 'letter' : 'a4';
}

/**
 * Blocks of these heights in their order, as many to a page as fit: by page, the numbers of its blocks. A block that is
 * higher than a page has one of its own. `capacity`: what fits on a page, in the same unit.
 */
export function pagesOf(heights: readonly number[], capacity: number): number[][] {
  const pages: number[][] = [];
  let left = 0;
  for (const [block, height] of heights.entries()) {
    if (pages.length === 0 || height > left) {
      pages.push([]);
      left = capacity;
    }
    pages.at(-1)!.push(block);
    left -= height;
  }
  return pages;
}
