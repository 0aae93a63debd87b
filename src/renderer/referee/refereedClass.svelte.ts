/** The outputs of a class, each refereed by the worker, one after another. */
import type { Claim } from '../../shared/referee/claimed.ts';
import type { BugId } from '../../shared/referee/bugs.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { count } from '../ui/format.ts';
import type { Program } from '../program/program.ts';
import { setAssignment } from './refereedProgram.svelte.ts';
import { Judging } from './judging.svelte.ts';
import type { ClassVerdict } from './refereeMethods.ts';

export const MAX_CLASS_FILES = 1_000;

export interface ClassRow extends ClassVerdict {
  readonly file: File;
}

/** Which rows are shown: all, those of a verdict, or those of a bug. */
export type ClassFilter = 'all' | ClassVerdict['verdict'] | `bug ${BugId}`;

export class RefereedClass {
  files = $state.raw<readonly File[]>([]);
  claim = $state.raw<Claim>({});
  rows = $state.raw<readonly ClassRow[]>([]);
  filter = $state<ClassFilter>('all');

  readonly judging: Judging;
  readonly #program: Program;

  constructor(program: Program, startWorker: () => Port) {
    this.#program = program;
    this.claim = setAssignment(program);
    this.judging = new Judging(program.notices, startWorker);
  }

  readonly shown = $derived.by((): readonly ClassRow[] => this.rows.filter((row) => isShown(row, this.filter)));

  /** How many certainly have each bug, the most frequent first. */
  readonly bugs = $derived.by((): readonly (readonly [BugId, number])[] => {
    const counts = new Map<BugId, number>();
    for (const bug of this.rows.map(certainBug)) if (bug !== null) counts.set(bug, (counts.get(bug) ?? 0) + 1);
    return [...counts].toSorted(([, one], [, other]) => other - one);
  });

  /** How many have one of several bugs, which their boards do not tell apart. */
  readonly undecided = $derived.by(() => this.rows.filter(({ bugs }) => bugs.length > 1).length);

  async open(files: readonly File[]): Promise<void> {
    if (files.length > MAX_CLASS_FILES)
      return this.#program.notices.complain(
        new Error(`At most ${count(MAX_CLASS_FILES, 'file')} are refereed at once, and these are ${files.length}.`),
      );
    this.files = files;
    this.filter = 'all';
    await this.#judge();
  }

  async choose(change: Partial<Claim>): Promise<void> {
    this.claim = { ...this.claim, ...change };
    await this.#judge();
  }

  #judge(): Promise<void> {
    this.rows = [];
    const { files, claim } = this;
    return this.judging.run(async (referee, isWanted) => {
      for (const file of files) {
        const verdict = await referee.look({ file, claim });
        if (!isWanted()) return;
        this.rows = [...this.rows, { file, ...verdict }];
      }
    });
  }
}

/** `null` where no bug, or more than one, explains the lines. */
function certainBug({ bugs }: ClassRow): BugId | null {
  return bugs.length === 1 ? bugs[0] : null;
}

function isShown(row: ClassRow, filter: ClassFilter): boolean {
  return filter === 'all' || row.verdict === filter || `bug ${certainBug(row)}` === filter;
}
