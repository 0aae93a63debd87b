/**
 * What a class hands in: files, folders, and zips as learning platforms make them. Which of them are outputs of programs
 * is told by their names; everything else is ignored, and named.
 */
import { formatNumber } from '../../text/numbers.ts';
import { oneLine } from '../../text/oneLine.ts';
import { MAX_TRACE_LENGTH } from '../output/traceReader.ts';
import { zipEntries, type Sliceable, type ZipEntry } from './zip.ts';

/** A file, or one in a zip. */
export interface HandedFile<Source extends Sliceable> {
  /** On one line, with the names of its folders, but for those that all have in common. */
  readonly name: string;
  /** The file itself, or the zip. */
  readonly source: Source;
  readonly entry: ZipEntry | null;
}

export interface IgnoredFile {
  readonly name: string;
  /** Inside brackets: `a PDF`. */
  readonly why: string;
}

export interface ClassFiles<Source extends Sliceable> {
  readonly outputs: readonly HandedFile<Source>[];
  readonly ignored: readonly IgnoredFile[];
}

/** A file as it was chosen or found, with its folders. */
export interface FoundFile<Source extends Sliceable> {
  readonly path: string;
  readonly source: Source;
}

/** Refereed at once. */
export const MAX_OUTPUTS = 1_000;
/** Of all outputs in one zip. */
export const MAX_UNPACKED = 2_000_000_000;
/** Files that are found in a folder, with its folders. */
export const MAX_FOUND = 20_000;

/** By the end of the name: no output of a program. */
const NO_OUTPUTS: Readonly<Record<string, string>> = {
  'a program':
    'py java class jar js mjs cjs ts c cc cpp cxx h hpp cs go rs rb kt scala hs ml lisp php pl r m sh bat ps1 ipynb pyc exe dll so o out.o',
  'a document': 'pdf doc docx odt rtf md tex html htm css ppt pptx xls xlsx ods csv xml',
  'a picture': 'png jpg jpeg gif svg webp heic bmp tif tiff ico',
  'a recording': 'mp4 mov avi mkv webm mp3 wav m4a',
  'another kind of archive': 'rar 7z tar gz tgz bz2 xz',
  'a file of the system': 'ds_store ini db lnk tmp swp bak iml lock toml gradle gitignore',
};
const WHY_BY_END = new Map(
  Object.entries(NO_OUTPUTS).flatMap(([why, ends]) => ends.split(' ').map((end) => [end, why])),
);

/** Looks into zips, too: into those that were found, not into those inside them. */
export async function classFiles<Source extends Sliceable>(
  found: readonly FoundFile<Source>[],
): Promise<ClassFiles<Source>> {
  const outputs: HandedFile<Source>[] = [];
  const ignored: IgnoredFile[] = [];
  for (const { path, source } of found) {
    const why = whyNoOutput(path);
    if (why !== null) ignored.push({ name: oneLine(path), why });
    else if (isZip(path)) await unzip(oneLine(path), source);
    else outputs.push({ name: oneLine(path), source, entry: null });
  }
  return {
    outputs: withShortNames(outputs),
    ignored: ignored.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };

  async function unzip(path: string, source: Source): Promise<void> {
    try {
      const inside = filesIn(await zipEntries(source));
      const name = (inner: string): string => oneLine(found.length === 1 ? inner : `${path}/${inner}`);
      outputs.push(...inside.outputs.map((entry) => ({ name: name(entry.name), source, entry })));
      ignored.push(...inside.ignored.map((one) => ({ ...one, name: name(one.name) })));
    } catch (error) {
      ignored.push({ name: path, why: `it ${error instanceof Error ? error.message : 'cannot be read'}` });
    }
  }
}

export function isZip(path: string): boolean {
  return /\.zip$/i.test(path);
}

interface ZipFiles {
  readonly outputs: readonly ZipEntry[];
  readonly ignored: readonly IgnoredFile[];
}

function filesIn(entries: readonly ZipEntry[]): ZipFiles {
  const outputs: ZipEntry[] = [];
  const ignored: IgnoredFile[] = [];
  let unpacked = 0;
  for (const entry of entries) {
    const { name, size } = entry;
    if (/[/\\]$/.test(name)) continue; // a folder
    const why = whyNoOutput(name) ?? whyNotUnpacked(entry, unpacked + size);
    if (why === null) outputs.push(entry);
    else ignored.push({ name, why });
    if (why === null) unpacked += size;
  }
  return { outputs, ignored };
}

function whyNotUnpacked({ name, size, whyNot }: ZipEntry, unpacked: number): string | null {
  if (isZip(name)) return 'a zip in a zip';
  if (whyNot !== null) return whyNot;
  if (size > MAX_TRACE_LENGTH) return `larger than ${formatNumber(MAX_TRACE_LENGTH)} bytes`;
  return unpacked > MAX_UNPACKED ? `beyond the limit of ${formatNumber(MAX_UNPACKED)} bytes unpacked from a zip` : null;
}

/** `null` for what may be the output of a program. */
function whyNoOutput(path: string): string | null {
  const parts = path.split(/[/\\]/);
  if (parts.includes('..')) return 'its path leads out of the folder';
  if (parts.some((part) => part.startsWith('.') || part === '__MACOSX')) return 'a file of the system';
  const end = /\.([^.]+)$/.exec(parts.at(-1)!)?.[1];
  return WHY_BY_END.get(end?.toLowerCase() ?? '') ?? null;
}

/**
 * Without the folders that all have in common, and without what Moodle adds to the name of a student, as long as two do
 * not become one.
 */
function withShortNames<Source extends Sliceable>(files: readonly HandedFile<Source>[]): readonly HandedFile<Source>[] {
  const folders = files.map(({ name }) => name.split(/[/\\]/).slice(0, -1));
  const [first = []] = folders;
  const end = first.findIndex((folder, at) => folders.some((one) => one[at] !== folder));
  const common = end === -1 ? first.length : end;
  const long = files.map(({ name }) => name.split(/[/\\]/).slice(common).join('/'));
  const short = long.map((name) => name.replace(ADDED_BY_MOODLE, '/'));
  const names = new Set(short).size === files.length ? short : long;
  return files.map((file, at) => ({ ...file, name: names[at] }));
}

/** `Ada Lovelace_4012_assignsubmission_file_/output.txt`, or with the folders left out, `…_file_output.txt`. */
const ADDED_BY_MOODLE = /_\d+_assignsubmission_file(?:_?\/|_)/;

/** Named in a notice at most. */
const MOST_NAMED = 3;

/** One line about all that was ignored; `null` for nothing. */
export function ignoredWords(ignored: readonly IgnoredFile[], most = MOST_NAMED): string | null {
  if (ignored.length === 0) return null;
  const named = ignored.slice(0, most).map(({ name, why }) => `${name} (${why})`);
  const more = ignored.length - named.length;
  const files = ignored.length === 1 ? '1 file' : `${formatNumber(ignored.length)} files`;
  return `Ignored ${files}: ${named.join(', ')}${more > 0 ? `, and ${formatNumber(more)} more` : ''}.`;
}
