import type { BuildOptions, Rolldown } from 'vite';

/** How the page is built for its browsers, whichever host brings it. */
export const FOR_BROWSERS = {
  // The page also opens in the browsers of the last two years; CSS needs their names, JavaScript only a year.
  target: 'es2022',
  cssTarget: ['chrome128', 'firefox128', 'safari17.5'],
  minify: true,
  // Fonts may come from the program's own origin only, so nothing is inlined as a data: address.
  assetsInlineLimit: 0,
} satisfies BuildOptions;

/**
 * What the first tree waits for is one script, and all that is loaded behind it is another: a hundred small files cost
 * a browser more than what is in them.
 */
export const TWO_SCRIPTS = {
  codeSplitting: {
    groups: [
      { name: 'first', tags: ['$initial'], priority: 2 },
      { name: 'later', priority: 1 },
    ],
  },
} satisfies Rolldown.OutputOptions;
