/**
 * A search by hand: step by step, the user points at the node that is expanded next, fills in what is asked about it,
 * and learns the rule.
 */
import type { AskedRun } from '../../shared/ask/askedRun.ts';
import { MAX_HAND_STEPS, type FilledIn, type HandPart } from '../../shared/ask/handParts.ts';
import {
  canPointAt,
  firstAnswers,
  pointAt,
  performanceScore,
  writtenStep,
  type HandScore,
  type HandStep,
} from '../../shared/ask/kinds/perform.ts';
import { scattered } from '../../shared/ask/scattered.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { HandWork } from '../../shared/contract/handWork.ts';
import type { Program } from '../program/program.ts';
import { ALL_NODES, type AskedLook, type KeyTerm } from '../run/runOwner.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { askedRunOf } from './askedRunOf.ts';
import { loadQuestionKinds, questionKinds } from './questionKinds.svelte.ts';

/** Who else knows of it: what is filled in, whose puzzle it is, and who hands it in. */
type HandProgram = Pick<Program, 'settings' | 'current' | 'answers'>;

const TERMS: readonly KeyTerm[] = ['g', 'h'];

export class ByHand implements AskedLook {
  /** Whether its panel is open, which hides what comes. */
  isOn = $state(false);
  /** Whether it has ended or was stopped: the step can move again. */
  isOver = $state(false);
  /** The last answer; `null` before the first. */
  last = $state.raw<HandStep | null>(null);
  /** The last step that expanded the root of an iteration, at which nobody can point; `NONE` for none. */
  rootAt = $state(NONE);

  #answers = $state.raw<readonly HandStep[]>([]);
  #from = 0;
  readonly #view: RunView;
  readonly #program: HandProgram;
  #beganAtMs = 0;

  constructor(view: RunView, program: HandProgram) {
    this.#view = view;
    this.#program = program;
  }

  readonly #run = $derived.by((): AskedRun | null => askedRunOf(this.#view));

  get isWaiting(): boolean {
    return this.isOn && !this.isOver;
  }

  /** What the search has of what can be filled in. */
  readonly possible = $derived.by((): readonly HandPart[] => questionKinds()?.handPartsOf(this.#run) ?? []);

  /** Of it, what is filled in at this step. */
  readonly parts = $derived.by((): readonly HandPart[] => {
    const { now } = this.#program.settings;
    const isThere = this.isWaiting && this.#run;
    return (isThere && questionKinds()?.partsAt(this.#run!, this.#view.player.step, now.handParts)) || [];
  });

  /** The answer at this step, which waits for more: for entries, or for a look at a mistake. */
  get held(): HandStep | null {
    const { last } = this;
    return this.isWaiting && last?.step === this.#view.player.step ? last : null;
  }

  /** Whether the state taken is known, and its entries are not filled in. */
  get isFilling(): boolean {
    return this.held !== null && this.held.filled === undefined && this.parts.length > 0;
  }

  /** The answer with mistakes that have been explained: the state taken, or Go on, takes the step. */
  get mistake(): HandStep | null {
    return this.isFilling ? null : this.held;
  }

  get hidesKeys(): boolean {
    return this.parts.some((part) => part !== 'successors');
  }

  get unkeyed(): number {
    return this.hidesKeys ? ALL_NODES : NONE;
  }

  get told(): readonly KeyTerm[] {
    return TERMS.filter((term) => !this.parts.includes(term));
  }

  readonly signs = $derived.by((): ReadonlyMap<number, string> => {
    const { held } = this;
    if (!held) return new Map();
    return new Map([
      [held.pointedAt, '✗'],
      [held.taken, '✓'],
    ]);
  });

  readonly score = $derived.by((): HandScore => performanceScore(this.#answers));

  /** What leaves as a file; `null` before the first answer. */
  readonly work = $derived.by((): HandWork | null => {
    const { opened } = this.#view.player;
    if (!opened || this.#answers.length === 0) return null;
    const { puzzle, search } = opened;
    const steps = firstAnswers(this.#answers).slice(0, MAX_HAND_STEPS).map(writtenStep);
    return { title: this.#program.current.shown!.title, puzzle, search, beganAtMs: this.#beganAtMs, steps };
  });

  /** The nodes to choose from, in an order that gives nothing away. */
  readonly waiting = $derived.by((): readonly number[] => {
    const { arrived, step, opened } = this.#view.player;
    if (!this.isOn || !opened) return [];
    const placed = Array.from(arrived.waitingAt(step), (node) => ({ node, place: scattered(`node ${node}`) }));
    return placed.sort((one, other) => one.place - other.place).map(({ node }) => node);
  });

  begin(): void {
    this.#view.clearSelection();
    this.#view.fine.leave();
    this.#view.player.pause();
    if (this.#view.player.atEnd) this.#view.player.goTo(0);
    this.#from = this.#view.player.step;
    this.#answers = [];
    this.#beganAtMs = Date.now();
    this.last = null;
    this.isOn = true;
    void loadQuestionKinds();
    this.goOn();
  }

  again(): void {
    this.#view.jump(this.#from);
    this.begin();
  }

  goOn(): void {
    this.isOver = false;
    this.#view.clearSelection();
    this.settle();
  }

  /** What is being filled in stays out: everything is shown now. */
  stop(): void {
    if (this.isFilling) this.#note([...this.#answers.slice(0, -1), { ...this.held!, filled: [] }]);
    this.isOver = true;
  }

  leave(): void {
    this.isOn = false;
    this.isOver = false;
    this.last = null;
    this.#answers = [];
  }

  /** Handles a click on a node. After a mistake only the right node takes the step. */
  point(node: number): void {
    if (!this.#run || !this.isWaiting || this.isFilling) return;
    if (this.mistake) {
      if (node === this.mistake.taken) this.take();
      return;
    }
    const answer = pointAt(this.#run, this.#view.player.step, node);
    if (!answer) return;
    this.#view.hovered = NONE;
    this.#note([...this.#answers, answer]);
    if (answer.confusion === null && this.parts.length === 0) this.take();
  }

  #note(answers: readonly HandStep[]): void {
    this.#answers = answers;
    this.last = answers.at(-1)!;
    this.#program.answers?.noteHand(this.work!);
  }

  /** Takes the step, unless something is wrong, which then is explained. */
  fillIn(filled: FilledIn): void {
    const kinds = questionKinds();
    if (!kinds || !this.#run || !this.isFilling) return;
    const answer = kinds.withFilled(this.#run, this.held!, filled);
    this.#note([...this.#answers.slice(0, -1), answer]);
    if (answer.filled!.every(({ confusion }) => confusion === null)) this.take();
  }

  /** Switches a part on or off, for searches to come too. */
  togglePart(part: HandPart): void {
    const { settings } = this.#program;
    const { now } = settings;
    const others = now.handParts.filter((other) => other !== part);
    settings.remember({ handParts: others.length < now.handParts.length ? others : [...others, part] });
    const isDone = this.held?.confusion === null && this.held.filled === undefined && this.parts.length === 0;
    if (isDone) this.take();
  }

  /** Takes the step that was pointed at. */
  take(): void {
    if (!this.last || !this.isWaiting || this.isFilling) return;
    this.#view.player.goTo(this.last.step + 1);
    this.settle();
  }

  /** Skips roots, at which nobody can point, and notices the end. Call it when more of the trace has arrived. */
  settle(): void {
    const { player } = this.#view;
    if (!this.isWaiting || !this.#run) return;
    while (player.step < player.arrived.expansions && !canPointAt(this.#run, player.step)) {
      this.rootAt = player.step + 1;
      player.goTo(this.rootAt);
    }
    if (player.atEnd) this.isOver = true;
  }

  /** Selects the next (−1: previous) waiting node. */
  walk(by: 1 | -1): void {
    const { waiting } = this;
    if (waiting.length === 0) return;
    const at = waiting.indexOf(this.#view.hovered);
    const next = at < 0 ? (by === 1 ? 0 : -1) : (at + by) % waiting.length;
    this.#view.hovered = waiting.at(next)!;
  }
}
