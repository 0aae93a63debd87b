/**
 * Mutation testing of the pure core: `npm run mutate`, or `npm run mutate -- --mutate src/shared/puzzle/parse.ts` for a part.
 * A second run repeats only what has changed. The report is `.cache/mutation/report.html`.
 * Stryker checks the options itself: its types are installed with it, apart from the project.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: ['src/shared/{engine,trace,readings,puzzle}/**/*.ts', '!**/*.{test,fixture}.ts'],
  // Copied with the project otherwise: packages, builds and the systems that packages are tried on.
  ignorePatterns: ['.cache', 'dist', 'out'],
  // What runs once, on import, is tables of labels and constants: each mutant of them would take a run of all tests.
  ignoreStatic: true,
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  reporters: ['clear-text', 'html', 'json', 'progress'],
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  clearTextReporter: { logTests: false, reportTests: false },
};
