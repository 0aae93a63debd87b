import {
  MAX_IMPORT_BYTES,
  MAX_IMPORT_FILES,
  type ImportFault,
  type RecentFile,
} from '../../../shared/contract/exchange.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { Lesson } from '../../../shared/contract/lessons.ts';
import { FileFault } from '../../../shared/exchange/fault.ts';
import { joinFiles, named, type NamedFile } from '../../../shared/exchange/joinFiles.ts';
import { EMPTY_FILE } from '../../../shared/exchange/libraryFile.ts';
import { readFile, type Incoming } from '../../../shared/exchange/readFile.ts';
import { requireImportable } from '../../../shared/exchange/readText.ts';
import { handedIn, type AnswersFile, type HandedIn } from './answers/handedIn.ts';
import { KnownLessons } from './answers/lessonQuestions.ts';
import { AskingAgain } from './answers/askedAgain.ts';
import { withSoundExperiments } from './experimentFiles.ts';
import { withValidPictures } from './validPictures.ts';

export interface WaitingFiles {
  /**
   * Takes the files opened together that have waited longest, and returns their reader; `null` for none. The reader
   * throws an `AppError`: `bad-file` if a file opened alone is too large or cannot be read, `too-many` if files could
   * not wait.
   */
  take(): (() => Promise<IncomingFiles>) | null;
  readonly isWaiting: boolean;
  /** The files opened last, newest first. */
  readonly recent: readonly RecentFile[];
  /** Puts one of them back into the queue; returns whether it exists. */
  openRecent(recentId: number): boolean;
  clearRecent(): void;
}

export class IncomingFile {
  readonly name: string;
  readonly #bytes: Uint8Array;
  #received = 0;

  /** Throws an `AppError` with code `bad-file` where `bytes`, its announced size, is too large. */
  constructor(name: string, bytes: number) {
    orBadFile(() => requireImportable(bytes));
    this.name = name;
    this.#bytes = new Uint8Array(Math.min(bytes, MAX_IMPORT_BYTES));
  }

  /** Throws an `AppError` beyond the announced size. */
  add(part: ArrayBuffer): void {
    if (this.#received + part.byteLength > this.#bytes.length)
      throw new AppError('bad-file', 'This file is larger than announced.');
    this.#bytes.set(new Uint8Array(part), this.#received);
    this.#received += part.byteLength;
  }

  get size(): number {
    return this.#bytes.length;
  }

  get isComplete(): boolean {
    return this.#received === this.#bytes.length;
  }

  read(): Incoming {
    return orBadFile(() => readFile(this.name, this.#bytes));
  }
}

/** What an import brings, from one or several files. */
export interface IncomingContent extends Omit<Incoming, 'answers'> {
  readonly files: number;
  /** Answers given in pages. They are not among the questions. */
  readonly handedIn: readonly HandedIn[];
}

/** The lessons that answers may belong to, those of the library first. */
type LessonsThere = () => readonly Lesson[];

const TOO_MUCH = `Together these files have more than ${MAX_IMPORT_BYTES / 1024 / 1024} MB: import this one after the others.`;

export class IncomingFiles {
  readonly #files: IncomingFile[] = [];
  readonly #leftOut: ImportFault[] = [];
  #content: IncomingContent | undefined;

  get name(): string | null {
    return this.#files.length + this.#leftOut.length === 1 ? this.#files[0]!.name : null;
  }

  /** Throws an `AppError` with code `bad-file` or `too-many` beyond what one import may bring. */
  addFile(name: string, bytes: number): void {
    this.#requireComplete();
    this.join(new IncomingFile(name, bytes));
  }

  join(file: IncomingFile): void {
    if (this.#files.length >= MAX_IMPORT_FILES)
      throw new AppError('too-many', `At most ${MAX_IMPORT_FILES} files can be imported together.`);
    if (this.#files.reduce((sum, { size }) => sum + size, file.size) > MAX_IMPORT_BYTES)
      throw new AppError('bad-file', TOO_MUCH);
    this.#files.push(file);
    this.#content = undefined;
  }

  /** Notes a file that cannot be imported, and why. */
  leaveOut(sentence: string): void {
    this.#leftOut.push({ line: null, sentence });
  }

  add(part: ArrayBuffer): void {
    this.#files.at(-1)!.add(part);
  }

  /**
   * The content of all files, read once. Unreadable ones among several become faults. Throws an `AppError` with code
   * `bad-file` if none can be read.
   */
  read(lessons: LessonsThere): IncomingContent {
    this.#requireComplete();
    return (this.#content ??= contentOf(this.#files, this.#leftOut, lessons));
  }

  #requireComplete(): void {
    if (this.#files.at(-1)?.isComplete === false) throw new AppError('bad-file', 'This file is not complete yet.');
  }
}

function contentOf(
  files: readonly IncomingFile[],
  leftOut: readonly ImportFault[],
  lessons: LessonsThere,
): IncomingContent {
  if (files.length + leftOut.length === 1)
    return { ...joinedContent([{ name: files[0].name, content: files[0].read() }], lessons), files: 1 };
  const read = files.map((file) => ({ name: file.name, ...orFault(() => file.read()) }));
  const sound = read.filter((file): file is typeof file & NamedFile => 'content' in file);
  const unread = read.flatMap(({ name, fault }) => (fault ? named(name, { line: null, sentence: fault }) : []));
  const wrong = [...leftOut, ...unread];
  if (sound.length === 0) throw new AppError('bad-file', `None of these files can be read. ${wrong[0]!.sentence}`);
  const joined = joinedContent(sound, lessons);
  return { ...joined, files: sound.length, faults: [...wrong, ...joined.faults] };
}

/** The content of the readable files; those with answers are kept apart, each alone. */
function joinedContent(files: readonly NamedFile[], lessons: LessonsThere): Omit<IncomingContent, 'files'> {
  const asking = new AskingAgain();
  const known = new KnownLessons(lessons, asking);
  const handed = files.flatMap(({ name, content }) =>
    isOfAnswers(content) ? [handedIn(name, content, asking, known)] : [],
  );
  const others = files.map(({ name, content }) => ({
    name,
    content: isOfAnswers(content) ? { ...EMPTY_FILE, format: content.format, faults: [] } : soundPart(content, asking),
  }));
  const [only, ...more] = others;
  return { ...(more.length === 0 ? only.content : joinFiles(others)), handedIn: handed };
}

function isOfAnswers(content: Incoming): content is AnswersFile {
  return content.answers !== undefined;
}

/** The result of `read`, or one sentence that says why it failed. */
function orFault(read: () => Incoming): { content: Incoming; fault?: undefined } | { fault: string } {
  try {
    return { content: read() };
  } catch (error) {
    if (error instanceof AppError) return { fault: error.message };
    throw error;
  }
}

/** The part of a file that the engine and the rules of the library confirm. */
function soundPart(file: Incoming, asking: AskingAgain): Incoming {
  return asking.judged(withSoundExperiments(withValidPictures(file)));
}

function orBadFile<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    throw new AppError('bad-file', error.line === null ? error.message : `Line ${error.line}: ${error.message}`);
  }
}
