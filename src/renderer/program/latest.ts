/** A function that asks, and gives the answer to `take`; answers to outdated questions are dropped. */
export function latest<Answer>(ask: () => Promise<Answer>, take: (answer: Answer) => void): () => Promise<void> {
  let asked = 0;
  return async () => {
    const turn = ++asked;
    const answer = await ask();
    if (turn === asked) take(answer);
  };
}
