/** The name of a moment in an address. In a file of its own: the reader is loaded only for an actual link. */
export const NAME = 'moment';
export const MOMENT = new RegExp(`[#&]${NAME}=([^&\\s]*)`);

/** Whether a text looks like a link, valid or not. */
export function looksLikeLink(text: string): boolean {
  return MOMENT.test(text);
}
