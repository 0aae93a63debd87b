/**
 * Svelte's list of what a button may say does not have `aria-description` yet, which ARIA 1.3 allows everywhere.
 * @param {import('svelte/compiler').Warning} warning
 */
function isNoMistake({ code, message }) {
  return code === 'a11y_role_supports_aria_props_implicit' && message.includes("'aria-description'");
}

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: {
    runes: true,
    warningFilter: (warning) => !isNoMistake(warning),
  },
};
