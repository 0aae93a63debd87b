/** The results of a class on the screen: which class, which lesson, which table, and what the library says of them. */
import type { ClassResults, HandedInLesson, ResultTable } from '../../shared/contract/classResults.ts';
import type { SavedDocument } from '../../shared/contract/kinds.ts';
import type { ListAnswers, ListQueries } from '../../shared/contract/lists.ts';
import type { Roster } from '../../shared/contract/rosters.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';
import type { HeldRows } from '../program/lists.svelte.ts';
import type { ListApi } from './rowList.svelte.ts';

const COLLATOR = new Intl.Collator('en', { numeric: true });

interface ClassAndLesson {
  readonly classLabel: string;
  readonly lesson: string | null;
}

interface LoadedResults extends ClassAndLesson {
  readonly results: ClassResults;
}

export class ClassDesk {
  handedIn = $state.raw<readonly HandedInLesson[]>([]);
  /** The results on the screen; those of the class and lesson may still be on their way. */
  loaded = $state.raw<LoadedResults | null>(null);
  table = $state<ResultTable>('student');
  readonly #api: ListApi;
  readonly #rosters: HeldRows<SavedDocument<'roster'>>;
  readonly #naming: () => MoveNaming;
  #wanted = $state.raw<ClassAndLesson | null>(null);
  #isShown = false;
  #turn = 0;

  constructor(api: ListApi, rosters: HeldRows<SavedDocument<'roster'>>, naming: () => MoveNaming) {
    this.#api = api;
    this.#rosters = rosters;
    this.#naming = naming;
  }

  /** In alphabetical order; '' for answers without a class. */
  readonly classes: readonly string[] = $derived.by(() => {
    const labels = this.handedIn.map(({ classLabel }) => classLabel);
    const listed = this.#rosters.rows.map(({ roster }) => roster.title);
    return [...new Set([...labels, ...listed])].sort(COLLATOR.compare);
  });

  /** The chosen one, or the one that was handed in last; `null` for none. */
  get classLabel(): string | null {
    const chosen = this.#wanted?.classLabel;
    if (chosen !== undefined && this.classes.includes(chosen)) return chosen;
    return latestOf(this.handedIn)?.classLabel ?? this.classes[0] ?? null;
  }

  /** The latest first. */
  get lessons(): readonly string[] {
    const handedIn = this.handedIn.filter(({ classLabel }) => classLabel === this.classLabel);
    const remarked = this.roster?.roster.remarked ?? [];
    return [...new Set([...handedIn, ...remarked].map(({ lesson }) => lesson))];
  }

  /** The chosen lesson, or the latest; `null` for all. */
  get lesson(): string | null {
    if (this.#wanted === null) return this.lessons[0] ?? null;
    const { lesson } = this.#wanted;
    return lesson !== null && this.lessons.includes(lesson) ? lesson : null;
  }

  /** The list of students; `null` where there is none. */
  get roster(): { readonly roster: Roster; readonly rosterId: number; readonly revision: string } | null {
    return this.#rosters.rows.find(({ roster }) => roster.title === this.classLabel) ?? null;
  }

  get query(): ListQueries['classResults'] | null {
    const { classLabel, lesson } = this;
    return classLabel === null ? null : { classLabel, lesson, naming: this.#naming() };
  }

  get results(): ClassResults | null {
    return this.loaded?.results ?? null;
  }

  async choose(classLabel: string, lesson: string | null): Promise<void> {
    this.#wanted = { classLabel, lesson };
    await this.load();
  }

  async chooseClass(classLabel: string): Promise<void> {
    this.#wanted = { classLabel, lesson: null };
    await this.choose(classLabel, this.lessons[0] ?? null);
  }

  /** Keeps the results up to date until the returned function is called. */
  show(): () => void {
    this.#isShown = true;
    return () => void (this.#isShown = false);
  }

  async takeHandedIn(handedIn: ListAnswers['handedIn']): Promise<void> {
    this.handedIn = handedIn;
    if (this.#isShown) await this.load();
  }

  /** If the results do not arrive, those of another class or lesson go. */
  async load(): Promise<void> {
    const { query, loaded } = this;
    const turn = ++this.#turn;
    const isSame = query?.classLabel === loaded?.classLabel && query?.lesson === loaded?.lesson;
    let found = isSame ? loaded : null;
    try {
      found = query && { ...query, results: (await this.#api.list({ classResults: query })).classResults! };
    } finally {
      if (turn === this.#turn) this.loaded = found;
    }
  }
}

function latestOf(handedIn: readonly HandedInLesson[]): HandedInLesson | undefined {
  return handedIn.toSorted((one, other) => other.answeredAtMs - one.answeredAtMs)[0];
}
