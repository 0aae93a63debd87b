/** Loads what the first tree does not wait for. */
import { loadQuestionKinds } from '../ask/questionKinds.svelte.ts';
import { TREE_PAINTED } from '../tree/paint/painter.svelte.ts';
import { loadNamed } from '../ui/later.ts';
import { untilIdle } from '../ui/untilIdle.ts';

/** Longest wait for the first tree, which some pages lack. */
const NO_TREE_MS = 1_000;

/** Longest wait for idle time. */
const BUSY_MS = 50;
const PATIENT_MS = 2_000;

/**
 * Loads the parts that are named, all in one script, after the first tree is painted and when the page is idle. Resolves
 * to whether they are here.
 */
export async function loadAhead(): Promise<boolean> {
  await Promise.race([marked(TREE_PAINTED), new Promise((resolve) => setTimeout(resolve, NO_TREE_MS))]);
  await untilIdle(BUSY_MS);
  const [areHere] = await Promise.all([loadNamed(), loadQuestionKinds().catch(() => {})]);
  performance.mark('parts-loaded');
  return areHere;
}

/** The editor of texts is as large as all other parts together, and only few views need it: it comes last. */
export async function loadEditorAhead(): Promise<void> {
  await untilIdle(PATIENT_MS);
  await Promise.allSettled([import('../code/editor/CodeField.svelte')]);
}

/** Resolves when a performance mark is set, also if it was before. */
function marked(name: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(name).length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'mark', buffered: true });
  });
}
