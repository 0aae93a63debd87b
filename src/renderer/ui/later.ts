/** Parts of the page in the script that loads after the first tree. */
import type { Component } from 'svelte';
import Later from './Later.svelte';

/** Components that some module names, in that order. */
const named: (() => unknown)[] = [];

/**
 * The component of a module in a later script, used like any other: it loads when it is first shown, or ahead of that.
 * Once it is here it is shown in the frame that asks for it, so that nothing beside it moves twice.
 */
export function later<Part extends Component<never>>(load: () => Promise<{ readonly default: Part }>): Part {
  const part = kept(load);
  named.push(part);
  const shown: Component<never> = (internals, props) => Later(internals, { load: part, props });
  return shown as Part; // it passes on what it is given
}

/** Gives what `load` resolves with: itself once it is here, and until then a promise. After a failure it loads again. */
export function kept<Part>(load: () => Promise<Part>): () => Part | Promise<Part> {
  let here: Part | null = null;
  return () => here ?? load().then((part) => (here = part));
}

/** Loads all components that are named, and those that their modules name. Resolves to whether all are here. */
export async function loadNamed(): Promise<boolean> {
  let areHere = true;
  for (let from = 0; from < named.length;) {
    const next = named.slice(from);
    from = named.length;
    const loaded = await Promise.allSettled(next.map((part) => part()));
    areHere &&= loaded.every(({ status }) => status === 'fulfilled'); // what fails says so where it is shown
  }
  return areHere;
}
