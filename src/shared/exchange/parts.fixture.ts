/** Parts of what files of libraries hold. */
import fc from 'fast-check';
import { parse, TITLE } from '../contract/parse.ts';
import type { SearchSpec } from '../contract/types.ts';

/** A text that `schema` accepts, as it comes out of it. */
export const accepted = <T>(schema: Parameters<typeof parse<T>>[0], from: fc.Arbitrary<unknown>): fc.Arbitrary<T> =>
  from
    .filter((value) => {
      try {
        return parse(schema, value) !== undefined;
      } catch {
        return false;
      }
    })
    .map((value) => parse(schema, value));

export const text = (maxLength: number): fc.Arbitrary<string> => fc.string({ unit: 'grapheme', maxLength });
export const anyTitle = accepted(TITLE, fc.oneof(text(20), fc.constantFrom('__proto__', '"', '=1+1', '1, 2', '#')));

export const anySearch = fc.constantFrom(
  { algorithm: 'astar', heuristic: 'manhattan', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' },
  {
    algorithm: 'bfs',
    heuristic: 'zero',
    order: 'LRDU',
    ties: 'low-h',
    goalTest: 'generation',
    limits: { nodes: 9 },
  },
) as fc.Arbitrary<SearchSpec>;
