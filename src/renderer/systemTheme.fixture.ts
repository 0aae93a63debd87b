/** The one thing of a window that the page asks for when it is loaded: whether the system prefers the dark. */

/** What the system of all tests prefers; who changes it puts it back. */
export const systemIsDark: EventTarget & { matches: boolean } = Object.assign(new EventTarget(), { matches: false });

/** Before each file of tests, because the page asks when its modules are loaded. */
Object.assign(globalThis, { window: { matchMedia: () => systemIsDark } });
