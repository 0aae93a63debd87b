import type {
  BranchingId,
  ChartKind,
  ExperimentLook,
  LabMeasureId,
  SketchPoint,
} from '../../shared/contract/experimentLook.ts';
import { fittingMeasure } from '../../shared/lab/measures.ts';
import type { ChartMark } from './chartPlace.ts';
import { CHART_KINDS, type DotAxes } from './labChart.ts';
import type { MarkedPuzzle } from './labMethods.ts';

/** A chosen mark; its puzzle follows when known. */
export interface ChosenMark {
  readonly mark: ChartMark;
  readonly puzzle: MarkedPuzzle | null;
}

export class LabLook implements ExperimentLook {
  kind = $state<ChartKind>('cost');
  measure = $state<LabMeasureId>('generated');
  branching = $state<BranchingId>('tree');
  x = $state<LabMeasureId>('expanded');
  y = $state<LabMeasureId>('ms');
  isPlanned = $state(false);
  /** Whether tiles weigh in a puzzle of the experiment. */
  isWeighed = $state(false);
  /** Whether results are hidden until the class has drawn its curve. */
  isSketching = $state(false);
  sketch = $state.raw<readonly SketchPoint[]>([]);
  chosen = $state.raw<ChosenMark | null>(null);
  /** Changes whenever results arrive. */
  revision = $state(0);

  get drawn(): LabMeasureId {
    return this.kind === 'time' ? 'ms' : (this.axes?.y ?? this.measure);
  }

  /** Measures of the shown dots; `null` for boxes. */
  get axes(): DotAxes | null {
    if (this.kind === 'estimate') return { x: this.isWeighed ? 'least' : 'd', y: 'h' };
    return this.kind === 'points' ? { x: this.x, y: this.y } : null;
  }

  /** The class's curve, for a changed plan. */
  get drawing(): Pick<ExperimentLook, 'isSketching' | 'sketch'> {
    const { isSketching, sketch } = this;
    return { isSketching, sketch };
  }

  get kept(): ExperimentLook {
    const { kind, measure, branching, x, y, isSketching, sketch } = this;
    return { kind, measure, branching, x, y, isSketching, sketch };
  }

  /** For another experiment. What `look` leaves out is kept; the sketch is cleared. */
  reset(isPlanned: boolean, look: Partial<ExperimentLook> = {}): void {
    Object.assign(this, { isPlanned, isSketching: false, sketch: [], chosen: null }, look);
    this.revision++;
  }

  /** For puzzles whose tiles weigh, or not: measures that they do not have give way to others. */
  weigh(isWeighed: boolean): void {
    this.isWeighed = isWeighed;
    for (const field of ['measure', 'x', 'y'] as const) this[field] = fittingMeasure(this[field], isWeighed);
  }

  close(): void {
    this.chosen = null;
  }

  show(kind: ChartKind): void {
    this.kind = kind;
    this.chosen = null;
  }

  showNext(): void {
    const kinds = Object.keys(CHART_KINDS) as ChartKind[];
    this.show(kinds[(kinds.indexOf(this.kind) + 1) % kinds.length]!);
  }

  beginSketch(): void {
    this.isSketching = true;
    this.sketch = [];
    this.chosen = null;
    if (this.kind === 'estimate' || this.kind === 'points') this.kind = 'cost';
  }

  sketchAt(d: number, value: number): void {
    const others = this.sketch.filter(([other]) => other !== d);
    this.sketch = [...others, [d, value] as const].sort(([one], [other]) => one - other);
  }

  reveal(): void {
    this.isSketching = false;
  }
}
