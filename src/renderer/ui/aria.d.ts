/** An attribute of ARIA 1.3 that Svelte's types lack. */
import 'svelte/elements';

declare module 'svelte/elements' {
  interface AriaAttributes {
    'aria-description'?: string | undefined | null;
  }
}
