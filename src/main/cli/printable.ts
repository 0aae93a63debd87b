import { withoutForcedDirection } from '../../shared/contract/direction.ts';

/** Tabs and line ends are left. */
const CONTROLS = /(?!\t|\n|\r\n)\p{Cc}/gu;

/** `text` for a terminal, which obeys control characters: what a stranger wrote could erase or forge a line. */
export function printable(text: string): string {
  return withoutForcedDirection(text.replaceAll(CONTROLS, '\ufffd'));
}
