/** The handshake of page and web host before the first message of the contract. */

/** Tabs served at the same time. */
export const MAX_TABS = 4;

/** The fragment of the printed address, `#ticket=…`: the ticket admits one tab, once. */
export const TICKET = 'ticket';

/** Close codes for rejected sockets. */
export const REFUSED = { badKey: 1008, tooManyTabs: 1013 } as const;

const WELCOME = 'welcome ';

/** The host's answer to an admitted tab: the secret that readmits this tab after a reload. */
export function welcomeOf(session: string): string {
  return WELCOME + session;
}

/** The secret in the host's answer; `null` if that is not a welcome. */
export function sessionOf(answer: unknown): string | null {
  return typeof answer === 'string' && answer.startsWith(WELCOME) ? answer.slice(WELCOME.length) : null;
}
