/** A part of the library in a page: the page in one file carries it as data, which no browser runs. */

/** The data block that holds it. */
export const CONTENT_ID = 'searchlight-content';

const BLOCK = new RegExp(`<script type="application/json" id="${CONTENT_ID}">[^<]*</script>\\n?`);
/** What every page in one file has. */
const BEFORE = '<script type="application/json" id="searchlight-index">';

/** The page in one file with `content`, a library as text, instead of any that it carries; `null` where `page` is no such page. */
export function withContent(page: string, content: string): string | null {
  const empty = page.replace(BLOCK, '');
  if (!empty.includes(BEFORE)) return null;
  // Within JSON, a `<` stands in texts alone, where it may be written like this.
  const block = `<script type="application/json" id="${CONTENT_ID}">${content.replaceAll('<', '\\u003c')}</script>\n`;
  return empty.replace(BEFORE, () => block + BEFORE);
}
