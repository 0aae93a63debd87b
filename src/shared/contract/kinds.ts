/**
 * The kinds of documents in a library. Limits, words, deletion and restoring follow from these rows, and so do the
 * names of tables and ids: a `challenge` lies in `challenges`, under its `challenge_id`.
 */
interface KindRow {
  /** Goes before its title in the list of deleted documents. */
  readonly label: string;
  /** The owner of a document: always for a set, optional for a puzzle. */
  readonly belongsTo?: 'set' | 'puzzle';
  /** What the check of a row's place covers beside its owner and its deletion. */
  readonly place?: 'position' | 'is_pinned';
  /** The most documents in a library, deleted ones not counted. If missing, the kind has its own rule. */
  readonly most?: number;
}

export const DOCUMENT_KINDS = {
  set: { label: 'Set', place: 'position', most: 2_000 },
  puzzle: { label: 'Puzzle', belongsTo: 'set', place: 'position' },
  run: { label: 'Run of', belongsTo: 'puzzle', place: 'is_pinned' },
  comparison: { label: 'Comparison of', belongsTo: 'puzzle', most: 2_000 },
  question: { label: 'Question about', belongsTo: 'puzzle', most: 20_000 },
  lesson: { label: 'Lesson', place: 'position', most: 200 },
  experiment: { label: 'Experiment', most: 200 },
  heuristic: { label: 'Heuristic', most: 100 },
  challenge: { label: 'Challenge', belongsTo: 'set', most: 200 },
} as const satisfies Record<string, KindRow>;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

export const DOCUMENT_KIND_NAMES = Object.keys(DOCUMENT_KINDS) as DocumentKind[];
