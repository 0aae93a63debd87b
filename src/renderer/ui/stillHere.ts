/** Components that wait for an answer may be gone when it comes. */
import { onDestroy } from 'svelte';

/**
 * Whether the component that is being set up is still there: to be asked after an `await`, before a `$derived` of it is read, which
 * stays as it was when the component went.
 */
export function stillHere(): () => boolean {
  let isHere = true;
  onDestroy(() => (isHere = false));
  return () => isHere;
}
