/** What the page and the web host tell each other before the first message of the contract. */

/** Tabs that the host serves at the same time. */
export const MAX_TABS = 4;

/** The fragment of the address that the host prints, `#ticket=…`: the ticket lets one tab in, once. */
export const TICKET = 'ticket';

/** Codes with which the host closes a socket that it does not let in. */
export const REFUSED = { badKey: 1008, tooManyTabs: 1013 } as const;

const WELCOME = 'welcome ';

/** The host's answer to a tab that it lets in: the secret with which this tab comes in again, after a reload. */
export function welcomeOf(session: string): string {
  return WELCOME + session;
}

/** The secret in the host's answer; `null` if that is not a welcome. */
export function sessionOf(answer: unknown): string | null {
  return typeof answer === 'string' && answer.startsWith(WELCOME) ? answer.slice(WELCOME.length) : null;
}
