/** A run as a trace for other programs, saved in parts so that it is never whole in memory. */
import { heuristicLabel } from '../../shared/contract/heuristicLabel.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { posthocParts, traceLines, type WrittenRun } from '../../shared/referee/trace/writtenTrace.ts';
import { fileName } from '../host/fileName.ts';
import { saveParts } from '../host/saveParts.ts';
import type { Program } from '../program/program.ts';
import { saveFile } from '../program/saveFile.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { nameOfSearch } from '../run/words.ts';

/** By the type of the file. */
const TEXTS = { jsonl: endedLines, json: posthocParts };

/** A part ends with the first text that exceeds this. */
const PART_LENGTH = 128 * 1024;

export async function saveTraceOf(runView: RunView, program: Program, type: keyof typeof TEXTS): Promise<void> {
  const { api, current } = program;
  const name = fileName(current.shown?.title ?? '', nameOfSearch(runView.search), 'trace');
  const more = runView.player.ended ? '.' : ', as far as the search has come.';
  await saveFile(program, () => saveParts(api.exchange, { name, type }, traceParts(writtenRun(runView), type)), more);
}

/** The run as far as it has come, up to what may be shown. */
function writtenRun({ player }: Pick<RunView, 'player'>): WrittenRun {
  const { puzzle, search } = player.opened!;
  const { nodes, parent, edge, g, h, expansions, expanded, firstChild, goal, meeting } = player.reader;
  return {
    trace: { nodes, parent, edge, g, h, expansions, expanded, firstChild, goal, meeting },
    puzzle,
    options: searchOptionsOf(search),
    heuristic: nameOfHeuristic(search),
  };
}

/** The one that a program can be refereed by, or what it is called. */
function nameOfHeuristic(search: SearchSpec): string {
  const isUsual = search.own === undefined && search.factor === undefined && search.members === undefined;
  return isUsual ? search.heuristic : heuristicLabel(search);
}

async function* traceParts(run: WrittenRun, type: keyof typeof TEXTS): AsyncGenerator<ArrayBuffer> {
  const encoder = new TextEncoder();
  const encoded = (text: string): ArrayBuffer => encoder.encode(text).buffer as ArrayBuffer;
  let text = '';
  for (const next of TEXTS[type](run)) {
    text += next;
    if (text.length < PART_LENGTH) continue;
    yield encoded(text);
    text = '';
  }
  if (text !== '') yield encoded(text);
}

function* endedLines(run: WrittenRun): Generator<string> {
  for (const line of traceLines(run)) yield `${line}\n`;
}
