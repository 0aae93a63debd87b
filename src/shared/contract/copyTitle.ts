import { MAX_TITLE_LENGTH } from './parse.ts';

const MARK = ' (copy)';
const MOST = MAX_TITLE_LENGTH - MARK.length;

/** The title with “(copy)”, shortened to fit. */
export function titleOfCopy(title: string): string {
  const characters = Array.from(title);
  return `${characters.length <= MOST ? title : `${characters.slice(0, MOST - 1).join('')}…`}${MARK}`;
}
