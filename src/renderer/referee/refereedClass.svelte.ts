/** The outputs of a class, each refereed by the worker, one after another. */
import type { Claim } from '../../shared/referee/claimed.ts';
import type { BugId } from '../../shared/referee/bugs.ts';
import { connect } from '../../shared/rpc/rpc.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { count } from '../ui/format.ts';
import { sortedRows, type SortValue } from '../library/sortedRows.ts';
import type { Program } from '../program/program.ts';
import type { ClassVerdict, RefereeServices } from './refereeMethods.ts';

export const MAX_CLASS_FILES = 1_000;

export interface ClassRow extends ClassVerdict {
  readonly file: File;
}

export const CLASS_ORDERS = ['file', 'verdict', 'step', 'bug', 'steps'] as const;
export type ClassOrder = (typeof CLASS_ORDERS)[number];

/** Which rows are shown: all, those of a verdict, or those of a bug. */
export type ClassFilter = 'all' | ClassVerdict['verdict'] | `bug ${BugId}`;

export class RefereedClass {
  files = $state.raw<readonly File[]>([]);
  claim = $state.raw<Claim>({});
  rows = $state.raw<readonly ClassRow[]>([]);
  isJudging = $state(false);
  order = $state<ClassOrder>('file');
  isDescending = $state(false);
  filter = $state<ClassFilter>('all');

  readonly #program: Program;
  readonly #startWorker: () => Port;
  #closeWorker: (() => void) | null = null;

  constructor(program: Program, startWorker: () => Port) {
    this.#program = program;
    this.#startWorker = startWorker;
  }

  readonly shown = $derived.by((): readonly ClassRow[] =>
    sortedRows(
      this.rows.filter((row) => isShown(row, this.filter)),
      VALUES[this.order],
      this.isDescending,
    ),
  );

  /** How many have each bug, the most frequent first. Of bugs that cannot be told apart, all are counted. */
  readonly bugs = $derived.by((): readonly (readonly [BugId, number])[] => {
    const counts = new Map<BugId, number>();
    for (const { bugs } of this.rows) for (const bug of bugs) counts.set(bug, (counts.get(bug) ?? 0) + 1);
    return [...counts].toSorted(([, one], [, other]) => other - one);
  });

  async open(files: readonly File[]): Promise<void> {
    if (files.length > MAX_CLASS_FILES)
      return this.#program.notices.complain(
        new Error(`At most ${count(MAX_CLASS_FILES, 'file')} are refereed at once, and these are ${files.length}.`),
      );
    this.files = files;
    this.filter = 'all';
    await this.#judge();
  }

  /** The same order again turns it around. */
  orderBy(order: ClassOrder): void {
    this.isDescending = order === this.order && !this.isDescending;
    this.order = order;
  }

  async choose(change: Partial<Claim>): Promise<void> {
    this.claim = { ...this.claim, ...change };
    await this.#judge();
  }

  /** What was judged stays. */
  cancel(): void {
    this.#closeWorker?.();
    this.#closeWorker = null;
    this.isJudging = false;
  }

  async #judge(): Promise<void> {
    this.cancel();
    const port = this.#startWorker();
    const close = (): void => port.close();
    this.#closeWorker = close;
    this.isJudging = true;
    this.rows = [];
    const { files, claim } = this;
    await this.#program.notices.attempt(async () => {
      const { referee } = connect<RefereeServices>(port);
      for (const file of files) {
        const verdict = await referee.look({ file, claim });
        if (this.#closeWorker !== close) return;
        this.rows = [...this.rows, { file, ...verdict }];
      }
    });
    if (this.#closeWorker === close) this.cancel();
  }
}

function isShown({ verdict, bugs }: ClassRow, filter: ClassFilter): boolean {
  return filter === 'all' || verdict === filter || bugs.some((bug) => `bug ${bug}` === filter);
}

const VALUES: Readonly<Record<ClassOrder, (row: ClassRow) => SortValue>> = {
  file: ({ file }) => file.name,
  verdict: ({ verdict }) => verdict,
  step: ({ step }) => step,
  bug: ({ bugs }) => (bugs.length === 0 ? null : bugs.join()),
  steps: ({ steps }) => steps,
};
