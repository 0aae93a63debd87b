/** The outputs of a class, each refereed by the worker, one after another. */
import { changedClaim, type Claim } from '../../shared/referee/verdict/claimed.ts';
import type { LessonStop } from '../../shared/contract/lessons.ts';
import type { BugId } from '../../shared/referee/bugs/bugs.ts';
import { BUG_WORDS } from '../../shared/referee/bugs/bugWords.ts';
import { MAX_OUTPUTS, type ClassFiles, type IgnoredFile } from '../../shared/referee/handedIn/classFiles.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { count, formatNumber } from '../ui/format.ts';
import type { Program } from '../program/program.ts';
import { givenAssignment } from './refereedProgram.svelte.ts';
import { remarksOnClass } from './classRemarks.ts';
import { certainBug, type ClassRow } from './classRow.ts';
import { classBugs } from './classBugs.ts';
import { Judging } from './judging.svelte.ts';
import type { OutputFile } from './outputFile.ts';
import type { ClassVerdict } from './refereeMethods.ts';

/** Which rows are shown: all, those of a verdict, those of a bug, or those with a remark. */
export type ClassFilter = 'all' | ClassVerdict['verdict'] | `bug ${BugId}` | 'remarks';

/** A table that is drawn after each of a thousand programs takes longer than to judge them. */
const SHOWN_EVERY_MS = 400;

/** Of which rows, and what is said of several, and of one where that is something else. */
const OTHER_KINDS: readonly (readonly [is: (row: ClassRow) => boolean, several: string, one?: string])[] = [
  [({ bugs }) => bugs.length > 1, 'one of several bugs; another board would tell which.'],
  [
    ({ verdict, bugs }) => verdict === 'wrong' && bugs.length === 0,
    'break a rule by no bug that is known here.',
    'breaks a rule by no bug that is known here.',
  ],
  [
    ({ verdict }) => verdict === 'cut',
    'follow the rules as far as they go; the output ends before the search does.',
    'follows the rules as far as it goes; the output ends before the search does.',
  ],
  [({ verdict }) => verdict === 'empty' || verdict === 'unknown', 'without a state, or not judged.'],
];

export class RefereedClass {
  files = $state.raw<readonly OutputFile[]>([]);
  ignored = $state.raw<readonly IgnoredFile[]>([]);
  claim = $state.raw<Claim>({});
  rows = $state.raw<readonly ClassRow[]>([]);
  filter = $state<ClassFilter>('all');

  readonly judging: Judging;
  /** Makes a question. */
  readonly asking: Judging;
  readonly #program: Program;

  constructor(program: Program, startWorker: () => Port) {
    this.#program = program;
    this.claim = givenAssignment(program);
    this.judging = new Judging(program.notices, startWorker);
    this.asking = new Judging(program.notices, startWorker);
  }

  readonly remarks = $derived.by(() => remarksOnClass(this.rows));

  readonly shown = $derived.by((): readonly ClassRow[] => this.rows.filter((row) => this.#isShown(row)));

  /** How many certainly have each bug, the most frequent first. */
  readonly bugs = $derived.by((): readonly (readonly [BugId, number])[] => {
    const counts = new Map<BugId, number>();
    for (const bug of this.rows.map(certainBug)) if (bug !== null) counts.set(bug, (counts.get(bug) ?? 0) + 1);
    return [...counts].toSorted(([, one], [, other]) => other - one);
  });

  /** What else is true of how many, in the words of a list. */
  readonly others = $derived.by(() =>
    OTHER_KINDS.map(([is, several, one = several]) => {
      const programs = this.rows.filter(is).length;
      return [programs === 1 ? one : several, programs] as const;
    }),
  );

  async open({ outputs, ignored }: ClassFiles<Blob>): Promise<void> {
    if (outputs.length > MAX_OUTPUTS)
      return this.#program.notices.complain(
        new Error(
          `At most ${count(MAX_OUTPUTS, 'file')} are refereed at once, and these are ${formatNumber(outputs.length)}.`,
        ),
      );
    this.files = outputs;
    this.ignored = ignored;
    this.filter = 'all';
    await this.#judge();
  }

  async choose(change: Partial<Claim>): Promise<void> {
    this.claim = changedClaim(this.claim, change);
    await this.#judge();
  }

  /** Ends what is under way, because something else is on show. */
  close(): void {
    this.judging.cancel();
    this.asking.cancel();
  }

  /** Hands on a question about a bug, whose wrong choices are what programs of this class do. */
  async ask(bug: BugId, onmade: (stop: LessonStop) => void): Promise<void> {
    const group = classBugs(this.rows, bug);
    await this.asking.run(async (referee, isWanted) => {
      const stop = await referee.stop(group);
      if (!isWanted()) return;
      if (stop === null)
        throw new Error(
          `No board was found on which the order of the states shows this bug: it ${BUG_WORDS[bug].does}.`,
        );
      onmade(stop);
    });
  }

  /** All anew; a question that is being made would be about what is no longer there. */
  async #judge(): Promise<void> {
    this.asking.cancel();
    this.rows = [];
    await this.goOn();
  }

  /** Judges those that are not judged yet. */
  goOn(): Promise<void> {
    const { files, claim } = this;
    return this.judging.run(async (referee, isWanted) => {
      const rows = [...this.rows];
      let shownAtMs = -Infinity;
      for (const file of files.slice(rows.length)) {
        const verdict = await referee.look({ file, claim });
        if (!isWanted()) return;
        rows.push({ file, ...verdict });
        const nowMs = performance.now();
        if (nowMs - shownAtMs < SHOWN_EVERY_MS) continue;
        shownAtMs = nowMs;
        this.rows = [...rows];
      }
      this.rows = rows;
    });
  }

  #isShown(row: ClassRow): boolean {
    const { filter } = this;
    if (filter === 'remarks') return this.remarks.has(row);
    return filter === 'all' || row.verdict === filter || `bug ${certainBug(row)}` === filter;
  }
}
