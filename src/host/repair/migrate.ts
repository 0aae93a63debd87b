/** Migrates a library to the current format. The runner follows Signal Desktop's `ts/sql/migrations`. */
import type { ReadableDb, WritableDb } from '../store/database.ts';
import { MIGRATIONS, type Migration } from '../store/migrations/migrations.ts';
import { SCHEMA } from '../store/migrations/schema.ts';
import { OWN, readSettings, writeSettings } from '../store/settings.ts';

/** "Srch": marks a file as a library of Searchlight, in the header of the file. */
export const APPLICATION_ID = 0x53726368;

/** 0 for a file without a library. */
export function formatOf(db: WritableDb): number {
  return db.pragma('user_version', { simple: true }) as number;
}

/** The first format whose settings have hashes. */
const NOTED_FROM = 6;

/** The format recorded in the settings; 0 for none. */
export function noteOfFormat(db: ReadableDb): number {
  return Number(readSettings(db).get(OWN.format) ?? 0);
}

/** The format of this program. */
export const FORMAT = MIGRATIONS.at(-1)!.version;

/** For a new file, in place of all steps up to today's format: they change the same tables again and again. */
const AT_ONCE: Migration = { version: FORMAT, apply: (db) => db.exec(SCHEMA) };

/** The steps that create a library of `format`. */
export function stepsTo(format: number): readonly Migration[] {
  return MIGRATIONS.filter(({ version }) => version <= format);
}

interface MigrateOptions {
  /** In ascending order. */
  readonly steps?: readonly Migration[];
  /** Called before an existing library is changed. */
  readonly backUp?: (format: number) => void;
  /** Whether a step may leave a foreign key without its row. */
  readonly isDamaged?: boolean;
}

/**
 * Takes the missing `steps`, each in one transaction with its format number. Throws, with the library as it was before
 * the failing step, when a step fails or leaves a foreign key without its row.
 */
export function migrate(db: WritableDb, { steps = MIGRATIONS, backUp, isDamaged = false }: MigrateOptions = {}): void {
  requireAscending(steps);
  const format = formatOf(db);
  const pending = format === 0 ? fromNothing(steps) : steps.filter(({ version }) => version > format);
  if (pending.length > 0 && format > 0) backUp?.(format);

  db.pragma('foreign_keys = OFF'); // lets a step rebuild a table; `take` checks all keys instead
  for (const step of pending) take(db, step, isDamaged);
  db.pragma('foreign_keys = ON');
}

/** The steps for a new file. */
function fromNothing(steps: readonly Migration[]): readonly Migration[] {
  const leadsToToday = steps.some(({ version }) => version === FORMAT);
  return leadsToToday ? [AT_ONCE, ...steps.filter(({ version }) => version > FORMAT)] : steps;
}

function take(db: WritableDb, { version, apply }: Migration, isDamaged: boolean): void {
  db.transaction(() => {
    apply(db);
    db.pragma(`application_id = ${APPLICATION_ID}`);
    db.pragma(`user_version = ${version}`);
    if (version >= NOTED_FROM) writeSettings(db, { [OWN.format]: version });
    if (!isDamaged) requireForeignKeys(db, version);
  }).exclusive();
}

function requireForeignKeys(db: WritableDb, version: number): void {
  const broken = db.pragma('foreign_key_check') as unknown[];
  if (broken.length > 0) throw new Error(`Migration ${version} breaks ${broken.length} foreign keys.`);
}

function requireAscending(migrations: readonly Migration[]): void {
  const ascending = migrations.every(({ version }, i) => version > (migrations[i - 1]?.version ?? 0));
  if (!ascending) throw new Error('Migrations must have ascending versions.');
}
