import { StyleModule } from 'style-mod';

/**
 * CodeMirror writes its styles into a style element, which the policy of the page forbids; only in a shadow root does
 * it adopt a style sheet, which every policy allows. The document is given what style-mod keeps for a shadow root. Call
 * it before the first editor; the end-to-end tests see whether the browser complains.
 */
export function adoptStyles(document: Document): void {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  StyleModule.mount(root, []);
  for (const key of Object.getOwnPropertySymbols(root)) Reflect.set(document, key, Reflect.get(root, key));
}
