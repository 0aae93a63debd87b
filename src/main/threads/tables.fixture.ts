/** Tables for tests in which no search needs any. */
import type { Tables } from '../../host/solver/solver.ts';

const refuse = (): never => {
  throw new Error('No search of this test needs tables.');
};

export const NO_TABLES: Tables = { peek: refuse, ready: refuse, progress: refuse };
