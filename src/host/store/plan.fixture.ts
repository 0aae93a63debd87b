import type { ReadableDb, Store } from './database.ts';

/** SQLite's plan for the statements that `query` prepares, in its own words: one line for each table. */
export function planOf(store: Store, query: (db: ReadableDb) => unknown): string[] {
  return store.read((db) => {
    const statements: string[] = [];
    const prepare = (sql: string) => {
      statements.push(sql);
      return db.prepare(sql);
    };
    query({ prepare: prepare as ReadableDb['prepare'] });
    return statements.flatMap((sql) => explain(db, sql));
  });
}

function explain(db: ReadableDb, sql: string): string[] {
  const withoutParameters = sql.replaceAll(/\?|:\w+/g, '1');
  const plan = db.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${withoutParameters}`).all();
  return plan.map(({ detail }) => detail);
}
