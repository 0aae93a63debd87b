/** Each icon of Lucide by itself: the package has types for all of them together alone, and to load all takes a second. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide';

  const icon: IconNode;
  // eslint-disable-next-line no-restricted-syntax -- the package's own default
  export default icon;
}
