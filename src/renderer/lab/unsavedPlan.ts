import { canonicalJson } from '../../shared/contract/canonicalJson.ts';
import type { ExperimentLook } from '../../shared/contract/experimentLook.ts';
import type { ExperimentText } from '../../shared/contract/experiments.ts';
import { PRESETS } from '../../shared/lab/presets.ts';
import type { Notices } from '../program/notices.svelte.ts';
import { quoted } from '../ui/format.ts';
import type { LabLook } from './labLook.svelte.ts';

export interface LeftExperiment {
  readonly experimentId: number | null;
  readonly text: ExperimentText;
  readonly look: Pick<LabLook, 'isPlanned' | 'kept'>;
}

const OFFERED = Object.values(PRESETS).map(({ recipe }) => canonicalJson({ recipe, book: [] }));

/** Call before another experiment is shown. `again` restores the plan. */
export function warnUnsaved(
  { experimentId, text, look }: LeftExperiment,
  notices: Notices,
  again: (text: ExperimentText, look: ExperimentLook) => Promise<void>,
): void {
  const { recipe, book } = text;
  if (experimentId !== null || !look.isPlanned || OFFERED.includes(canonicalJson({ recipe, book }))) return;
  const { kept } = look;
  notices.tell(`The plan ${quoted(recipe.title)} was not saved.`, { undo: () => again(text, kept) });
}
