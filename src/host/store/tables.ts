/** The tables of the kinds of documents. `kinds.ts` says how their rows are read. */
import { DOCUMENT_KIND_NAMES, kindRow, type DocumentKind } from '../../shared/contract/kinds.ts';

export interface KindTable {
  readonly noun: DocumentKind;
  readonly table: string;
  /** The column of the ids. */
  readonly id: string;
  /** The column of the id that a row belongs to. */
  readonly link?: 'set_id' | 'puzzle_id';
  /** The columns that `place_check` covers; the set or puzzle that a row belongs to comes first. */
  readonly places: readonly string[];
  /** SQL: the user's order where rows have one, else that of their ids. */
  readonly order: string;
  readonly most: number;
}

/** Every table comes after those that its rows belong to. */
export const TABLES = Object.fromEntries(DOCUMENT_KIND_NAMES.map((noun) => [noun, tableOf(noun)])) as Readonly<
  Record<DocumentKind, KindTable>
>;

export const ALL_TABLES = Object.values(TABLES);

/** Those whose rows belong to a set. */
export const TABLES_OF_SETS = ALL_TABLES.filter(({ link }) => link === 'set_id');

function tableOf(noun: DocumentKind): KindTable {
  const { belongsTo, place, most = Infinity } = kindRow(noun);
  const link = belongsTo && (`${belongsTo}_id` as const);
  return {
    ...{ noun, table: `${noun}s`, id: `${noun}_id`, most },
    ...(link && { link }),
    places: [...(link ? [link] : []), ...(place ? [place] : []), 'deleted_at_ms'],
    order: `${place === 'position' ? 'position, ' : ''}${noun}_id`,
  };
}
