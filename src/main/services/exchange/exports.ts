import { MAX_IMPORT_BYTES, type ExchangeApi, type FileType } from '../../../shared/contract/exchange.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { Run } from '../../../shared/contract/types.ts';
import type { MoveNaming } from '../../../shared/puzzle/geometry.ts';
import { csvLine } from '../../../shared/exchange/csv.ts';
import { writeLibrary } from '../../../shared/exchange/libraryFile.ts';
import type { Destination, OutgoingFile } from '../../destination.ts';
import type { Store } from '../../store/database.ts';
import { listRuns } from '../../store/findRuns.ts';
import { allSettings } from '../settings.ts';
import { gather } from './gather.ts';
import { RUN_HEADER, runRow } from './runTable.ts';

/** Rows of a table that are written at once. */
const ROWS_AT_ONCE = 1_000;

/** Exports what the library holds to where the host says. */
export function exportsOf({ read }: Store, destination: Destination): Pick<ExchangeApi, 'exportSets' | 'exportRuns'> {
  async function save(name: string, type: FileType, parts: AsyncIterable<string> | Iterable<string>) {
    const file = await destination.create({ name, type });
    return file && writeAll(file, parts);
  }

  return {
    async exportSets(params) {
      const { file, damaged } = read((db) => gather(db, params));
      const text = writeLibrary(file);
      requireImportable(text, params.withRuns);
      const [only, ...others] = file.sets;
      const name = params.setIds !== null && others.length === 0 && only ? only.title : named('library');
      const saved = await save(name, 'json', [text]);
      return saved && { ...saved, damaged };
    },
    async exportRuns(params) {
      const { runs, damaged } = read((db) => listRuns(db, { ...params, offset: 0, limit: Number.MAX_SAFE_INTEGER }));
      const saved = await save(named('runs'), 'csv', runLines(runs, read(allSettings).moveNaming));
      return saved && { ...saved, damaged: damaged.length };
    },
  };
}

/** Writes all parts. Nothing stays behind where that fails. */
async function writeAll(file: OutgoingFile, parts: AsyncIterable<string> | Iterable<string>) {
  try {
    for await (const part of parts) await file.write(new TextEncoder().encode(part));
    return await file.finish();
  } catch (error) {
    await file.discard();
    throw error;
  }
}

/** A file that cannot be imported again is no copy: better none, and the reason. */
function requireImportable(text: string, withRuns: boolean): void {
  const bytes = Buffer.byteLength(text);
  if (bytes <= MAX_IMPORT_BYTES) return;
  const [size, most] = [bytes, MAX_IMPORT_BYTES].map((count) => Math.ceil(count / 1024 / 1024));
  const remedy = withRuns ? 'Leave the runs and comparisons out, or choose fewer sets.' : 'Choose fewer sets.';
  throw new AppError(
    'too-many',
    `This file would have ${size} MB, and ${most} MB is the most that can be imported. ${remedy}`,
  );
}

function* runLines(runs: readonly Run[], naming: MoveNaming): Generator<string> {
  yield csvLine(RUN_HEADER);
  for (let at = 0; at < runs.length; at += ROWS_AT_ONCE)
    yield runs
      .slice(at, at + ROWS_AT_ONCE)
      .map((run) => csvLine(runRow(run, naming)))
      .join('');
}

function named(what: string): string {
  return `Searchlight ${what} ${new Date().toISOString().slice(0, 10)}`;
}
