import type { Program } from '../program/program.ts';
import { count, quoted } from '../ui/format.ts';
import type { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import { withCosts, type TileCosts } from '../../shared/puzzle/tileCosts.ts';

/** Saves puzzles of one distance into a new set. `costs`: of the puzzle on the board, which the new ones take over. */
export async function keepStates(
  { notices, changes }: Pick<Program, 'notices' | 'changes'>,
  space: StateSpace,
  starts: readonly (readonly number[])[],
  costs?: TileCosts,
): Promise<void> {
  const { rows, cols, goal } = space.graph;
  const distance = count(space.distanceOf(starts[0])!, 'move');
  const title = `${rows} × ${cols}, ${distance}`;
  await notices.attempt(async () => {
    let into: { setId: number } | { setTitle: string } = { setTitle: title };
    for (const [index, start] of starts.entries()) {
      const puzzle = withCosts({ rows, cols, goal, start }, costs);
      const { setId } = await changes.library.savePuzzle({ ...into, title: `${distance}, no. ${index + 1}`, puzzle });
      into = { setId };
    }
    const [need, are] = starts.length === 1 ? ['needs', 'is'] : ['need', 'are'];
    notices.tell(`${count(starts.length, 'puzzle')} that ${need} ${distance} ${are} in the new set ${quoted(title)}.`);
  });
}
