import type { FileType, SavedFile } from '../../shared/contract/exchange.ts';
import { asCsv, asLatex, asMarkdown, type LabTable } from '../../shared/lab/tables.ts';
import { fileName } from '../host/fileName.ts';
import { deliver, saveBytes } from '../host/exchangeFiles.ts';
import { saveParts } from '../host/saveParts.ts';
import type { Program } from '../program/program.ts';
import type { ExperimentEditor } from './experimentEditor.svelte.ts';

interface TableFormat {
  readonly label: string;
  readonly type: FileType;
  readonly write: (table: LabTable) => string;
}

export const TABLE_FORMATS: readonly TableFormat[] = [
  { label: 'CSV, all measures', type: 'csv', write: asCsv },
  { label: 'LaTeX', type: 'tex', write: asLatex },
  { label: 'Markdown', type: 'md', write: asMarkdown },
];

type ExportContext = Pick<Program, 'api' | 'notices'>;

export async function saveLabTable(
  { api, notices }: ExportContext,
  { recipe, counting, text, look }: ExperimentEditor,
  { type, write }: TableFormat,
): Promise<void> {
  await notices.attempt(async () => {
    const { measure, branching } = look;
    const content = write({ recipe, rows: counting.table.rows, measure, branching, book: text.book });
    const bytes = new Blob([content], { type: 'text/plain' });
    say({ notices }, await saveBytes(api, { name: fileName(recipe.title), type, bytes }));
  });
}

/** One line per search and puzzle, made and sent in parts. */
export async function saveResults(
  { api, notices }: ExportContext,
  { recipe, lab, look }: ExperimentEditor,
): Promise<void> {
  await notices.attempt(async () => {
    const file = { name: fileName(recipe.title, 'results'), type: 'csv' as const };
    const saved = await saveParts(api.exchange, file, partsOf(lab, look));
    say({ notices }, saved && deliver(saved));
  });
}

async function* partsOf(
  lab: ExperimentEditor['lab'],
  { branching }: ExperimentEditor['look'],
): AsyncGenerator<ArrayBuffer> {
  for (let isFirst = true; ; isFirst = false) {
    const part = await lab.resultsPart({ isFirst, branching });
    if (part.byteLength === 0) return;
    yield part;
  }
}

function say({ notices }: Pick<ExportContext, 'notices'>, saved: SavedFile | null): void {
  if (saved !== null) notices.tell(`The table is saved as “${saved.name}”.`);
}
