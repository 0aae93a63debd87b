/** The one thing of a window that the page asks for when it is loaded: whether the system prefers the dark. */

type Preference = EventTarget & { matches: boolean };

/** This file is loaded before each file of tests, and the page only once for several of them: they ask and change the same one. */
const known = globalThis as { preference?: Preference };

/** What the system of all tests prefers; a test that changes it restores it. */
export const systemIsDark = (known.preference ??= Object.assign(new EventTarget(), { matches: false }));

/** Before the page is loaded, because it asks then. */
Object.assign(globalThis, { window: { matchMedia: () => systemIsDark } });
