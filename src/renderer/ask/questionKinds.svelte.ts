/** The kinds of questions, and what a search by hand fills in, which the page loads after the first tree. */
const load = async () => ({
  ...(await import('../../shared/ask/kinds/questions.ts')),
  ...(await import('../../shared/ask/kinds/worthAsking.ts')),
  ...(await import('../../shared/ask/kinds/fillIn.ts')),
});

let loaded = $state.raw<Awaited<ReturnType<typeof load>> | null>(null);

/** `null` until they are loaded. */
export function questionKinds(): typeof loaded {
  return loaded;
}

export async function loadQuestionKinds(): Promise<void> {
  loaded ??= await load();
}
