import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { configs as typescript, parser as typescriptParser } from 'typescript-eslint';
import { fingerprint } from './scripts/bootstrap/fingerprint.mjs';
import { importRule } from './scripts/lint/importRule.mjs';
import svelteConfig from './svelte.config.js';

/** Without its function, which the key of ESLint's cache cannot hold. */
const SVELTE = { ...svelteConfig, compilerOptions: { runes: svelteConfig.compilerOptions?.runes } };

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message:
    'Export by name: one thing has one name everywhere. Only components and configurations have a default export.',
};
const NO_BARREL = {
  selector: 'ExportAllDeclaration',
  message: 'Import from the file that defines the name; barrel files hide who depends on whom.',
};
const NO_STATIC_STYLE = {
  selector: 'SvelteAttribute[key.name="style"]:not(:has(SvelteMustacheTag))',
  message: 'A static style attribute breaks the content security policy: use a class or a style: directive.',
};
const NO_D3_STYLE_ATTRIBUTE = {
  selector: 'CallExpression[callee.property.name="attr"] > Literal.arguments:first-child[value="style"]',
  message: 'A style attribute breaks the content security policy: use .style(name, value) or a class.',
};
const NO_CLOCK =
  'The tests of a worker share a window, and its clock is never set right again: hold timers in the page.';

const NO_NESTED_WORKER =
  'In Firefox a worker that starts another one may hang: ask the page for a thread (threadsOfPage.ts).';

/** The version makes ESLint's cache forget what an older table allowed. */
const searchlight = {
  meta: { name: 'searchlight', version: fingerprint(import.meta.dirname, ['scripts/lint']) },
  rules: { imports: importRule },
};

const PURE = 'Invariant: nothing in shared code reads a clock, a random source or a global. Take it as a parameter.';
const IMPURE_GLOBALS = ['Date', 'performance', 'crypto', 'globalThis', 'setTimeout', 'setInterval', 'console'];

export default [
  { ignores: ['out/', 'dist/', '.cache/', 'test-results/', 'playwright-report/', '**/.svelte-check/'] },
  js.configs.recommended,
  ...typescript.recommended,
  ...svelte.configs.recommended,
  {
    name: 'every file',
    plugins: { searchlight },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'searchlight/imports': 'error',
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_BARREL],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // A variable that a callback reads before its one assignment cannot be a constant.
      'prefer-const': ['error', { ignoreReadBeforeAssign: true }],
      // The compiler knows every name; the rule knows only lists of them.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'none' }],
    },
  },
  {
    name: 'configurations',
    files: ['*.config.{js,ts}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    name: 'scripts',
    files: ['scripts/**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    name: 'end-to-end tests',
    files: ['e2e/**/*.ts'],
    rules: {
      // Playwright reads from the pattern which fixtures a fixture needs; an empty one needs none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-properties': ['error', { property: 'clock', message: NO_CLOCK }],
    },
  },
  {
    name: 'the pure core',
    files: ['src/shared/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS.map((name) => ({ name, message: PURE }))],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: PURE }],
    },
  },
  {
    name: 'the page alone',
    files: ['src/page/**/*.ts'],
    ignores: ['src/page/pagePort.ts', 'src/page/threads/startThreads.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'Worker', message: NO_NESTED_WORKER }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/ui/worker.ts'], importNamePattern: '^(start|open)Worker$', message: NO_NESTED_WORKER },
          ],
        },
      ],
    },
  },
  {
    name: 'the renderer',
    files: ['src/renderer/**/*.{ts,svelte}'],
    languageOptions: { globals: globals.browser },
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_BARREL, NO_STATIC_STYLE, NO_D3_STYLE_ATTRIBUTE] },
  },
  {
    name: 'the program',
    files: ['src/**/*.{ts,svelte}'],
    ignores: ['**/*.test.ts', '**/*.fixture.ts'],
    rules: { 'max-lines': ['error', 350] },
  },
  {
    name: 'components',
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescriptParser, svelteConfig: SVELTE } },
    rules: {
      // Knows that a property of a component may be bound.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { ignoreReadBeforeAssign: true }],
      // For SvelteKit's router, which this program does not have.
      'svelte/no-navigation-without-resolve': 'off',
      // It cannot tell a map that a computation makes and never changes from state.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
];
