import type { BuildOptions } from 'vite';

/** How the page is built for its browsers, whichever host brings it. */
export const FOR_BROWSERS = {
  // The page also opens in the browsers of the last two years; CSS needs their names, JavaScript only a year.
  target: 'es2022',
  cssTarget: ['chrome128', 'firefox128', 'safari17.5'],
  minify: true,
  // Fonts may come from the program's own origin only, so nothing is inlined as a data: address.
  assetsInlineLimit: 0,
} satisfies BuildOptions;
