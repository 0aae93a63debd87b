import type { Api } from '../../../shared/contract/api.ts';
import type { LibraryStore } from '../../store/database.ts';
import { MAX_IMPORT_BYTES, type FileType } from '../../../shared/contract/exchange.ts';
import type { ExportedParts } from '../../../shared/contract/exportedParts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { ListRows } from '../../../shared/contract/lists.ts';
import type { MoveNaming } from '../../../shared/puzzle/geometry.ts';
import { EMPTY_FILE, writeLibrary } from '../../../shared/exchange/libraryFile.ts';
import type { Destination, OutgoingFile } from '../../destination.ts';
import { listQuestions } from '../../store/findQuestions.ts';
import { listRuns } from '../../store/findRuns.ts';
import { allSettings } from '../../store/settings.ts';
import { EVERYTHING } from '../../store/pages.ts';
import { beginFile, orDiscard } from './beginFile.ts';
import { gather, gatherAnswers, gatherExperimentsAlone, gatherLessonsAlone, type Gathered } from './gather.ts';
import { gatherPage, writePage, type PageTemplate } from './pages.ts';
import { classResults } from './answers/classResults.ts';
import { QuestionWords } from './answers/questionWords.ts';
import { CLASS_TABLES } from './classTables.ts';
import { QUESTION_TABLE } from './questionTable.ts';
import { RUN_TABLE } from './runTable.ts';
import { tableLines, type WrittenColumn } from './tableLines.ts';

export function exportsOf(
  { read }: LibraryStore,
  destination: Destination,
  template: PageTemplate,
): Pick<
  Api['exchange'],
  | 'exportSets'
  | 'exportLessons'
  | 'exportExperiments'
  | 'exportHeuristics'
  | 'exportRuns'
  | 'exportQuestions'
  | 'exportResults'
  | 'exportPage'
  | 'exportAnswers'
> {
  async function save(name: string, type: FileType, parts: Iterable<string>, damaged: number) {
    const file = await beginFile(destination, { name, type });
    const saved = file && (await orDiscard(file, () => writeAll(file, parts)));
    return saved && { ...saved, damaged };
  }

  function saveLibrary(name: string, { file, damaged }: Gathered, remedy: string) {
    const text = writeLibrary(file);
    requireImportable(text, remedy);
    return save(name, 'searchlight', [text], damaged);
  }

  function saveTable<Row>(
    what: string,
    columns: readonly WrittenColumn<Row, MoveNaming>[],
    { rows, damaged }: Pick<ListRows<Row>, 'rows' | 'damaged'>,
  ) {
    const lines = tableLines(columns, rows, read(allSettings).moveNaming);
    return save(named(what), 'csv', lines, damaged.length);
  }

  return {
    async exportSets(params) {
      const gathered = read((db) => gather(db, params));
      const titles = params.setIds === null ? [] : titlesOf(gathered.file.sets);
      return saveLibrary(nameOf(titles, 'library'), gathered, remedyFor(params));
    },
    async exportLessons({ lessonIds }) {
      const gathered = read((db) => gatherLessonsAlone(db, lessonIds));
      return saveLibrary(nameOf(titlesOf(gathered.file.lessons), 'lessons'), gathered, 'Choose fewer lessons.');
    },
    async exportPage(subject) {
      const gathered = read((db) => gatherPage(db, subject));
      const { page, library } = await writePage(template, gathered);
      requireImportable(library, 'Choose a smaller part of the library.');
      return save(gathered.title, 'html', [page], gathered.damaged);
    },
    async exportExperiments({ experimentIds }) {
      const gathered = read((db) => gatherExperimentsAlone(db, experimentIds));
      const titles = titlesOf(gathered.file.experiments.map(({ recipe }) => recipe));
      return saveLibrary(nameOf(titles, 'experiments'), gathered, 'Save its results as a table.');
    },
    async exportHeuristics({ heuristics }) {
      const names = heuristics.map(({ name }) => name);
      return saveLibrary(
        nameOf(names, 'heuristics'),
        { file: { ...EMPTY_FILE, heuristics }, damaged: 0 },
        'Choose fewer heuristics.',
      );
    },
    async exportAnswers({ questionIds, ...answers }) {
      const gathered = read((db) => gatherAnswers(db, questionIds, answers));
      return saveLibrary(`${answers.name}, ${answers.title}`, gathered, 'Answer fewer questions.');
    },
    async exportRuns(params) {
      const runs = read((db) => listRuns(db, { ...params, ...EVERYTHING }));
      return saveTable('runs', RUN_TABLE, runs);
    },
    async exportQuestions(params) {
      const questions = read((db) => listQuestions(db, { ...params, ...EVERYTHING }));
      return saveTable('questions', QUESTION_TABLE, questions);
    },
    async exportResults({ table, ...query }) {
      const results = read((db) => classResults(db, query, new QuestionWords()));
      return save(named(`results by ${table}`), 'csv', CLASS_TABLES[table](results), results.damaged);
    },
  };
}

async function writeAll(file: OutgoingFile, parts: Iterable<string>) {
  for (const part of parts) await file.write(new TextEncoder().encode(part));
  return file.finish();
}

function titlesOf(ones: readonly { readonly title: string }[]): readonly string[] {
  return ones.map(({ title }) => title);
}

/** The name of a file: that of the only one in it, or what it holds. */
function nameOf(names: readonly string[], what: string): string {
  return names.length === 1 ? names[0] : named(what);
}

function remedyFor({ withRuns, withLessons = false, withExperiments = false }: ExportedParts): string {
  const parts = [
    ...(withRuns ? ['the runs, comparisons and questions'] : []),
    ...(withLessons ? ['the lessons'] : []),
    ...(withExperiments ? ['the experiments'] : []),
  ];
  return parts.length > 0 ? `Leave ${parts.join(', or ')} out, or choose fewer sets.` : 'Choose fewer sets.';
}

/** Refuses to write a file that could not be imported again. `remedy` says what to do instead. */
function requireImportable(text: string, remedy: string): void {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= MAX_IMPORT_BYTES) return;
  const [size, most] = [bytes, MAX_IMPORT_BYTES].map((count) => Math.ceil(count / 1024 / 1024));
  throw new AppError(
    'too-many',
    `This file would have ${size} MB; files of at most ${most} MB can be imported. ${remedy}`,
  );
}

function named(what: string): string {
  return `Searchlight ${what} ${today()}`;
}

/** The day of this place, as "2026-11-28". */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
