/**
 * Hashes that are stored beside a row and compared whenever it is read, so that a changed row is noticed. Where a row
 * stands is not part of it: that has a check of its own (`place.ts`).
 */
import { sha256 } from '#platform';
import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import type { TilePicture } from '../../shared/contract/pictures.ts';
import type { QuestionRecipe } from '../../shared/contract/questions.ts';
import type { Cells, Outcome, Puzzle, PuzzleText, Run, SearchSpec } from '../../shared/contract/types.ts';

/** SHA-256, in hexadecimal, of a puzzle: its size, start and goal. Equal puzzles have equal hashes, whatever they are called. */
export function hashPuzzle({ rows, cols, start, goal }: Puzzle): string {
  return hashOf([rows, cols, writeCells(start), writeCells(goal)]);
}

export function hashSet({ title }: { title: string }): string {
  return hashOf(['set', title]);
}

/** What is kept of a puzzle besides its place in the library. */
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

/** SHA-256, in hexadecimal, of the bytes of a picture: what it is kept under. */
export function hashPicture(bytes: Uint8Array): string {
  return sha256(bytes);
}

/** What a run is computed from. */
export type Recipe = Pick<Run, 'puzzle' | 'search' | 'engineVersion'>;

/** Equal recipes give equal results: the engine is deterministic. */
export function hashRecipe({ puzzle, search, engineVersion }: Recipe): string {
  return hashOf(['recipe', hashPuzzle(puzzle), writeSearch(search), engineVersion]);
}

/** What is kept of a run besides its link to the library and its pin. */
export type RunContent = Recipe & Pick<Run, 'title' | 'savedAtMs' | 'source'> & { readonly outcome: Outcome };

export function hashRunContent({ title, savedAtMs, outcome, source, ...recipe }: RunContent): string {
  const { status, expanded, generated, maxFrontier, solution, durationMs } = outcome;
  const result = [status, expanded, generated, maxFrontier, solution, durationMs];
  const from = source === 'unknown' ? [] : [source ?? 'here']; // older programs hashed no source
  return hashOf(['run', title, savedAtMs, hashRecipe(recipe), ...result, ...from]);
}

/** `content` is the JSON text of what is compared. */
export function hashComparison(comparison: { title: string; content: string; savedAtMs: number }): string {
  return hashOf(['comparison', comparison.title, comparison.content, comparison.savedAtMs]);
}

/** `content` is the JSON text of what was asked and voted. */
export function hashQuestion(question: {
  title: string;
  classLabel: string;
  content: string;
  savedAtMs: number;
  isClaimed: number;
}): string {
  const { title, classLabel, content, savedAtMs, isClaimed } = question;
  return hashOf(['question', title, classLabel, content, savedAtMs, isClaimed]);
}

/** `content` is the JSON text of all but the title. */
export function hashLesson({ title, content }: { title: string; content: string }): string {
  return hashOf(['lesson', title, content]);
}

/** `content` is the JSON text of all but the title. */
export function hashChallenge({ title, content }: { title: string; content: string }): string {
  return hashOf(['challenge', title, content]);
}

/** `title` is its name, `content` the JSON text of the rest. */
export function hashHeuristic({ title, content }: { title: string; content: string }): string {
  return hashOf(['heuristic', title, content]);
}

/** `content` is the JSON text of all but the title. */
export function hashExperiment(experiment: { title: string; content: string; state: string; total: number }): string {
  const { title, content, state, total } = experiment;
  return hashOf(['experiment', title, content, state, total]);
}

/** Of results of an experiment, as they lie in the library. */
export function hashPart(part: {
  experimentId: number;
  engineVersion: number;
  results: number;
  packed: Uint8Array;
}): string {
  const { experimentId, engineVersion, results, packed } = part;
  return hashOf(['part', experimentId, engineVersion, results, sha256(packed)]);
}

/** Equal recipes have equal hashes: they are the same question. */
export function hashAsked({ puzzle, searches, kind, step }: QuestionRecipe): string {
  return hashOf(['asked', hashPuzzle(puzzle), ...searches.map(writeSearch), kind, step]);
}

/** `value` is JSON. */
export function hashSetting(key: string, value: string): string {
  return hashOf(['setting', key, value]);
}

/** A search as it is stored: equal searches are equal texts. */
export function writeSearch(search: SearchSpec): string {
  return canonicalJson(search);
}

/** The search of a stored text. Whether it is one, the hash tells. */
export function readSearch(text: string): SearchSpec {
  try {
    return JSON.parse(text) as SearchSpec;
  } catch {
    return {} as SearchSpec;
  }
}

/** SHA-256, in hexadecimal, of any text. */
export function hashText(text: string): string {
  return sha256(text);
}

/** A board as it is stored: `1 2 3 7 4 5 6 8 0`. */
export function writeCells(cells: Cells): string {
  return cells.join(' ');
}

/** The board of a stored text. Whether it is one, the hash tells. */
export function readCells(text: string): Cells {
  return text.split(' ').map(Number);
}

/** Tags as they are stored: a line for each, and a line end before the first, so that `instr` finds one between two. */
export function writeTags(tags: readonly string[]): string {
  return tags.length === 0 ? '' : `\n${tags.join('\n')}\n`;
}

export function readTags(text: string): string[] {
  return text.split('\n').filter((tag) => tag !== '');
}

function hashOf(values: readonly (string | number | null)[]): string {
  return sha256(JSON.stringify(values));
}
