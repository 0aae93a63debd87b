/**
 * Hashes stored beside rows and compared at every read, so that corruption is noticed. They do not cover a row's place,
 * which has its own check (`place.ts`).
 */
import { sha256 } from '#platform';
import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import type { TilePicture } from '../../shared/contract/pictures.ts';
import { saidOf, type QuestionRecipe } from '../../shared/contract/questions.ts';
import type { Cells, Outcome, Puzzle, PuzzleText, Run, SearchSpec } from '../../shared/contract/types.ts';
import type { TileCosts } from '../../shared/puzzle/tileCosts.ts';

/** SHA-256, in hexadecimal, of a puzzle's size, start, goal and costs, not of its title. */
export function hashPuzzle({ rows, cols, start, goal, costs }: Puzzle): string {
  const priced = costs === undefined ? [] : [writeCosts(costs)];
  return hashOf([rows, cols, writeCells(start), writeCells(goal), ...priced]);
}

export interface PuzzleContent extends PuzzleText {
  readonly puzzle: Puzzle;
  readonly optimal: number | null;
  readonly claimed?: number;
  readonly picture?: TilePicture;
}

export function hashPuzzleContent({ title, notes, tags, puzzle, optimal, claimed, picture }: PuzzleContent): string {
  const said = claimed === undefined ? [] : ['claimed', claimed];
  const shown = picture === undefined ? [] : [picture.pictureId, picture.alt];
  return hashOf(['puzzle', title, notes, writeTags(tags), hashPuzzle(puzzle), optimal, ...said, ...shown]);
}

/** SHA-256, in hexadecimal: the id of a picture. */
export function hashPicture(bytes: Uint8Array): string {
  return sha256(bytes);
}

export type Recipe = Pick<Run, 'puzzle' | 'search' | 'engineVersion'>;

/** Equal recipes give equal results: the engine is deterministic. */
export function hashRecipe({ puzzle, search, engineVersion }: Recipe): string {
  return hashOf(['recipe', hashPuzzle(puzzle), writeSearch(search), engineVersion]);
}

/** All of a run but its link to the library and its pin. */
export type RunContent = Recipe & Pick<Run, 'title' | 'savedAtMs' | 'source'> & { readonly outcome: Outcome };

export function hashRunContent({ title, savedAtMs, outcome, source, ...recipe }: RunContent): string {
  const { status, expanded, generated, maxFrontier, solution, durationMs } = outcome;
  const result = [status, expanded, generated, maxFrontier, solution, durationMs];
  const from = source === 'unknown' ? [] : [source ?? 'here']; // older programs hashed no source
  return hashOf(['run', title, savedAtMs, hashRecipe(recipe), ...result, ...from]);
}

/** `values`: those of the hashed columns. */
export function hashDocument(noun: string, values: readonly (string | number | null)[]): string {
  return hashOf([noun, ...values]);
}

export function hashPart(part: {
  experimentId: number;
  engineVersion: number;
  results: number;
  packed: Uint8Array;
}): string {
  const { experimentId, engineVersion, results, packed } = part;
  return hashOf(['part', experimentId, engineVersion, results, sha256(packed)]);
}

/** Equal recipes are the same question. */
export function hashAsked(asked: QuestionRecipe): string {
  const { puzzle, searches, kind, step } = asked;
  const said = saidOf(asked).map(canonicalJson);
  return hashOf(['asked', hashPuzzle(puzzle), ...searches.map(writeSearch), kind, step, ...said]);
}

/** `value`: JSON. */
export function hashSetting(key: string, value: string): string {
  return hashOf(['setting', key, value]);
}

/** Equal searches give equal texts. */
export function writeSearch(search: SearchSpec): string {
  return canonicalJson(search);
}

/** Does not validate: the hash does. */
export function readSearch(text: string): SearchSpec {
  try {
    return JSON.parse(text) as SearchSpec;
  } catch {
    return {} as SearchSpec;
  }
}

/** `1 2 3 7 4 5 6 8 0` */
export function writeCells(cells: Cells): string {
  return cells.join(' ');
}

/** Does not validate: the hash does. */
export function readCells(text: string): Cells {
  return text.split(' ').map(Number);
}

/** `tile`, or `5 2 1`; `null` where every move costs 1. */
export function writeCosts(costs: TileCosts | undefined): string | null {
  if (costs === undefined || costs === 'tile') return costs ?? null;
  return writeCells(costs);
}

/** Does not validate: the hash does. */
export function readCosts(text: string | null): TileCosts | undefined {
  if (text === null || text === 'tile') return text ?? undefined;
  return readCells(text);
}

/** A line for each tag, and a line end before the first, so that `instr` finds a tag between two. */
export function writeTags(tags: readonly string[]): string {
  return tags.length === 0 ? '' : `\n${tags.join('\n')}\n`;
}

export function readTags(text: string): string[] {
  return text.split('\n').filter((tag) => tag !== '');
}

function hashOf(values: readonly (string | number | null)[]): string {
  return sha256(JSON.stringify(values));
}
