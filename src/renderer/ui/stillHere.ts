import { onDestroy } from 'svelte';

/**
 * Returns whether the component being set up still exists. Check after an `await`, before reading its `$derived`
 * values, which freeze when it is destroyed.
 */
export function stillHere(): () => boolean {
  let isHere = true;
  onDestroy(() => (isHere = false));
  return () => isHere;
}
