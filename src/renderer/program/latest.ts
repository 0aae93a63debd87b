/** A function that asks, and gives the answer to `take`; answers to outdated questions are dropped. */
export function latest<Asked extends readonly unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
  take: (answer: Answer) => void,
): (...asked: Asked) => Promise<void> {
  let turns = 0;
  return async (...asked) => {
    const turn = ++turns;
    const answer = await ask(...asked);
    if (turn === turns) take(answer);
  };
}
