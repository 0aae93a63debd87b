import type { Features } from './features.ts';
import type { App } from './openApp.ts';

type Beneath = Pick<Features, 'comparison' | 'lessons' | 'puzzleEditor' | 'play' | 'hunts' | 'referee'>;

/** Differs after every step of what is on the screen: of a search, comparison, lesson, puzzle, hunt or program. */
export function stepStamp({ navigation, current, main }: App, features: Beneath): string {
  const { comparison, lessons, puzzleEditor, play, hunts } = features;
  const { refereed } = features.referee;
  const { view, player } = main;
  return JSON.stringify([
    [navigation.view, navigation.isCovered],
    current.puzzle,
    [player.step, view.fine.place?.part, view.solution?.at],
    comparison.lanes.map(({ step }) => step),
    [lessons.lesson?.title, lessons.at],
    [puzzleEditor.cells, play.replay?.at],
    [hunts.desk?.clock.time, hunts.desk?.cells],
    [refereed?.file?.name, refereed?.view.player.step, refereed?.view.fine.place?.part],
  ]);
}
