/** Types for single Lucide icons: the package has types only for all together, and loading all takes a second. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide';

  const icon: IconNode;
  // eslint-disable-next-line no-restricted-syntax -- the package's own default
  export default icon;
}
