/** The part of an address that holds a moment: what reads it is loaded only where there is one. */
export const NAME = 'moment';
export const MOMENT = new RegExp(`[#&]${NAME}=([^&\\s]*)`);

/** Whether a text is meant to be a link, right or wrong. */
export function isMeantAsLink(text: string): boolean {
  return MOMENT.test(text);
}
