import { describe, expect, onTestFinished, test } from 'vitest';
import { DOCUMENT_KINDS } from '../../shared/contract/kinds.ts';
import { type ComparisonContent } from '../../shared/contract/comparisons.ts';
import { FIRST_LOOK, GREATEST_KEPT_DISTANCE, LEAST_KEPT_ZOOM, MAX_FOLDED } from '../../shared/contract/looks.ts';
import { METHODS } from '../../shared/contract/methods.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { COMPARISONS, saveComparison } from './comparisons.ts';
import { listDocuments } from './documents.ts';
import { deleteDocuments, purgeDeleted, restoreDocuments } from './deleted.ts';
import { openStore } from '../../main/disk/openStore.ts';
import { addPuzzle } from './puzzles.ts';
import { createSet } from './sets.ts';
import { formatNumber } from '../../shared/text/numbers.ts';
import { temporaryFolder } from '../../main/disk/temporaryFolder.fixture.ts';

const ASTAR: SearchSpec = {
  ...{ algorithm: 'astar', heuristic: 'manhattan', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' },
};
const CONTENT: ComparisonContent = {
  puzzle: { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] },
  searches: [ASTAR, { ...ASTAR, algorithm: 'greedy' }],
  clock: 'nodes',
  steps: [2, 1],
  bets: [{ name: 'Row 1', ratio: 3.5 }],
};
const LABEL = { puzzleId: null, title: 'One' };

function openLibrary() {
  const store = openStore(temporaryFolder(onTestFinished));
  onTestFinished(() => store.close());
  return {
    store,
    save: (savedAtMs: number, keepAs: { puzzleId: number | null; title: string } = LABEL) =>
      store.write((db) => saveComparison(db, { content: CONTENT, keepAs, savedAtMs })),
    list: (offset = 0, limit = 10) => store.read((db) => listDocuments(db, COMPARISONS, { page: { offset, limit } })),
  };
}

describe('a comparison', () => {
  test('comes back as it was saved, the latest first, a page at a time', () => {
    const { save, list } = openLibrary();
    const first = save(1_000);
    expect(first).toEqual({ comparisonId: 1, ...LABEL, ...CONTENT, savedAtMs: 1_000 });
    const second = save(2_000);
    expect(list()).toEqual({ total: 2, rows: [second, first], damaged: [] });
    expect(list(1, 1)).toEqual({ total: 2, rows: [first], damaged: [] });
  });

  test('belongs to its puzzle as long as that is there', () => {
    const { store, save, list } = openLibrary();
    const { setId } = store.write((db) => createSet(db, { title: 'Mine' }));
    const { puzzle } = CONTENT;
    const { puzzleId } = store.write((db) =>
      addPuzzle(db, { setId, title: 'One', notes: '', tags: [], puzzle, optimal: null }),
    );
    expect(save(1, { puzzleId, title: 'One' }).puzzleId).toBe(puzzleId);
    expect(save(2, { puzzleId: puzzleId + 1, title: 'Gone' }).puzzleId).toBeNull();
    store.write((db) => deleteDocuments(db, { kind: 'puzzle', ids: [puzzleId] }, 3));
    expect(list().rows.map(({ puzzleId }) => puzzleId)).toEqual([null, null]);
  });

  test('that is deleted is restored, until it goes for good', () => {
    const { store, save, list } = openLibrary();
    const { comparisonId } = save(1);
    store.write((db) => deleteDocuments(db, { kind: 'comparison', ids: [comparisonId] }, 2));
    expect(list().total).toBe(0);
    expect(() => store.write((db) => deleteDocuments(db, { kind: 'comparison', ids: [comparisonId] }, 2))).toThrow(
      'no longer exists',
    );
    store.write((db) => restoreDocuments(db, { kind: 'comparison', ids: [comparisonId] }));
    expect(list().total).toBe(1);
    store.write((db) => deleteDocuments(db, { kind: 'comparison', ids: [comparisonId] }, 2));
    store.write((db) => purgeDeleted(db, 3));
    expect(() => store.write((db) => restoreDocuments(db, { kind: 'comparison', ids: [comparisonId] }))).toThrow(
      'no longer exists',
    );
  });

  test.each(["content = replace(content, 'Row 1', 'Row 2')", "title = 'Two'", 'saved_at_ms = 3'])(
    'that is corrupted is named, and hides none of the others: %s',
    (change) => {
      const { store, save, list } = openLibrary();
      const sound = save(1);
      const { comparisonId } = save(2);
      store.write((db) => void db.exec(`UPDATE comparisons SET ${change} WHERE comparison_id = ${comparisonId}`));
      const { rows: comparisons, damaged } = list();
      expect(comparisons).toEqual([sound]);
      expect(damaged).toMatchObject([
        { id: comparisonId, sentence: expect.stringContaining('has changed on the disk') },
      ]);
    },
  );

  test('is refused where the library holds as many as it may', () => {
    const { store, save } = openLibrary();
    save(1);
    const rows = `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${DOCUMENT_KINDS.comparison.most})`;
    store.write(
      (db) =>
        void db.exec(
          `INSERT INTO comparisons (title, content, saved_at_ms, content_hash) ${rows} SELECT 'x', '{}', i, '' FROM n`,
        ),
    );
    expect(() => save(3)).toThrow(expect.objectContaining({ code: 'too-many' }));
  });
});

describe('what arrives to be saved', () => {
  const accepts = (change: object) => METHODS.comparisons.save({ content: { ...CONTENT, ...change }, keepAs: LABEL });

  const WHOLE = { camera: { mode: 'whole', place: null }, folded: [], selected: null };
  const PLACE = { across: -2.5, down: 3, zoom: 0.25 };
  const at = (place: object) => seen({ camera: { mode: 'free', place: { ...PLACE, ...place } } });
  const seen = (change: object) => ({ trees: [WHOLE, { ...WHOLE, ...change }] });

  test.each([{}, { look: FIRST_LOOK }, { ...at({}) }, seen({ folded: [4, 0], selected: 7 })])(
    'is taken as it is: %o',
    (change) => expect(accepts(change)).toEqual({ content: { ...CONTENT, ...change }, keepAs: LABEL }),
  );

  test.each([
    [{ searches: [ASTAR], steps: [1] }, 'content.searches'],
    [{ searches: Array(5).fill(ASTAR), steps: [1, 1, 1, 1, 1] }, 'content.searches'],
    [{ steps: [1] }, 'A comparison needs one step for each search'],
    [{ steps: [1, -1] }, 'content.steps.1'],
    [{ clock: 'sundial' }, 'content.clock'],
    [{ bets: [{ name: 'x', ratio: 0 }] }, 'content.bets.0.ratio'],
    [{ bets: [{ name: '', ratio: 1 }] }, 'content.bets.0.name'],
    [{ bets: Array(13).fill({ name: 'x', ratio: 1 }) }, 'at most 12 predictions'],
    [{ colour: 'red' }, 'content.colour'],
    [{ look: { ...FIRST_LOOK, layout: 'spiral' } }, 'content.look.layout'],
    [{ look: { ...FIRST_LOOK, colouredBy: 'mood' } }, 'content.look.colouredBy'],
    [{ look: { ...FIRST_LOOK, speed: 0 } }, 'content.look.speed'],
    [{ look: { layout: 'tidy' } }, 'content.look.faces'],
    [{ trees: [WHOLE] }, 'A comparison needs one tree for each search.'],
    [seen({ camera: { mode: 'free', place: null } }), 'A camera that the user moves needs a place.'],
    [seen({ camera: { mode: 'drone', place: null } }), 'content.trees.1.camera.mode'],
    [at({ zoom: 0 }), `content.trees.1.camera.place.zoom: A number from ${LEAST_KEPT_ZOOM} to`],
    [at({ down: 2 * GREATEST_KEPT_DISTANCE }), 'content.trees.1.camera.place.down'],
    [at({ height: 1 }), 'content.trees.1.camera.place.height'],
    [seen({ folded: [-1] }), 'content.trees.1.folded.0'],
    [seen({ folded: Array(MAX_FOLDED + 1).fill(1) }), `A tree has at most ${formatNumber(MAX_FOLDED)} folded nodes.`],
    [seen({ selected: 1.5 }), 'content.trees.1.selected'],
  ])('is refused with the place: %#', (change, place) => {
    expect(() => accepts(change)).toThrow(place);
  });
});
