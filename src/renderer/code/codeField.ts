import { kept } from '../ui/later.ts';

/** The editor of texts has a script of its own. */
export const codeField = kept(() => import('./editor/CodeField.svelte'));
