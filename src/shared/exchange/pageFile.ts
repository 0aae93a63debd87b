/** Embeds a part of a library in the page in one file, as data that no browser runs. */
import * as v from 'valibot';
import { GIVEN_ASSIGNMENT, type GivenAssignment } from '../contract/programs.ts';
import { STOP, type LessonStop } from '../contract/lessons.ts';
import { integer, parse, TITLE } from '../contract/parse.ts';
import type { Schema } from '../contract/schema.ts';
import { TILE_PICTURE, type TilePicture } from '../contract/pictures.ts';
import { FileFault } from './fault.ts';

/** Where a page may open, apart from moments. */
const PLACES = ['lesson', 'lessons', 'puzzle', 'experiment'] as const;

export interface PageContent {
  /** The title of the document. */
  readonly title: string;
  /**
   * The moment that it opens at, or the first lesson or puzzle, the list of lessons, or the experiment; or it referees
   * programs.
   */
  readonly opens: LessonStop | (typeof PLACES)[number] | { readonly assignment: GivenAssignment };
  readonly picture?: TilePicture;
  /** How many different questions its lessons ask. */
  readonly asks: number;
  /** The lessons that ask them. */
  readonly lessons: readonly string[];
  readonly library: string;
}

/** `null` where the page opens elsewhere. */
export function carriedMoment({ opens }: Pick<PageContent, 'opens'>): LessonStop | null {
  return typeof opens === 'string' || 'assignment' in opens ? null : opens;
}

/** The id of the data block. */
export const CONTENT_ID = 'searchlight-content';

const BLOCK = new RegExp(`<script type="application/json" id="${CONTENT_ID}">[^<]*</script>\\n?`);
/** Present in every page in one file. */
const BEFORE = '<script type="application/json" id="searchlight-index">';
const TITLE_BLOCK = /<title>[^<]*<\/title>/;

const CONTENT: Schema<Omit<PageContent, 'library'> & { readonly library: unknown }> = v.strictObject({
  title: TITLE,
  opens: v.union(
    [v.picklist(PLACES), v.strictObject({ assignment: GIVEN_ASSIGNMENT }), STOP],
    'This is no place that a page opens at.',
  ),
  picture: v.exactOptional(TILE_PICTURE),
  asks: integer(0, Number.MAX_SAFE_INTEGER),
  lessons: v.array(TITLE),
  library: v.unknown(),
});

/** The page with `content`, in place of any that it has; `null` where `page` is not the page in one file. */
export function withContent(page: string, { library, ...content }: PageContent): string | null {
  const empty = page.replace(BLOCK, '');
  if (!empty.includes(BEFORE)) return null;
  const text = `${JSON.stringify(content).slice(0, -1)},"library":${library}}`;
  // JSON has `<` only in strings, where it may be escaped.
  const data = text.replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${CONTENT_ID}">${data}</script>\n`;
  const title = `<title>${escaped(content.title)} – Searchlight</title>`;
  return empty.replace(BEFORE, () => block + BEFORE).replace(TITLE_BLOCK, () => title);
}

/** Parses the data block of a page. Throws a `FileFault`. */
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
