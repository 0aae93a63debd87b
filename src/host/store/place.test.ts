import { SqliteFile } from '../../main/disk/sqliteFile.ts';
import { expect, onTestFinished, test } from 'vitest';
import { placeCheck } from './place.ts';
import { TABLES } from './tables.ts';

/** A link in the middle of the range, and the highest one. */
const [LINK, HIGHEST] = [150_000, 300_000];
const DATE = 1_790_000_000_000;

/** A number with each of its bytes changed in every way. */
function damages(value: number): number[] {
  const bytes = [0, 1, 2, 3, 4, 5].map((at) => 256 ** at);
  return bytes.flatMap((byte) =>
    Array.from({ length: 255 }, (_, other) => Number(BigInt(value) ^ (BigInt(byte) * BigInt(other + 1)))),
  );
}

const LINKED = { puzzle: 'set_id', run: 'puzzle_id', comparison: 'puzzle_id', question: 'puzzle_id' } as const;

test.each(Object.entries(LINKED) as [keyof typeof LINKED, string][])(
  'no corrupted byte in the check, the date, the order or the pin of a %s points to another link',
  (kind, link) => {
    const db = new SqliteFile(':memory:');
    onTestFinished(() => void db.close());
    const columns = TABLES[kind].places;
    const others = columns.filter((column) => column !== link);
    const stored = { position: 3, is_pinned: 0, deleted_at_ms: DATE };
    const sqlFor = (values: object): string => placeCheck({ id: '7', columns }, '', { ...stored, ...values } as never);
    const checkOf = (values: object): number =>
      db
        .prepare<[], number>(`SELECT ${sqlFor({ [link]: LINK, ...values })}`)
        .pluck()
        .get()!;

    const told = new Set(damages(checkOf({})));
    for (const column of others)
      for (const value of damages(stored[column as keyof typeof stored])) told.add(checkOf({ [column]: value }));
    expect(told.size).toBeGreaterThan(2_000);
    const links = `WITH RECURSIVE links(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM links WHERE id < ${HIGHEST})
      SELECT id, ${sqlFor({ [link]: 'id' })} FROM links`;
    const agreeing: number[] = [];
    for (const [id, check] of db.prepare<[], [number, number]>(links).raw().all())
      if (told.has(check)) agreeing.push(id);
    expect(agreeing).toEqual([]);
  },
);
