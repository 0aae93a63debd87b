/**
 * A pattern database from the cache, or built and put there. Building takes seconds, in which the caller's thread does
 * nothing else.
 */
import { constants, fsyncSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPatternDatabase, type PatternDatabase } from '../../../shared/puzzle/heuristics/patternDatabase.ts';
import type { FrameBlank } from '../../../shared/puzzle/square.ts';
import { databaseFileName } from '../../../host/solver/databaseFile.ts';
import { createOwn, isOwnFolder, readOwn, removeOwn, withOwn } from '../../disk/ownFiles.ts';
import { decodeDatabase, encodeDatabase } from './databaseFile.ts';

export interface DatabaseRequest {
  /** Created if missing; `null` for none. */
  readonly folder: string | null;
  readonly blank: FrameBlank;
}

/** The share of building in the work; the rest is packing and writing. */
const BUILDING = 0.95;

export function databaseFile(folder: string, blank: FrameBlank): string {
  return join(folder, databaseFileName(blank));
}

/**
 * The database for goals with the blank on `blank`. `onProgress` receives the finished part, less than 1; it is not
 * called if the cache has the database. A cache that is unreadable, read-only or damaged only costs time.
 */
export function openPatterns(
  { folder, blank }: DatabaseRequest,
  onProgress: (done: number) => void = () => {},
): PatternDatabase {
  const cached = folder === null ? null : readDatabase(folder, blank);
  if (cached) return cached;
  const building = buildPatternDatabase(blank);
  let step = building.next();
  for (; !step.done; step = building.next()) onProgress(step.value * BUILDING);
  if (folder !== null) keepDatabase(folder, step.value);
  return step.value;
}

export function readDatabase(folder: string, blank: FrameBlank): PatternDatabase | null {
  try {
    if (!isOwnFolder(folder)) return null;
    const database = decodeDatabase(readOwn(databaseFile(folder, blank)));
    return database?.blank === blank ? database : null;
  } catch {
    return null; // missing or unreadable: it is built again
  }
}

/** Writes another file and renames it when all is on the disk, so that nobody ever sees half of it. */
function keepDatabase(folder: string, database: PatternDatabase): void {
  const file = databaseFile(folder, database.blank);
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(folder, { recursive: true });
    if (!isOwnFolder(folder)) return;
    removeOwn(unfinished);
    createOwn(unfinished);
    withOwn(unfinished, constants.O_WRONLY, (descriptor) => {
      writeFileSync(descriptor, encodeDatabase(database));
      fsyncSync(descriptor);
    });
    renameSync(unfinished, file);
  } catch {
    rmSync(unfinished, { force: true }); // no room, or no right to write: the database serves without a cache
  }
}
