/** Exports of an experiment: its chart, its table, its recipe, and every single result. */
import type { FileType, SavedFile } from '../../shared/contract/exchange.ts';
import { asCsv, asLatex, asMarkdown, type LabTable } from '../../shared/lab/tables.ts';
import { fileName } from '../host/fileName.ts';
import { deliver, saveBytes } from '../host/exchangeFiles.ts';
import { saveParts } from '../host/saveParts.ts';
import type { Program } from '../program/program.ts';
import { savePicture, type PictureFormat } from '../program/savePicture.ts';
import { readPalette } from '../ui/pen/palette.ts';
import type { LabChart } from './labChart.ts';
import type { LabDesk } from './labDesk.svelte.ts';
import { labPicture } from './paintLab.ts';

interface TableFormat {
  readonly label: string;
  readonly type: FileType;
  readonly write: (table: LabTable) => string;
}

/** How the table leaves. */
export const TABLE_FORMATS: readonly TableFormat[] = [
  { label: 'CSV, all measures', type: 'csv', write: asCsv },
  { label: 'LaTeX', type: 'tex', write: asLatex },
  { label: 'Markdown', type: 'md', write: asMarkdown },
];

type ExportContext = Pick<Program, 'api' | 'notices'>;

export async function saveTable(
  { api, notices }: ExportContext,
  { recipe, table, text, look }: LabDesk,
  { type, write }: TableFormat,
): Promise<void> {
  await notices.attempt(async () => {
    const { measure, branching } = look;
    const content = write({ recipe, rows: table.rows, measure, branching, book: text.book });
    const bytes = new Blob([content], { type: 'text/plain' });
    say({ notices }, await saveBytes(api, { name: fileName(recipe.title), type, bytes }));
  });
}

export async function saveChart(
  { api, notices }: ExportContext,
  { recipe }: LabDesk,
  chart: LabChart,
  format: PictureFormat,
): Promise<void> {
  const picture = labPicture(chart, fileName(recipe.title, chart.id));
  await notices.attempt(() => savePicture(api, picture, format, readPalette(document.documentElement)));
}

/** A line for each search of each puzzle, made and sent part by part. */
export async function saveResults({ api, notices }: ExportContext, { recipe, lab, look }: LabDesk): Promise<void> {
  await notices.attempt(async () => {
    const file = { name: fileName(recipe.title, 'results'), type: 'csv' as const };
    const saved = await saveParts(api.exchange, file, partsOf(lab, look));
    say({ notices }, saved && deliver(saved));
  });
}

async function* partsOf(lab: LabDesk['lab'], { branching }: LabDesk['look']): AsyncGenerator<ArrayBuffer> {
  for (let isFirst = true; ; isFirst = false) {
    const part = await lab.resultsPart({ isFirst, branching });
    if (part.byteLength === 0) return;
    yield part;
  }
}

function say({ notices }: Pick<ExportContext, 'notices'>, saved: SavedFile | null): void {
  if (saved !== null) notices.tell(`The table is saved as “${saved.name}”.`);
}
