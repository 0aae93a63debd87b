/** Questions that are asked again before they are answered. */

/**
 * A function that asks, and gives the answer to `take`: an answer that comes after a later question was asked is dropped, so that an
 * old one never replaces a new one.
 */
export function latest<Answer>(ask: () => Promise<Answer>, take: (answer: Answer) => void): () => Promise<void> {
  let asked = 0;
  return async () => {
    const turn = ++asked;
    const answer = await ask();
    if (turn === asked) take(answer);
  };
}
