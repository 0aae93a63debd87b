/** A whole run, or its beginning, as it is painted. */
import type { LayoutKind } from '../../../shared/contract/looks.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import { NONE } from '../../../shared/trace/trace.ts';
import { Boards } from '../../run/boards.ts';
import { CASE_1, readToEnd } from '../../run/engine.fixture.ts';
import { measure } from '../layout/drawingSizes.ts';
import { layOut } from '../layout/layout.ts';
import { placesBelow, type Scene } from './scene.ts';

export function sceneOf(search: SearchSpec, kind: LayoutKind, step = Infinity): Scene {
  const reader = readToEnd(CASE_1, search);
  const at = Math.min(step, reader.expansions);
  const measures = measure(3, 3, search.algorithm !== 'bfs');
  const layout = layOut(reader, reader.nodesAt(at), measures, { kind, folded: new Set() });
  const boards = new Boards(CASE_1, reader, NONE);
  return {
    ...{
      reader,
      step: at,
      layout,
      measures,
      seen: placesBelow(layout.tree, reader.nodesAt(at)),
      settled: reader.nodesAt(at),
    },
    ...{
      current: reader.expandedBy(at),
      shown: Math.max(0, reader.expandedBy(at)),
      hovered: NONE,
      unkeyed: NONE,
      usesHeuristic: true,
    },
    ...{
      removal: searchOptionsOf(search),
      naming: 'blank',
      colouring: null,
      faces: 'board',
      folded: new Set<number>(),
    },
    hiddenBelow: () => 0,
    cellsOf: (node) => boards.of(node),
  };
}
