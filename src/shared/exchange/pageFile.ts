/** A page in one file that carries a part of a library: as data, which no browser runs. */
import * as v from 'valibot';
import { STOP, type LessonStop } from '../contract/lessons.ts';
import { integer, parse, TITLE, type Schema } from '../contract/parse.ts';
import { TILE_PICTURE, type TilePicture } from '../contract/pictures.ts';
import { FileFault } from './fault.ts';

/** What a page may open at that is no moment. */
const PLACES = ['lesson', 'lessons', 'puzzle', 'experiment'] as const;

/** What a page carries. */
export interface PageContent {
  /** What it holds, for the title of the document. */
  readonly title: string;
  /** The moment that it opens at, or what of it: the first lesson or puzzle, the list of lessons, the experiment. */
  readonly opens: LessonStop | (typeof PLACES)[number];
  /** The picture on the tiles at that moment. */
  readonly picture?: TilePicture;
  /** Different questions that its lessons ask. */
  readonly asks: number;
  /** The lessons that ask them. */
  readonly lessons: readonly string[];
  /** The text of a library's file. */
  readonly library: string;
}

/** The data block that holds it. */
export const CONTENT_ID = 'searchlight-content';

const BLOCK = new RegExp(`<script type="application/json" id="${CONTENT_ID}">[^<]*</script>\\n?`);
/** What every page in one file has. */
const BEFORE = '<script type="application/json" id="searchlight-index">';
const TITLE_BLOCK = /<title>[^<]*<\/title>/;

const CONTENT: Schema<Omit<PageContent, 'library'> & { readonly library: unknown }> = v.strictObject({
  title: TITLE,
  opens: v.union([v.picklist(PLACES), STOP], 'This is no place that a page opens at.'),
  picture: v.exactOptional(TILE_PICTURE),
  asks: integer(0, Number.MAX_SAFE_INTEGER),
  lessons: v.array(TITLE),
  library: v.unknown(),
});

/** The page in one file with `content` instead of any that it carries; `null` where `page` is no such page. */
export function withContent(page: string, { library, ...content }: PageContent): string | null {
  const empty = page.replace(BLOCK, '');
  if (!empty.includes(BEFORE)) return null;
  const text = `${JSON.stringify(content).slice(0, -1)},"library":${library}}`;
  // Within JSON, a `<` stands in texts alone, where it may be written like this.
  const data = text.replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${CONTENT_ID}">${data}</script>\n`;
  const title = `<title>${escaped(content.title)} – Searchlight</title>`;
  return empty.replace(BEFORE, () => block + BEFORE).replace(TITLE_BLOCK, () => title);
}

/** What the data block of a page says. Throws a `FileFault` where that is wrong. */
export function readContent(text: string): PageContent {
  try {
    const { library, ...content } = parse(CONTENT, JSON.parse(text));
    return { ...content, library: JSON.stringify(library) };
  } catch {
    throw new FileFault('What this page carries is damaged: ask for the page again.');
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
