/** An attribute of ARIA 1.3 that Svelte's types do not have yet. */
import 'svelte/elements';

declare module 'svelte/elements' {
  interface AriaAttributes {
    'aria-description'?: string | undefined | null;
  }
}
