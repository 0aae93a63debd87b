/** How many steps of a worksheet fit on a page, measured on the page itself. */
import { sheetRows, sheetTree } from '../../shared/paper/worksheet.ts';
import { PAPERS, type PaperId } from '../../shared/contract/papers.ts';
import { MM, smallBoard, type SheetRun } from './sheetRun.ts';
import { placedTree, type PlacedTree } from './treeLayout.ts';

export const FORMS = { table: { label: 'Table' }, tree: { label: 'Tree' } } as const;
export type FormId = keyof typeof FORMS;

export interface WorksheetWish {
  readonly sheet: SheetRun;
  readonly paper: PaperId;
  readonly form: FormId;
  readonly steps: number;
}

/** Millimetres: between the edges of the paper and its content, of the foot, of a line of the table and of its head. */
const EDGES = { x: 32, y: 26 };
const FOOT = 11;
const LINE = { least: 17.2, aroundBoard: 2.2, rule: 0.05 };
const HEAD = 7.5;
/** Steps of a tree: those of a path need no more. */
const MAX_TREE_STEPS = 40;

/** Heights above and below the table or the tree, in CSS pixels. */
interface PageParts {
  above: number;
  below: number;
}

export class WorksheetFit {
  readonly around: PageParts[] = $state([
    { above: 0, below: 0 },
    { above: 0, below: 0 },
  ]);
  readonly #wish: () => WorksheetWish;

  constructor(wish: () => WorksheetWish) {
    this.#wish = wish;
  }

  /** The room for the table or the tree, in millimetres. */
  readonly room = $derived.by(() => {
    const { width, height } = PAPERS[this.#wish().paper];
    const taken = Math.max(...this.around.map(({ above, below }) => above + below)) / MM;
    return { width: width - EDGES.x, height: height - EDGES.y - FOOT - taken };
  });

  /** The height of a line of the table, in millimetres. */
  readonly line = $derived.by(() => {
    const { height } = smallBoard(this.#wish().sheet.run.puzzle);
    return Math.max(LINE.least, height + LINE.aroundBoard);
  });

  /** Steps that fit, of all steps of the run. */
  readonly most = $derived.by(() => {
    const { expansions } = this.#wish().sheet.run.reader;
    const fitting =
      this.#wish().form === 'table'
        ? Math.floor((this.room.height - HEAD) / (this.line + LINE.rule))
        : this.#mostInTree();
    return Math.min(fitting, expansions);
  });

  /** A tree only grows with its steps. */
  #mostInTree(): number {
    const { expansions } = this.#wish().sheet.run.reader;
    let most = 0;
    while (most < Math.min(MAX_TREE_STEPS, expansions) && this.#treeOf(most + 1) !== null) most++;
    return most;
  }

  #treeOf(steps: number): PlacedTree | null {
    const { run } = this.#wish().sheet;
    const { rows, cols } = run.puzzle;
    const least = smallBoard(run.puzzle).width;
    return placedTree(sheetTree(run, steps), { least, shape: rows / cols }, this.room);
  }

  readonly steps = $derived.by(() => Math.min(this.#wish().steps, this.most));

  readonly lines = $derived.by(() => sheetRows(this.#wish().sheet.run, this.steps));

  /** `null` where not even one step fits. */
  readonly tree = $derived.by(() => (this.steps === 0 ? null : this.#treeOf(this.steps)));
}
