/**
 * Corrupted bytes. Only what was saved is shown as sound; everything else is named, restored or refused, and nothing is
 * missing without a report.
 */
import { SqliteFile } from './sqliteFile.ts';
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Random } from '../../shared/puzzle/states/scramble.ts';
import { DAMAGED_FOLDER, LIBRARY_FILE } from './files.ts';
import { faultsOf, isMissing, library, opened, type Library, type LibraryOptions } from './flips.fixture.ts';
import { overwritePage } from '../../host/store/library.fixture.ts';
import { PAGE_BYTES } from '../../host/repair/pageFormat.ts';
import { readLog } from './log.ts';
import { attack, chance, TIMEOUT_MS, timesOf } from './torture.fixture.ts';

const LOG_HEADER_BYTES = 32;
const FRAME_BYTES = 24 + PAGE_BYTES;
const HEADER_BYTES = 100;

const cleanUps: (() => void)[] = [];
afterAll(() => cleanUps.forEach((cleanUp) => cleanUp()));

/** By its options: to put its files back takes less than to make it again. */
const libraries = new Map<string, Library>();

/** A library whose files nothing has corrupted. */
function soundLibrary(options: LibraryOptions = {}): Library {
  const kind = JSON.stringify(options);
  const made = libraries.get(kind) ?? library((cleanUp) => cleanUps.push(cleanUp), options);
  libraries.set(kind, made);
  made.restore();
  return made;
}

/** Corrupts a byte of a file at a random place. */
function changeByte(path: string, placeOf: (bytes: Buffer) => number, random: Random): number {
  const bytes = readFileSync(path);
  const at = placeOf(bytes);
  bytes[at]! ^= 1 + Math.floor(random() * 255);
  writeFileSync(path, bytes);
  return at;
}

/** The pages of a file that hold indexes, counted from 0. */
function indexPages(file: string): number[] {
  const db = new SqliteFile(file, { readonly: true });
  const sql = `SELECT pageno - 1 FROM dbstat WHERE name IN (SELECT name FROM sqlite_schema WHERE type = 'index')`;
  const pages = db.prepare<[], number>(sql).pluck().all();
  db.close();
  return pages;
}

/** The pages, counted from 0, that describe the tables, indexes and triggers of a file. */
function schemaPages(file: string): number[] {
  const db = new SqliteFile(file, { readonly: true });
  const pages = db.prepare<[], number>("SELECT pageno - 1 FROM dbstat WHERE name = 'sqlite_schema'").pluck().all();
  db.close();
  return pages;
}

/** Logs that were put aside, as they are. */
function keptLogs(folder: string): Buffer[] {
  const aside = join(folder, DAMAGED_FOLDER);
  return readdirSync(aside).map((stamp) => readFileSync(join(aside, stamp, `${LIBRARY_FILE}-wal`)));
}

const FILE_FLIPS = timesOf(15, 10_000);
const INDEX_FLIPS = timesOf(5, 10_000);
const SCHEMA_FLIPS = timesOf(20, 10_000);
const LOG_FLIPS = timesOf(10, 10_000);
const CUTS = timesOf(20, 40);
const PAGE_STEP = process.env['TORTURE'] === undefined ? 6 : 3;
/** Has no common divisor with the number of bits, so that each is visited once. */
const BIT_STEP = 21;
const HEADER_FLIPS = Math.min(8 * HEADER_BYTES, timesOf(25, 8 * HEADER_BYTES));
/** All bits of the header, or some, far apart. */
const HEADER_BITS = Array.from({ length: HEADER_FLIPS }, (_, at) => (at * BIT_STEP) % (8 * HEADER_BYTES));
/** Fields with any content: the number of changes of the tables, and the SQLite version of the last writer. */
const TELLS_NOTHING = [40, 41, 42, 43, 96, 97, 98, 99];

describe('a corrupted file', () => {
  test(
    `in one byte, at ${FILE_FLIPS} places, shows what was saved, or says that it does not`,
    async () => {
      const [attacked, random] = [soundLibrary(), chance(20_261_121)];
      await attack('a byte of the file', FILE_FLIPS, () => {
        const at = changeByte(attacked.file, ({ length }) => Math.floor(random() * length), random);
        const after = opened(attacked.folder);
        expect([at, faultsOf(attacked, after)]).toEqual([at, []]);
        attacked.restore();
        return isMissing(attacked, after);
      });
    },
    TIMEOUT_MS,
  );

  test(
    `in one byte, at ${FILE_FLIPS} places, with a backup beside it, shows all that was saved`,
    async () => {
      const [attacked, random] = [soundLibrary({ hasBackup: true }), chance(20_261_124)];
      await attack('a byte of the file, a backup beside it', FILE_FLIPS, () => {
        const at = changeByte(attacked.file, ({ length }) => Math.floor(random() * length), random);
        const after = opened(attacked.folder);
        expect([at, faultsOf(attacked, after), isMissing(attacked, after)]).toEqual([at, [], false]);
        attacked.restore();
        return false;
      });
    },
    TIMEOUT_MS,
  );

  test(
    `in one byte of an index, at ${INDEX_FLIPS} places, shows all that was saved`,
    async () => {
      const [attacked, random] = [soundLibrary({ hasBackup: true }), chance(20_261_122)];
      const pages = indexPages(attacked.file);
      const place = (): number =>
        pages[Math.floor(random() * pages.length)]! * PAGE_BYTES + Math.floor(random() * PAGE_BYTES);
      await attack('a byte of an index', INDEX_FLIPS, () => {
        const at = changeByte(attacked.file, place, random);
        expect([at, [...opened(attacked.folder).texts].sort()]).toEqual([at, [...attacked.now].sort()]);
        attacked.restore();
        return false;
      });
    },
    TIMEOUT_MS,
  );

  test(
    `in one byte of what describes its tables, at ${SCHEMA_FLIPS} places, shows all that was saved without a backup`,
    async () => {
      const [attacked, random] = [soundLibrary(), chance(20_261_123)];
      const pages = schemaPages(attacked.file);
      const place = (): number =>
        Math.max(HEADER_BYTES, Math.floor((pages[Math.floor(random() * pages.length)]! + random()) * PAGE_BYTES));
      await attack('a byte of what describes the tables', SCHEMA_FLIPS, () => {
        const at = changeByte(attacked.file, place, random);
        const after = opened(attacked.folder);
        expect([at, faultsOf(attacked, after), isMissing(attacked, after)]).toEqual([at, [], false]);
        attacked.restore();
        return false;
      });
    },
    TIMEOUT_MS,
  );

  test.each([
    ['a trigger', 'CREATE TRIGGER puzzles_placed', 'CREATF TRIGGER puzzles_placed'],
    ['a table', 'CREATE TABLE sets', 'CREATE TABLE sett'],
    ['an index', 'CREATE INDEX', 'CREATE INDEY'],
    [
      'an index by a letter in upper case, which its copy would keep',
      'INDEX questions_by_puzzle ',
      'INDEX questions_by_puZzle ',
    ],
  ])('in the text of %s, shows all that was saved without a backup', (_what, text, changed) => {
    const attacked = soundLibrary();
    const bytes = readFileSync(attacked.file, 'latin1');
    expect(bytes).toContain(text);
    writeFileSync(attacked.file, bytes.replaceAll(text, changed), 'latin1');
    const after = opened(attacked.folder);
    expect([faultsOf(attacked, after), isMissing(attacked, after), after.isTold]).toEqual([[], false, true]);
  });

  test(
    `in one bit of its header, with a backup beside it, opens with everything and says what happened: ${HEADER_BITS.length} bits`,
    async () => {
      const attacked = soundLibrary({ hasBackup: true });
      const all = [...attacked.now].sort();
      await attack('a bit of the header', HEADER_BITS.length, (nth) => {
        const bit = HEADER_BITS[nth]!;
        const at = Math.floor(bit / 8);
        const bytes = readFileSync(attacked.file);
        bytes[at]! ^= 1 << (bit % 8);
        writeFileSync(attacked.file, bytes);
        const { texts, isTold } = opened(attacked.folder);
        expect([bit, [...texts].sort(), isTold]).toEqual([bit, all, !TELLS_NOTHING.includes(at)]);
        attacked.restore();
        return false;
      });
    },
    TIMEOUT_MS,
  );

  test(
    `by cutting it off, at ${CUTS} places, shows nothing that was not saved, and says so`,
    () => {
      const attacked = soundLibrary();
      for (let part = 0; part < CUTS; part++) {
        truncateSync(attacked.file, Math.floor((readFileSync(attacked.file).length * part) / CUTS));
        expect([part, faultsOf(attacked, opened(attacked.folder))]).toEqual([part, []]);
        attacked.restore();
      }
    },
    TIMEOUT_MS,
  );

  test(
    'by overwriting a page shows nothing that was not saved, and all of it where the page can be made again',
    () => {
      const attacked = soundLibrary();
      const kept: number[] = [];
      const pages = readFileSync(attacked.file).length / PAGE_BYTES;
      for (let page = 0; page < pages; page += PAGE_STEP) {
        overwritePage(attacked.file, page);
        const after = opened(attacked.folder);
        expect([page, faultsOf(attacked, after)]).toEqual([page, []]);
        kept.push(after.texts.length);
        attacked.restore();
      }
      const whole = kept.filter((count) => count === Math.max(...kept));
      expect(whole.length).toBeGreaterThan(kept.length / 2); // most pages are of indexes
    },
    TIMEOUT_MS,
  );
});

describe('the log of a program that was killed', () => {
  test('is taken by SQLite where nothing has changed it, and nothing is told', () => {
    const attacked = soundLibrary({ isKilled: true, hasBackup: true });
    const log = readFileSync(`${attacked.file}-wal`);
    expect(readLog(log)).toMatchObject({ whole: readLog(log).written, isDamaged: false });
    expect(opened(attacked.folder)).toEqual({ texts: attacked.now, isTold: false });
  });

  test(
    `changed in one byte, at ${LOG_FLIPS} places, costs no change without a word, and is kept`,
    async () => {
      const [attacked, random] = [soundLibrary({ isKilled: true, hasBackup: true }), chance(20_261_123)];
      const log = `${attacked.file}-wal`;
      const written = LOG_HEADER_BYTES + readLog(readFileSync(log)).written * FRAME_BYTES;
      const { tries, told } = await attack('a byte of the log', LOG_FLIPS, () => {
        const at = changeByte(log, () => Math.floor(random() * written), random);
        const damaged = readFileSync(log);
        const after = opened(attacked.folder);
        expect([at, faultsOf(attacked, after), after.isTold]).toEqual([at, [], true]);
        expect(keptLogs(attacked.folder).some((kept) => kept.equals(damaged))).toBe(true);
        attacked.restore();
        return isMissing(attacked, after);
      });
      expect(told).toBeLessThan(tries / 10); // only rows with a corrupted byte
    },
    TIMEOUT_MS,
  );

  test('cut off anywhere in its last transaction is what a kill leaves: SQLite drops what was not acknowledged, and nothing is told', () => {
    const attacked = soundLibrary({ isKilled: true, hasBackup: true });
    const note = readFileSync(join(attacked.folder, 'library.saved'));
    expect(note.length).toBeGreaterThan(0);
    const log = readFileSync(`${attacked.file}-wal`);
    const { written } = readLog(log);
    for (const missing of [1, 24, 4_000, FRAME_BYTES - 1]) {
      writeFileSync(`${attacked.file}-wal`, log.subarray(0, LOG_HEADER_BYTES + written * FRAME_BYTES - missing));
      expect(opened(attacked.folder).isTold).toBe(true); // it was acknowledged, and the note says so
      attacked.restore();
      writeFileSync(`${attacked.file}-wal`, log.subarray(0, LOG_HEADER_BYTES + written * FRAME_BYTES - missing));
      writeFileSync(join(attacked.folder, 'library.saved'), ''); // as it was before the change was acknowledged
      expect(opened(attacked.folder).isTold).toBe(false);
      attacked.restore();
    }
  });

  test('that is gone is reported, with the number of changes', () => {
    const attacked = soundLibrary({ isKilled: true, hasBackup: true });
    writeFileSync(`${attacked.file}-wal`, '');
    expect(opened(attacked.folder).isTold).toBe(true);
  });
});
