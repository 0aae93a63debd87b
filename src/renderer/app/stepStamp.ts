import type { Features } from './features.ts';
import type { App } from './openApp.ts';

type Beneath = Pick<Features, 'comparison' | 'lessons' | 'puzzleEditor' | 'play'>;

/** Differs after every step of what is on the screen: of a search, a comparison, a lesson, or a puzzle. */
export function stepStamp({ navigation, current, main }: App, features: Beneath): string {
  const { comparison, lessons, puzzleEditor, play } = features;
  const { view, player } = main;
  return JSON.stringify([
    [navigation.view, navigation.isCovered],
    current.puzzle,
    [player.step, view.fine.place?.part, view.solution?.at],
    comparison.lanes.map(({ step }) => step),
    [lessons.lesson?.title, lessons.at],
    [puzzleEditor.cells, play.replay?.at],
  ]);
}
