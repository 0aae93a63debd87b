import { MAX_TITLE_LENGTH } from './parse.ts';

/** The title with “(copy)”, shortened to fit. */
export function titleOfCopy(title: string): string {
  const mark = ' (copy)';
  const fits = title.length + mark.length <= MAX_TITLE_LENGTH;
  return `${fits ? title : `${title.slice(0, MAX_TITLE_LENGTH - mark.length - 1)}…`}${mark}`;
}
