/**
 * The lesson under way: its current stop, and the way from stop to stop. Its end restores what was on the screen
 * before; until then the lesson overwrites no settings.
 */
import { isPage, showsSearch } from '../../../shared/contract/stopParts.ts';
import { createContext } from 'svelte';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { ComparisonUnderWay } from '../../../shared/contract/comparisons.ts';
import type { QuestionKind } from '../../../shared/ask/kinds/questions.ts';
import type { HeldLesson, Lesson, LessonStop } from '../../../shared/contract/lessons.ts';
import type { LayoutKind, Faces, ColouredBy } from '../../../shared/contract/looks.ts';
import type { Run } from '../../../shared/contract/types.ts';
import type { View } from '../../../shared/contract/views.ts';
import { QUESTION_COMES } from '../../ask/askCommands.ts';
import type { Asking } from '../../ask/asking.svelte.ts';
import { doesLessonsAlone } from '../../program/alone.ts';
import type { ShownPuzzle } from '../../program/currentPuzzle.svelte.ts';
import { isGone } from '../../../shared/contract/errors.ts';
import type { ToldStop } from '../../../shared/lesson/filledStop.ts';
import { BOUNCE_MS } from './bounce.ts';
import type { FilledLesson } from '../filledLesson.svelte.ts';
import { askingIn, closeQuestions, type LessonTarget } from '../lessonTarget.ts';

const HELD = ['view', 'search', 'puzzleId', 'runId', 'unsaved', 'comparison', 'step', 'hidesNext'] as const;

/** What fills in a lesson and shows its stops, loaded with the first one. */
async function loadStage() {
  const [{ FilledLesson }, { isAtStop, showStop }, { askOwnAt }] = await Promise.all([
    import('../filledLesson.svelte.ts'),
    import('./stopShown.ts'),
    import('../ownAsked.ts'),
  ]);
  return { FilledLesson, isAtStop, showStop, askOwnAt };
}

interface Before {
  readonly view: View;
  readonly shown: ShownPuzzle | null;
  readonly run: Run | null;
  readonly step: number;
  readonly comparison: ComparisonUnderWay | null;
  readonly look: { readonly kind: LayoutKind; readonly faces: Faces; readonly colouredBy: ColouredBy | null };
}

export class LessonPlayer {
  filled = $state.raw<FilledLesson | null>(null);
  at = $state(0);
  /** Whether the teacher's note is beside the view; never while presenting. */
  showsNote = $state(true);

  /** Whether the question of the stop is still being made: the next key must not skip it. */
  isQuestionComing = $state(false);

  /** The stop that was left for one out of order; `null` before that. */
  cameFrom = $state<number | null>(null);
  /** Stops that are passed over while this lesson is held. */
  readonly leftOut = new SvelteSet<number>();
  /** Milliseconds at each stop, from the clock of the day, without the current stay. */
  readonly usedMs = new SvelteMap<number, number>();
  #cameAtMs = 0;
  #revealedAtMs = 0;

  readonly #target: LessonTarget;
  #before: Before | null = null;
  #lessonId: number | null = null;
  #stage = $state.raw<Awaited<ReturnType<typeof loadStage>> | null>(null);
  /** Counts calls to begin a lesson: the latest wins. */
  #begins = 0;
  /** Counts calls to show a stop: the latest wins. */
  #shows = 0;

  constructor(target: LessonTarget) {
    this.#target = target;
  }

  /** Hidden from someone who does the lesson alone. */
  get hasNotes(): boolean {
    return !doesLessonsAlone(this.#target.program);
  }

  get lesson(): Lesson | null {
    return this.filled?.lesson ?? null;
  }

  get stop(): LessonStop | null {
    return this.lesson?.stops[this.at] ?? null;
  }

  get told(): ToldStop | null {
    return this.filled?.told[this.at] ?? null;
  }

  /** The page that lies over the view. */
  get page(): LessonStop | null {
    const { stop } = this;
    return stop !== null && isPage(stop.view) && this.#target.program.navigation.isCovered ? stop : null;
  }

  /** Whether the question is coming beside the view of the stop, which leaves it its place: else the view would move twice. */
  get isQuestionComingBeside(): boolean {
    const { view, isCovered } = this.#target.program.navigation;
    const { stop } = this;
    if (!this.isQuestionComing || stop?.asks === undefined) return false;
    return isPage(stop.view) ? isCovered : stop.view === view && !showsSearch(view);
  }

  /** The next stop that is not left out; `null` at the last one. */
  get nextAt(): number | null {
    return this.#beyond(1);
  }

  get isFirst(): boolean {
    return this.#beyond(-1) === null;
  }

  /** Why there is no next stop. */
  get whyNoNext(): string {
    const isLast = this.at === this.lesson!.stops.length - 1;
    return isLast ? 'This is the last stop of the lesson.' : 'All stops after this one are left out this time.';
  }

  get #whyNoneBefore(): string {
    return this.at === 0
      ? 'This is the first stop of the lesson.'
      : 'All stops before this one are left out this time.';
  }

  #beyond(direction: 1 | -1): number | null {
    let at = this.at + direction;
    while (this.leftOut.has(at)) at += direction;
    return this.lesson?.stops[at] === undefined ? null : at;
  }

  /** Whether the user has left the stop to explore. */
  readonly isAway = $derived.by(() => this.stop !== null && !this.#stage!.isAtStop(this.#target, this.stop));

  /** Whether the class is being asked, or sketches a curve: the next key reveals the answer, or the results. */
  get isAsking(): boolean {
    return this.#sketched !== null || (this.#asking?.isWaiting ?? false);
  }

  /** The results that wait for the curve of the class. */
  get #sketched(): { reveal(): void } | null {
    const look = this.#target.lab.editor?.look;
    return look?.isSketching && this.stop?.view === 'lab' && !this.isAway ? look : null;
  }

  /** The asking of the open view. */
  get #asking(): Asking | null {
    return askingIn(this.#target);
  }

  /**
   * Begins a lesson at a stop, in place of one under way. `lessonId`: its id in the library, if it has one; `leftOut`:
   * stops that are passed over.
   */
  async begin(lesson: Lesson, at = 0, lessonId: number | null = null, leftOut: readonly number[] = []): Promise<void> {
    const { program } = this.#target;
    const begin = ++this.#begins;
    const stage = await loadStage();
    if (begin !== this.#begins) return;
    this.#stage = stage;
    this.filled?.stop();
    this.#before ??= this.#now();
    program.settings.hold(HELD);
    const filled = new stage.FilledLesson(program.api.searches, lesson);
    this.filled = filled;
    this.#startClock();
    this.leftOut.clear();
    leftOut.forEach((left) => this.leftOut.add(left));
    this.#lessonId = lessonId;
    void program.notices.attempt(() => filled.fill(at));
    await this.goTo(at);
  }

  #startClock(): void {
    this.usedMs.clear();
    this.#cameAtMs = 0;
    this.at = 0;
    this.cameFrom = null;
  }

  /** Continues the lesson that was under way when the page closed; silent if it is gone. */
  async resume(): Promise<void> {
    const { notices, settings } = this.#target.program;
    const held = settings.now.lesson;
    if (held === null || this.lesson) return;
    await notices.attempt(async () => {
      const lesson = await this.#find(held);
      if (this.lesson) return; // another one was begun meanwhile
      if (lesson?.stops.length)
        await this.begin(lesson, Math.min(held.at, lesson.stops.length - 1), held.lessonId, held.leftOut);
      else settings.remember({ lesson: null });
    });
  }

  async #find({ lessonId, title }: HeldLesson): Promise<Lesson | undefined> {
    if (lessonId === null) {
      const { LESSONS } = await import('../../../shared/lesson/lessons.ts');
      return LESSONS.find((lesson) => lesson.title === title);
    }
    try {
      return (await this.#target.program.api.lessons.get({ lessonId })).lesson;
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  }

  /** Goes to any stop, and remembers the one it leaves. */
  async jumpTo(at: number): Promise<void> {
    if (at !== this.at) this.cameFrom = this.at;
    await this.goTo(at);
  }

  async goTo(at: number): Promise<void> {
    const stop = this.lesson?.stops[at];
    if (!stop || this.#target.program.notices.disconnected) return;
    this.#leaveStop(at);
    this.#remember();
    await this.#show(stop, ++this.#shows);
  }

  /** Passes a stop over from now on while this lesson is held, or no longer. */
  leaveOut(at: number, isLeft: boolean): void {
    if (isLeft) this.leftOut.add(at);
    else this.leftOut.delete(at);
    this.#remember();
  }

  #remember(): void {
    const { title } = this.lesson!;
    const leftOut = [...this.leftOut];
    const held = { lessonId: this.#lessonId, title, at: this.at, ...(leftOut.length > 0 && { leftOut }) };
    this.#target.program.settings.remember({ lesson: held });
  }

  #leaveStop(at: number): void {
    if (this.#cameAtMs > 0) this.usedMs.set(this.at, this.usedUntilNow().get(this.at)!);
    this.#cameAtMs = Date.now();
    this.at = at;
  }

  /** Milliseconds at each stop, with the current stay. */
  usedUntilNow(): ReadonlyMap<number, number> {
    const stay = Date.now() - this.#cameAtMs;
    return new Map([...this.usedMs, [this.at, (this.usedMs.get(this.at) ?? 0) + stay]]);
  }

  async #show(stop: LessonStop, show: number): Promise<void> {
    this.isQuestionComing = stop.question !== undefined || stop.asks !== undefined;
    try {
      await this.#stage!.showStop(this.#target, stop, () => show === this.#shows);
      if (show !== this.#shows) return;
      if (stop.question) await this.#ask(stop.question);
      const isAskable = stop.asks !== undefined && (await this.filled?.untilAskable(this.at));
      if (show === this.#shows && isAskable)
        this.#noteAsked(this.#stage!.askOwnAt(this.#target, stop, this.told!.asks!));
    } finally {
      if (show === this.#shows) this.isQuestionComing = false;
    }
  }

  async #ask(kind: QuestionKind): Promise<void> {
    const asking = this.#asking;
    if (asking && (await asking.begin(kind))) this.#noteAsked(asking);
  }

  /** An exported page asks its own questions, not those of the program's lessons. */
  #noteAsked({ recipe }: Asking): void {
    if (this.#lessonId !== null) this.#target.program.answers?.noteOfLesson(recipe!);
  }

  /**
   * Reveals the answer of an open question, or else goes to the next stop. Waits for a question that is coming, and for
   * a moment after an answer.
   */
  next(): void {
    const { notices } = this.#target.program;
    const whyNot = this.isQuestionComing ? QUESTION_COMES : (this.#asking?.whyNoReveal ?? null);
    if (whyNot !== null) notices.hint(whyNot);
    else if (this.isAsking) this.#reveal();
    else if (Date.now() - this.#revealedAtMs > BOUNCE_MS) this.skip();
  }

  #reveal(): void {
    (this.#sketched ?? this.#asking)?.reveal();
    this.#revealedAtMs = Date.now();
  }

  /** Goes to the next stop, whatever is being asked. */
  skip(): void {
    const { nextAt } = this;
    if (nextAt === null) this.#target.program.notices.hint(this.#atTheEnd);
    else void this.goTo(nextAt);
  }

  get #atTheEnd(): string {
    const isLeft = (this.#target.program.answers?.unsaved ?? 0) > 0;
    return `${this.whyNoNext}${isLeft ? ' Save your answers for your teacher.' : ''}`;
  }

  back(): void {
    const before = this.#beyond(-1);
    if (before !== null) void this.goTo(before);
    else this.#target.program.notices.hint(this.#whyNoneBefore);
  }

  async return(): Promise<void> {
    await this.goTo(this.at);
  }

  /** Ends the lesson and restores what was there before. */
  async leave(): Promise<void> {
    const { program, main, comparison, lab, heuristics, hunts } = this.#target;
    const before = this.#before;
    if (!before) return;
    this.#shows++;
    this.isQuestionComing = false;
    this.filled?.stop();
    this.filled = null;
    this.#before = null;
    closeQuestions(this.#target);
    const given = program.notices.attempt(() => Promise.all([lab.giveBack(), heuristics.giveBack()]));
    program.settings.release();
    hunts.giveBack();
    program.settings.remember({ lesson: null });
    Object.assign(main.treeLook, before.look);
    const meanwhile = before.view === 'compare' ? 'search' : before.view;
    program.navigation.show(meanwhile);
    comparison.resume(before.comparison);
    if (before.run) await main.useRun(before.run, before.step);
    else if (before.shown) await program.current.use(before.shown, before.step);
    const hasStayed = program.navigation.view === meanwhile; // nobody has chosen another view since
    if (hasStayed && meanwhile !== before.view) program.navigation.show(before.view);
    await given;
  }

  #now(): Before {
    const { program, main, comparison } = this.#target;
    const { kind, faces, colouredBy } = main.treeLook;
    return {
      ...{ view: program.navigation.view, shown: program.current.shown, run: main.run, step: main.player.wanted },
      ...{ comparison: comparison.underWay, look: { kind, faces, colouredBy } },
    };
  }
}

export const [getLessonPlayer, setLessonPlayer] = createContext<LessonPlayer>();
