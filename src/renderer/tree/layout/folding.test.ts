import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fateOf, isDropped, NONE } from '../../../shared/trace/trace.ts';
import { ASTAR, randomPuzzle, readToEnd } from '../../run/engine.fixture.ts';
import { countHidden, drawTree, hiddenIn } from './drawnTree.ts';

/** A trace with some of its nodes folded, perhaps within each other. */
const anyFolding = fc
  .record({ seed: fc.integer(), picks: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }) })
  .map(({ seed, picks }) => {
    const trace = readToEnd(randomPuzzle(seed, 3, 3), ASTAR, { expansions: 80 });
    return { trace, folded: new Set(picks.map((pick) => pick % trace.nodes)) };
  });

describe('a folded tree', () => {
  test('draws the folded nodes and everything that is not below one', () => {
    fc.assert(
      fc.property(anyFolding, ({ trace, folded }) => {
        const tree = drawTree(trace, trace.nodes, folded);
        for (let node = 0; node < trace.nodes; node++) {
          let isBelow = false;
          for (let at = trace.parent[node]; at !== NONE; at = trace.parent[at]) isBelow ||= folded.has(at);
          expect(tree.place[node] !== NONE).toBe(!isBelow && !isDropped(fateOf(trace, node)));
        }
      }),
    );
  });

  test('hides every node that it does not draw in exactly one fold, and counts them by the step', () => {
    fc.assert(
      fc.property(anyFolding, fc.nat(), ({ trace, folded }, pick) => {
        const nodes = pick % (trace.nodes + 1);
        const drawn = drawTree(trace, nodes, folded).places;
        const whole = drawTree(trace, nodes).places;
        const hidden = hiddenIn(trace, trace.nodes, folded);
        const counts = Array.from(folded, (node) => countHidden(hidden, node, nodes));
        expect(counts.reduce((sum, count) => sum + count, drawn)).toBe(whole);
      }),
    );
  });

  test('that is unfolded hides nothing', () => {
    const trace = readToEnd(randomPuzzle(1, 3, 3), ASTAR, { expansions: 20 });
    expect(hiddenIn(trace, trace.nodes, new Set()).size).toBe(0);
    expect(countHidden(new Map(), 0, trace.nodes)).toBe(0);
  });
});
