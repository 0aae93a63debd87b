/** What follows from the state of the program by itself: what is written, loaded and moved. */
import { untrack } from 'svelte';
import { releaseFocusAfterPointer } from '../ui/focus.ts';
import { listen } from '../ui/keys.ts';
import type { Features } from './features.ts';
import { Keeping } from './keeping.ts';
import { rememberPlace, type App } from './openApp.ts';
import type { Shell } from './shell.svelte.ts';

/** To be called while a component is being set up: it lasts as long as the component. */
export function follow(app: App, features: Features, shell: Shell): void {
  followOnPage(app, shell);
  followPuzzle(app, features);
  followComparison(app, features);
  followExperiment(app, features);
  followQuestions(app, features);
  followPlace(app);
  followEnd(app);
  followLibrary(app);
  playFrames(app);
}

/** Whether the library is still there; the first tree does not wait for it. */
function followLibrary(app: App): void {
  $effect(() => {
    const watching = import('./libraryWatch.ts').then(({ watchLibrary }) => watchLibrary(app));
    return () => void watching.then((stop) => stop());
  });
}

/** Keys, the tour, the theme and the full screen. */
function followOnPage({ commands, settings }: App, shell: Shell): void {
  const { tour, presentation } = shell;
  const { documentElement: root } = document;
  $effect(() => listen(commands.bindings, commands.bindingsOverFront));
  $effect(() => tour.look());
  $effect(() => presentation.watch());
  $effect(() => shell.watchScreens());
  $effect(releaseFocusAfterPointer);
  $effect.pre(() => {
    root.dataset.theme = settings.theme;
  });
  $effect.pre(() => {
    root.toggleAttribute('data-present', presentation.on);
  });
}

/** The picture of a puzzle, the length of its shortest solutions, and how far its states are. */
function followPuzzle({ current, main }: App, { pictures, spaces }: Features): void {
  $effect(() => {
    const shown = current.shown?.picture;
    if (shown) void untrack(() => pictures.load(shown.pictureId));
  });
  $effect(() => {
    const { puzzle } = current;
    if (!puzzle) return undefined;
    return spaces.foresee(puzzle, (space) => {
      current.learn(puzzle, space.distanceOf(puzzle.start));
      main.occasions.learn(puzzle, (cells) => space.distanceOf(cells));
    });
  });
}

/** What was told before a question does not cover what the class is to look at. */
function followQuestions({ main, notices }: App, { comparison }: Features): void {
  const isOpen = $derived(main.asking.isWaiting || main.hand.isOn || comparison.asking.isWaiting);
  $effect(() => {
    if (isOpen) untrack(() => notices.hush());
  });
}

/**
 * A comparison lives as long as its view is open; another puzzle begins it again. It begins before the view is drawn, so that a
 * key pressed right after the one that opens the view reaches it. It is there again at the next start.
 */
function followComparison({ navigation, current, settings }: App, { comparison }: Features): void {
  const isOpen = $derived(navigation.view === 'compare');
  $effect(() => {
    if (!isOpen) return;
    void current.puzzle;
    untrack(() => comparison.enter());
    return () => comparison.close();
  });
  $effect(() => {
    const { underWay } = comparison;
    if (underWay) settings.keep({ comparison: underWay });
  });
}

/** The experiment on show is there again at the next start. */
function followExperiment({ settings }: App, { lab }: Features): void {
  $effect(() => {
    if (lab.desk?.isOpen) settings.keep({ experiment: lab.desk.underWay });
  });
}

/** The place is there again at the next start. */
function followPlace(app: App): void {
  const { settings, navigation, current, main } = app;
  $effect(() => {
    const { step } = main.player;
    if (main.player.opened) untrack(() => settings.remember({ step }));
  });
  $effect(() => {
    void [navigation.view, current.shown, main.run];
    untrack(() => rememberPlace(app));
  });
}

/** A search that has ended is in the history. */
function followEnd(app: App): void {
  const { player } = app.main;
  const keeping = new Keeping(app);
  $effect(() => {
    if (player.ended && player.opened) untrack(() => void keeping.check());
  });
}

/** Frames are asked for only while something moves by itself. */
function playFrames({ main: { player, view } }: App): void {
  $effect(() => {
    if (player.playback !== 'running' && !view.solution?.playing) return;
    let request = requestAnimationFrame(function frame(nowMs) {
      player.frame(nowMs);
      view.solution?.frame(nowMs);
      request = requestAnimationFrame(frame);
    });
    return () => cancelAnimationFrame(request);
  });
}
