/** Questions about the current search at its step, and the moments that are worth one; the next step is the answer. */
import type { AskedRun } from '../../shared/ask/askedRun.ts';
import type { Distance } from '../../shared/ask/kinds/kind.ts';
import type { EngineQuestion, QuestionKind, SingleKind } from '../../shared/ask/kinds/questions.ts';
import type { Occasion, OccasionScan } from '../../shared/ask/kinds/worthAsking.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import type { OpenedSearch } from '../run/player.svelte.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { askedRunOf } from './askedRunOf.ts';
import type { QuestionTarget } from './asking.svelte.ts';
import { questionKinds } from './questionKinds.svelte.ts';

/** Steps scanned per frame: some 5 ms (measured on 2026-11-22, over the 181,440 steps of the 8-puzzle). */
const STEPS_AT_ONCE = 4_000;

/** A finished trace is scanned again, because only its end reveals the goal. */
interface ScanOf {
  readonly scan: OccasionScan;
  readonly opened: OpenedSearch;
  readonly hasEnded: boolean;
  readonly distance: Distance | undefined;
}

export class RunTarget implements QuestionTarget {
  /** The moments found so far, in batches. */
  occasions = $state.raw<readonly Occasion[]>([]);

  readonly #view: RunView;
  /** Distances of the states of a puzzle to its goal, where known. */
  #distances = $state.raw<{ readonly puzzle: Puzzle; readonly distance: Distance } | null>(null);
  #current: ScanOf | null = null;

  constructor(view: RunView) {
    this.#view = view;
  }

  readonly #run = $derived.by((): AskedRun | null => askedRunOf(this.#view));

  get about(): QuestionTarget['about'] {
    const { puzzle, search } = this.#view.player.opened!;
    return { puzzle, searches: [search] };
  }

  get kinds(): readonly SingleKind[] {
    return (this.#run && questionKinds()?.questionsAt(this.#run, this.#view.player.step)) ?? [];
  }

  offeredBeside({ step }: EngineQuestion): readonly SingleKind[] {
    return (this.#run && questionKinds()?.offeredAt(this.#run, step)) ?? [];
  }

  ask(kind: QuestionKind): EngineQuestion | null {
    if (!this.#run || kind === 'more') return null;
    return (questionKinds()?.ask(kind, this.#run, this.#view.player.step) ?? null) as EngineQuestion | null;
  }

  hold(): void {
    this.#view.clearSelection();
    this.#view.fine.leave();
    this.#view.player.pause();
  }

  answer({ kind }: EngineQuestion): void {
    if (kind !== 'more' && questionKinds()?.KINDS[kind].isSeenInNextStep) this.#view.stepBy(1);
  }

  goToOccasion(): SingleKind | null {
    this.lookOn(Infinity);
    const occasion = questionKinds()?.nextWorthAsking(this.occasions, this.#view.player.step);
    if (occasion) this.#view.jump(occasion.step);
    return occasion?.kind ?? null;
  }

  /** Sets the distance of every state of `puzzle` to its goal, which shows where a search leaves the shortest path. */
  learn(puzzle: Puzzle, distance: Distance): void {
    this.#distances = { puzzle, distance };
  }

  /** `undefined` if not known for the current search. */
  get distance(): Distance | undefined {
    return this.#distances?.puzzle === this.#view.player.opened?.puzzle ? this.#distances?.distance : undefined;
  }

  /** Scans the next steps. Returns whether more have arrived. */
  lookOn(steps = STEPS_AT_ONCE): boolean {
    const scan = this.#scan();
    const isMore = scan?.advance(steps) ?? false;
    const found = scan?.found ?? [];
    if (found.length !== this.occasions.length || found[0] !== this.occasions[0]) this.occasions = [...found];
    return isMore;
  }

  #scan(): OccasionScan | null {
    const kinds = questionKinds();
    const { opened } = this.#view.player;
    if (!kinds || !this.#run || !opened) return null;
    const hasEnded = this.#run.reader.status !== 'running';
    const { distance } = this;
    const current = this.#current;
    const isSame = current?.opened === opened && current.hasEnded === hasEnded && current.distance === distance;
    if (isSame) return current.scan;
    this.#current = { scan: new kinds.OccasionScan(this.#run, distance), opened, hasEnded, distance };
    return this.#current.scan;
  }
}
