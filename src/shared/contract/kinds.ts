/**
 * The kinds of documents in a library. Limits, words, deletion and restoring follow from these rows, and so do the
 * names of tables and ids: a `challenge` lies in `challenges`, under its `challenge_id`. With a schema, a kind also has
 * its row in the store, its list, `library.save`, and its place in files.
 */
import type * as v from 'valibot';
import { CHALLENGE } from './challenges.ts';
import { LESSON } from './lessons.ts';
import { ROSTER } from './rosters.ts';
import type { Parsed } from './schema.ts';

interface KindRow {
  /** Goes before its title in the list of deleted documents. */
  readonly label: string;
  /** The owner of a document: always for a set, optional for a puzzle. */
  readonly belongsTo?: 'set' | 'puzzle';
  /** What the check of a row's place covers beside its owner and its deletion. */
  readonly place?: 'position' | 'is_pinned';
  /** The most documents in a library, deleted ones not counted. If missing, the kind has its own rule. */
  readonly most?: number;
  /** The version of library files that it came with. */
  readonly since: number;
  /** What a notice says of a deleted one, where that is not its kind and title. `puzzles`: of a set, in words. */
  readonly deleted?: (title: string, puzzles: string) => string;
  /** Of a document that is all said by a title and JSON; with its set, if it belongs to one. */
  readonly schema?: v.GenericSchema<unknown, { readonly title: string }> & { readonly entries: v.ObjectEntries };
}

export const DOCUMENT_KINDS = {
  set: {
    ...{ label: 'Set', place: 'position', most: 2_000, since: 1 },
    deleted: (title, puzzles) => `${title}, ${puzzles}.`,
  },
  puzzle: { label: 'Puzzle', belongsTo: 'set', place: 'position', since: 1, deleted: (title) => `${title}.` },
  run: {
    ...{ label: 'Run of', belongsTo: 'puzzle', place: 'is_pinned', since: 1 },
    deleted: (title) => `the run of ${title}.`,
  },
  comparison: {
    ...{ label: 'Comparison of', belongsTo: 'puzzle', most: 2_000, since: 2 },
    deleted: (title) => `the comparison of ${title}.`,
  },
  question: {
    ...{ label: 'Question about', belongsTo: 'puzzle', most: 20_000, since: 3 },
    deleted: (title) => `the question about ${title} and its votes.`,
  },
  lesson: { label: 'Lesson', place: 'position', most: 200, since: 4, schema: LESSON },
  experiment: { label: 'Experiment', most: 200, since: 4 },
  heuristic: {
    ...{ label: 'Heuristic', most: 100, since: 4 },
    deleted: (title) => `${title}. Runs that went by it keep its text.`,
  },
  challenge: {
    ...{ label: 'Challenge', belongsTo: 'set', most: 200, since: 4, schema: CHALLENGE },
    deleted: (title) => `the challenge ${title}. Its set stays.`,
  },
  roster: {
    ...{ label: 'Class', most: 200, since: 6, schema: ROSTER },
    deleted: (title) => `the list of students of ${title}. Their answers stay.`,
  },
} as const satisfies Record<string, KindRow>;

type Kinds = typeof DOCUMENT_KINDS;

export type DocumentKind = keyof Kinds;

/** Its row, with every member that a row may have. */
export function kindRow(kind: DocumentKind): KindRow {
  return DOCUMENT_KINDS[kind];
}

/** What users call it, as its label does: a roster is a class. */
export function nounOf(kind: DocumentKind): string {
  return DOCUMENT_KINDS[kind].label.split(' ')[0]!.toLowerCase();
}

/** The same of several. */
export function nounsOf(kind: DocumentKind): string {
  const noun = nounOf(kind);
  return `${noun}${noun.endsWith('s') ? 'es' : 's'}`;
}

export const DOCUMENT_KIND_NAMES = Object.keys(DOCUMENT_KINDS) as DocumentKind[];

type KindWith<Part> = { [Kind in DocumentKind]: Kinds[Kind] extends Part ? Kind : never }[DocumentKind];

/** Kinds with a schema. */
export type SchemaKind = KindWith<{ readonly schema: object }>;
export const SCHEMA_KINDS = DOCUMENT_KIND_NAMES.filter((kind) => 'schema' in DOCUMENT_KINDS[kind]) as SchemaKind[];

/** Those that belong to a set: files have them in it. */
export type SetKind = KindWith<{ readonly schema: object; readonly belongsTo: 'set' }>;
export const SET_KINDS = SCHEMA_KINDS.filter((kind) => 'belongsTo' in DOCUMENT_KINDS[kind]) as SetKind[];

/** The name of its list, of its table and of its part of a file. */
export type Plural<Kind extends string> = `${Kind}s`;

export function pluralOf<Kind extends DocumentKind>(kind: Kind): Plural<Kind> {
  return `${kind}s`;
}

export type DocumentOf<Kind extends SchemaKind> = Parsed<Kinds[Kind]['schema']>;

/** A document under its kind, its id, and its set if it belongs to one. */
export type SavedDocument<Kind extends SchemaKind> = { readonly [Id in `${Kind}Id`]: number } & {
  readonly [Name in Kind]: DocumentOf<Kind>;
} & (Kind extends SetKind ? { readonly setId: number; readonly setTitle: string } : unknown) & {
    /** Changes with every change. */
    readonly revision: string;
  };

/** A new document, or one that takes the place of the document with this id. */
export interface DocumentToSave<Kind extends SchemaKind> {
  readonly kind: Kind;
  readonly document: DocumentOf<Kind>;
  readonly id?: number;
  /** The set of a new one, if it belongs to one. */
  readonly setId?: number;
  /** Where a new one comes, if its kind has an order: before this one, by default to the end. */
  readonly before?: number | null;
  /** Refused as `changed` if it has another one by now. */
  readonly revision?: string;
}
