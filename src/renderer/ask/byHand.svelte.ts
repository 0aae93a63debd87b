/** A search by hand: step by step, the user points at the node that is expanded next, and learns the rule. */
import type { AskedRun } from '../../shared/ask/askedRun.ts';
import { canPointAt, pointAt, performanceScore, type HandScore, type HandStep } from '../../shared/ask/perform.ts';
import { scattered } from '../../shared/ask/scattered.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { AskedLook } from '../run/runOwner.ts';
import type { RunView } from '../run/runView.svelte.ts';
import { askedRunOf } from './askedRunOf.ts';

export class ByHand implements AskedLook {
  /** Whether its panel is open, which hides what comes. */
  isOn = $state(false);
  /** Whether it has ended or was stopped: the step can move again. */
  isOver = $state(false);
  /** The last answer; `null` before the first. */
  last = $state.raw<HandStep | null>(null);
  /** The last step that expanded the root of an iteration, at which nobody can point; `NONE` for none. */
  rootAt = $state(NONE);
  readonly unkeyed = NONE;

  #answers = $state.raw<readonly HandStep[]>([]);
  #from = 0;
  readonly #view: RunView;

  constructor(view: RunView) {
    this.#view = view;
  }

  readonly #run = $derived.by((): AskedRun | null => askedRunOf(this.#view));

  get isWaiting(): boolean {
    return this.isOn && !this.isOver;
  }

  /** The mistake at this step; after one, the right node is marked. */
  get mistake(): HandStep | null {
    const { last } = this;
    const isHere = last !== null && last.confusion !== null && last.step === this.#view.player.step;
    return isHere && this.isWaiting ? last : null;
  }

  readonly signs = $derived.by((): ReadonlyMap<number, string> => {
    const { mistake } = this;
    if (!mistake) return new Map();
    return new Map([
      [mistake.pointedAt, '✗'],
      [mistake.taken, '✓'],
    ]);
  });

  readonly score = $derived.by((): HandScore => performanceScore(this.#answers));

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
    this.last = null;
    this.isOn = true;
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

  stop(): void {
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
    if (!this.#run || !this.isWaiting) return;
    if (this.mistake) {
      if (node === this.mistake.taken) this.take();
      return;
    }
    const answer = pointAt(this.#run, this.#view.player.step, node);
    if (!answer) return;
    this.#view.hovered = NONE;
    this.#answers = [...this.#answers, answer];
    this.last = answer;
    if (answer.confusion === null) this.take();
  }

  /** Takes the step that was pointed at. */
  take(): void {
    if (!this.last || !this.isWaiting) return;
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
