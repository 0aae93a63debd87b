import type { Api } from '../../../shared/contract/api.ts';
import type { LibraryStore } from '../../store/database.ts';
import { MAX_IMPORT_BYTES, type FileType } from '../../../shared/contract/exchange.ts';
import type { ExportedParts } from '../../../shared/contract/exportedParts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { MoveNaming } from '../../../shared/puzzle/geometry.ts';
import { csvLine } from '../../../shared/exchange/csv.ts';
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
import { classTable } from './classTables.ts';
import { QUESTION_HEADER, questionRow } from './questionTable.ts';
import { RUN_HEADER, runRow, type Cell } from './runTable.ts';

const ROWS_AT_ONCE = 1_000;

type RowWriter<Row> = (row: Row, naming: MoveNaming) => Cell[];

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
  async function save(name: string, type: FileType, parts: AsyncIterable<string> | Iterable<string>) {
    const file = await beginFile(destination, { name, type });
    return file && orDiscard(file, () => writeAll(file, parts));
  }

  async function saveLibrary(name: string, { file, damaged }: Gathered, remedy: string) {
    const text = writeLibrary(file);
    requireImportable(text, remedy);
    const saved = await save(name, 'searchlight', [text]);
    return saved && { ...saved, damaged };
  }

  async function saveTable<Row>(
    what: string,
    header: readonly string[],
    rows: readonly Row[],
    cellsOf: RowWriter<Row>,
  ) {
    const { moveNaming } = read(allSettings);
    return save(
      named(what),
      'csv',
      tableLines(header, rows, (row) => cellsOf(row, moveNaming)),
    );
  }

  return {
    async exportSets(params) {
      const gathered = read((db) => gather(db, params));
      const name = params.setIds === null ? null : titleOfOnly(gathered.file.sets);
      return saveLibrary(name ?? named('library'), gathered, remedyFor(params));
    },
    async exportLessons({ lessonIds }) {
      const gathered = read((db) => gatherLessonsAlone(db, lessonIds));
      return saveLibrary(titleOfOnly(gathered.file.lessons) ?? named('lessons'), gathered, 'Choose fewer lessons.');
    },
    async exportPage(subject) {
      const gathered = read((db) => gatherPage(db, subject));
      const { page, library } = await writePage(template, gathered);
      requireImportable(library, 'Choose a smaller part of the library.');
      const saved = await save(gathered.title, 'html', [page]);
      return saved && { ...saved, damaged: gathered.damaged };
    },
    async exportExperiments({ experimentIds }) {
      const gathered = read((db) => gatherExperimentsAlone(db, experimentIds));
      const [only, ...others] = gathered.file.experiments;
      const name = only !== undefined && others.length === 0 ? only.recipe.title : named('experiments');
      return saveLibrary(name, gathered, 'Save its results as a table.');
    },
    async exportHeuristics({ heuristics }) {
      const [only, ...others] = heuristics;
      const name = only !== undefined && others.length === 0 ? only.name : named('heuristics');
      return saveLibrary(name, { file: { ...EMPTY_FILE, heuristics }, damaged: 0 }, 'Choose fewer heuristics.');
    },
    async exportAnswers({ questionIds, ...answers }) {
      const gathered = read((db) => gatherAnswers(db, questionIds, answers));
      return saveLibrary(`${answers.name}, ${answers.title}`, gathered, 'Answer fewer questions.');
    },
    async exportRuns(params) {
      const { rows, damaged } = read((db) => listRuns(db, { ...params, ...EVERYTHING }));
      const saved = await saveTable('runs', RUN_HEADER, rows, runRow);
      return saved && { ...saved, damaged: damaged.length };
    },
    async exportQuestions(params) {
      const { rows, damaged } = read((db) => listQuestions(db, { ...params, ...EVERYTHING }));
      const saved = await saveTable('questions', QUESTION_HEADER, rows, questionRow);
      return saved && { ...saved, damaged: damaged.length };
    },
    async exportResults({ table, ...query }) {
      const results = read((db) => classResults(db, query, new QuestionWords()));
      const { header, rows } = classTable(table, results);
      const saved = await save(
        named(`results by ${table}`),
        'csv',
        tableLines(header, rows, (row) => row),
      );
      return saved && { ...saved, damaged: results.damaged };
    },
  };
}

async function writeAll(file: OutgoingFile, parts: AsyncIterable<string> | Iterable<string>) {
  for await (const part of parts) await file.write(new TextEncoder().encode(part));
  return file.finish();
}

function titleOfOnly(ones: readonly { readonly title: string }[]): string | null {
  return ones.length === 1 ? ones[0].title : null;
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

function* tableLines<Row>(header: readonly string[], rows: readonly Row[], cellsOf: (row: Row) => Cell[]) {
  yield csvLine(header);
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    yield rows
      .slice(at, at + ROWS_AT_ONCE)
      .map((row) => csvLine(cellsOf(row)))
      .join('');
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
