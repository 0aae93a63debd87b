/** Draws the notes into an empty window, with the page's styles, theme and keys. */
import { mount, unmount } from 'svelte';
import NotesPage from './NotesPage.svelte';
import type { NotesProps } from './shell.svelte.ts';

/** Returns a function that removes them. */
export async function drawNotes(child: Window, props: NotesProps): Promise<() => void> {
  const { document: paper } = child;
  paper.title = 'Notes for you alone · Searchlight';
  paper.documentElement.lang = 'en';
  await Promise.all(
    Array.from(document.querySelectorAll('link[rel="stylesheet"], style'), (style) => copy(style, paper)),
  );
  const page = mount(NotesPage, { target: paper.body, props: { ...props, view: child } });
  return () => void unmount(page);
}

/** Resolves when the style is loaded, or has failed to load. */
function copy(style: Element, paper: Document): Promise<void> {
  const own = paper.importNode(style, true);
  if (own instanceof HTMLLinkElement) own.href = (style as HTMLLinkElement).href; // an empty window has no base address
  return new Promise((resolve) => {
    own.addEventListener('load', () => resolve());
    own.addEventListener('error', () => resolve());
    paper.head.append(own);
  });
}
