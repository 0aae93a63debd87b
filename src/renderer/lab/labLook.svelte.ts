/** How the experiment on show is looked at: the chart, the measure, and the curve that a class draws first. */
import type {
  BranchingId,
  ChartKind,
  ExperimentLook,
  LabMeasureId,
  SketchPoint,
} from '../../shared/contract/experimentLook.ts';
import type { MarkedPuzzle } from './labApi.ts';
import type { ChartMark } from './chartPlace.ts';
import { CHART_KINDS } from './labChart.ts';

/** A mark that was chosen, with its puzzle as soon as that is known. */
export interface ChosenMark {
  readonly mark: ChartMark;
  readonly puzzle: MarkedPuzzle | null;
}

export class LabLook implements ExperimentLook {
  kind = $state<ChartKind>('cost');
  measure = $state<LabMeasureId>('generated');
  branching = $state<BranchingId>('tree');
  /** What is drawn against what, where any two are. */
  x = $state<LabMeasureId>('expanded');
  y = $state<LabMeasureId>('ms');
  /** Whether the experiment was planned here, and is not in the library. */
  isPlanned = $state(false);
  /** Whether results are hidden until the class has drawn its curve. */
  isSketching = $state(false);
  sketch = $state.raw<readonly SketchPoint[]>([]);
  chosen = $state.raw<ChosenMark | null>(null);
  /** Another one whenever results have come. */
  revision = $state(0);

  /** What is there again at the next start. */
  get kept(): ExperimentLook {
    const { kind, measure, branching, x, y, isSketching, sketch } = this;
    return { kind, measure, branching, x, y, isSketching, sketch };
  }

  /** Another experiment is on show; what `look` does not say is as before, without a sketch. */
  reset(isPlanned: boolean, look: Partial<ExperimentLook> = {}): void {
    Object.assign(this, { isPlanned, isSketching: false, sketch: [], chosen: null }, look);
    this.revision++;
  }

  /** Shows another chart. */
  show(kind: ChartKind): void {
    this.kind = kind;
    this.chosen = null;
  }

  showNext(): void {
    const kinds = Object.keys(CHART_KINDS) as ChartKind[];
    this.show(kinds[(kinds.indexOf(this.kind) + 1) % kinds.length]!);
  }

  /** Hides what was counted, for the class to draw first. */
  beginSketch(): void {
    [this.isSketching, this.sketch, this.chosen] = [true, [], null];
    if (this.kind === 'estimate' || this.kind === 'points') this.kind = 'cost';
  }

  /** The curve has this value at a distance; the others stay. */
  sketchAt(d: number, value: number): void {
    const others = this.sketch.filter(([other]) => other !== d);
    this.sketch = [...others, [d, value] as const].sort(([one], [other]) => one - other);
  }

  /** Shows the results beside the curve. */
  reveal(): void {
    this.isSketching = false;
  }
}
