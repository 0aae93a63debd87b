/** The screen that a class looks at, where the teacher's computer has a second one. */
import type { HostScreen } from '../host/bridgePort.ts';
import type { OtherScreen } from './presentation.svelte.ts';

/** What the Window Management API adds to a window; TypeScript's library does not know it. */
interface ScreenWindow extends Window {
  readonly screen: Screen & { readonly isExtended?: boolean } & Partial<EventTarget>;
  getScreenDetails?(): Promise<{ readonly screens: readonly Screen[]; readonly currentScreen: Screen }>;
}

export interface ClassScreen extends OtherScreen {
  /** Whether there is a second screen; `null` where the browser does not tell. */
  readonly isThere: boolean | null;
  /** Whether the window may be sent to it; a browser asks its user, the first time. */
  mayFill(): Promise<boolean>;
  /** `left` hears when the window has left that screen by itself, `lost` when only one screen is left. Returns a function that stops. */
  watch(hear: { readonly left: () => void; readonly lost: () => void }): () => void;
}

/** `host`: what brings the window to another screen, where that is not the browser. */
export function classScreen(page: Window, host?: HostScreen): ClassScreen {
  const { screen } = page as ScreenWindow;
  return {
    get isThere() {
      return screen.isExtended ?? null;
    },
    mayFill: async () => host !== undefined || (await otherScreen(page)) !== undefined,
    fill: async () => (host ? host.fill(true) : await fillInBrowser(page)),
    leave: () => host?.fill(false),
    watch({ left, lost }) {
      const look = (): void => void (screen.isExtended === false && lost());
      host?.onLeft(left);
      screen.addEventListener?.('change', look);
      return () => screen.removeEventListener?.('change', look);
    },
  };
}

/** Fills the other screen where the page may know of it, or that of the window. */
async function fillInBrowser(page: ScreenWindow): Promise<void> {
  const screen = await otherScreen(page);
  await page.document.documentElement.requestFullscreen({ ...(screen && { screen }) } as FullscreenOptions);
}

/** Asks for the permission to know the screens, the first time. */
async function otherScreen(page: ScreenWindow): Promise<Screen | undefined> {
  const details = await page.getScreenDetails?.().catch(() => undefined);
  return details?.screens.find((each) => each !== details.currentScreen);
}
