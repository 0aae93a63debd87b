import type { PaperId } from '../contract/papers.ts';

/** Source: the Unicode CLDR, supplemental data, `paperSize`. */
const LETTER_REGIONS = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

export function paperOf(region: string | undefined): PaperId {
  return region !== undefined && LETTER_REGIONS.includes(region) ? 'letter' : 'a4';
}

/**
 * Fills pages with blocks of these heights, in order: by page, the indices of its blocks. A block higher than a page
 * gets its own. `capacity`: of a page, in the same unit; `again`: of what is repeated on each page but the first.
 */
export function pagesOf(heights: readonly number[], capacity: number, again = 0): number[][] {
  const pages: number[][] = [];
  let left = 0;
  for (const [block, height] of heights.entries()) {
    if (pages.length === 0 || height > left) {
      pages.push([]);
      left = capacity - (pages.length === 1 ? 0 : again);
    }
    pages.at(-1)!.push(block);
    left -= height;
  }
  return pages;
}
