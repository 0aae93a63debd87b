import type { HostScreen } from '../host/bridgePort.ts';
import type { OtherScreen } from './presentation.svelte.ts';

/** The Window Management API's part of a window, which TypeScript's library lacks. */
interface ScreenWindow extends Window {
  readonly screen: Screen & { readonly isExtended?: boolean } & Partial<EventTarget>;
  getScreenDetails?(): Promise<{ readonly screens: readonly Screen[]; readonly currentScreen: Screen }>;
}

export interface ClassScreen extends OtherScreen {
  /** `null` where the browser does not reveal it. */
  readonly isThere: boolean | null;
  /** Whether the window may move there; the first time, a browser asks its user. */
  mayFill(): Promise<boolean>;
  /**
   * `left`: the window has left that screen by itself; `lost`: only one screen remains. Returns a function that stops.
   */
  watch(listeners: { readonly left: () => void; readonly lost: () => void }): () => void;
}

/** `host` moves the window where the browser does not. */
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

/** Fills the second screen where the page has permission, otherwise the window's. */
async function fillInBrowser(page: ScreenWindow): Promise<void> {
  const screen = await otherScreen(page);
  await page.document.documentElement.requestFullscreen({ ...(screen && { screen }) } as FullscreenOptions);
}

/** Requests the permission to see the screens, the first time. */
async function otherScreen(page: ScreenWindow): Promise<Screen | undefined> {
  const details = await page.getScreenDetails?.().catch(() => undefined);
  return details?.screens.find((each) => each !== details.currentScreen);
}
