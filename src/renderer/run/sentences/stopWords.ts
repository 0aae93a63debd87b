import { betterWord } from '../../../shared/engine/keyWords.ts';
import type { StopId } from '../../../shared/readings/stops.ts';
import type { RunView } from '../runView.svelte.ts';

interface StopWords {
  readonly label: string;
  readonly key: string;
  /** The message when it does not happen again. */
  readonly none: string;
}

export const STOP_WORDS: Readonly<Record<StopId, StopWords>> = {
  layer: { label: 'next layer', key: 'n', none: 'No layer begins after this step.' },
  'f-grows': { label: 'f grows', key: 'm', none: 'f does not grow after this step.' },
  'goal-generated': { label: 'goal generated', key: 'h', none: 'The goal is not generated after this step.' },
  'goal-taken': { label: 'goal taken', key: 'g', none: 'The goal is not taken after this step.' },
  iteration: { label: 'next iteration', key: 'i', none: 'No iteration begins after this step.' },
  state: { label: 'selected state taken', key: 'x', none: 'The selected state is not taken after this step.' },
  duplicate: { label: 'repeated state', key: 'r', none: 'No successor after this step is a repeated state.' },
  cheaper: { label: 'cheaper path', key: 'p', none: 'No cheaper path to a known state is found after this step.' },
};

/** The same in a search: where moves differ in cost, layers may be of g, and a better path may be a shorter one. */
export function stopWordsIn(stop: StopId, { options, strategy, costsDiffer }: SearchInWords): StopWords {
  const words = STOP_WORDS[stop];
  if (!costsDiffer) return words;
  const isByCost = strategy.f !== null && !strategy.usesHeuristic;
  if (stop === 'layer' && isByCost) return { ...words, label: 'g grows', none: 'g does not grow after this step.' };
  const better = betterWord({ costsDiffer }, options);
  return stop === 'cheaper'
    ? { ...words, label: `${better} path`, none: `No ${better} path to a known state is found after this step.` }
    : words;
}

type SearchInWords = Pick<RunView, 'options' | 'strategy' | 'costsDiffer'>;

export const SELECT_FIRST = 'Select a node first, in the tree or in the frontier.';
