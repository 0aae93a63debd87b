/** Holds the lab's editor once the view has been opened; until then only the lab's keys are loaded. */
import { createContext } from 'svelte';
import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import type { ExperimentUnderWay } from '../../shared/contract/experimentLook.ts';
import type { ExperimentRecipe } from '../../shared/contract/experiments.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { Loan } from '../program/loan.ts';
import type { Program } from '../program/program.ts';
import type { ExperimentEditor } from './experimentEditor.svelte.ts';

/** How a recipe of a lesson is looked at. */
const LOOK = { kind: 'cost', measure: 'generated', branching: 'tree', x: 'expanded', y: 'ms', sketch: [] } as const;

export class LabPlace {
  /** Starts `labWorker.ts`; closing its port ends it. */
  readonly startWorker: () => Port;
  editor = $state.raw<ExperimentEditor | null>(null);
  readonly #loan = new Loan<ExperimentUnderWay | null>();

  constructor(startWorker: () => Port) {
    this.startWorker = startWorker;
  }

  /** Of the chosen point. Whether there was one. */
  closeCard(): boolean {
    const { look } = this.editor ?? {};
    if (!look?.chosen) return false;
    look.close();
    return true;
  }

  async load(program: Program): Promise<ExperimentEditor> {
    const { ExperimentEditor } = await import('./experimentEditor.svelte.ts');
    return (this.editor ??= new ExperimentEditor(program, this.startWorker, program.settings.now.experiment));
  }

  /** Shows a recipe until `giveBack`; `isSketched`: the class draws its curve first, where distances are known. */
  async show(program: Program, recipe: ExperimentRecipe, isSketched: boolean): Promise<void> {
    program.settings.hold(['experiment']);
    const editor = await this.load(program);
    const isSketching = isSketched && recipe.puzzles.from === 'distance';
    await this.#loan.show(
      () => editor.lend(),
      async () => {
        if (!this.shows(recipe)) await editor.showRecipe(recipe, { ...LOOK, isSketching });
        else if (isSketching) editor.look.beginSketch();
      },
    );
  }

  shows(recipe: ExperimentRecipe): boolean {
    return this.editor?.isOpen === true && canonicalJson(this.editor.recipe) === canonicalJson(recipe);
  }

  async giveBack(): Promise<void> {
    await this.#loan.giveBack((left) => this.editor!.restore(left));
  }
}

export const [getLabPlace, setLabPlace] = createContext<LabPlace>();
