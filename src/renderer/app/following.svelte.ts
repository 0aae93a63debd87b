/** Reactions to the program's state: what is saved, loaded and animated. */
import { untrack } from 'svelte';
import { on } from 'svelte/events';
import { OwnLane } from '../compare/ownLane.ts';
import { eachFrame } from '../ui/eachFrame.ts';
import { releaseFocusAfterPointer } from '../ui/focus.ts';
import { listen } from '../ui/keys.ts';
import type { Features } from './features.ts';
import { isAnyWaiting } from '../ask/besideAsking.svelte.ts';
import { RunKeeper } from './runKeeper.ts';
import { rememberPlace, type App } from './openApp.ts';
import type { Shell } from './shell.svelte.ts';

/** Call while a component is set up; lasts as long as the component. */
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

/** Checks that the library is still there; loaded after the first tree. */
function followLibrary(app: App): void {
  $effect(() => {
    const watching = import('./libraryWatch.ts').then(({ watchLibrary }) => watchLibrary(app));
    return () => void watching.then((stop) => stop());
  });
}

function followOnPage({ commands, settings }: App, shell: Shell): void {
  const { tour, presentation } = shell;
  const { documentElement: root } = document;
  setBarWidth();
  $effect(() => on(window, 'resize', setBarWidth));
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

/** Sets `--bar`: the width that `scrollbar-gutter` keeps for a scroll bar, which is nothing where bars lie over what they scroll. */
function setBarWidth(): void {
  const { body } = document;
  const probe = document.createElement('div');
  probe.className = 'probe';
  body.append(probe);
  body.style.setProperty('--bar', `${probe.offsetWidth}px`);
  probe.remove();
}

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
      main.target.learn(puzzle, (cells) => space.distanceOf(cells));
    });
  });
}

/** Dismisses notices that would cover a new question. */
function followQuestions({ main, notices }: App, { lessonTarget }: Features): void {
  const isOpen = $derived(main.hand.isOn || isAnyWaiting(lessonTarget));
  $effect(() => {
    if (isOpen) untrack(() => notices.dismissAll());
  });
}

/**
 * A comparison lives while its view is open; another puzzle restarts it. An effect before drawing starts it, so that a
 * key pressed right after opening the view reaches it. It is restored at the next start.
 */
function followComparison({ navigation, current, settings, main }: App, { comparison }: Features): void {
  const own = new OwnLane(comparison);
  const isOpen = $derived(navigation.view === 'compare');
  $effect(() => {
    if (!isOpen) return;
    void current.puzzle;
    untrack(() => {
      own.take(main.search);
      comparison.enter();
    });
    return () => comparison.close();
  });
  $effect(() => {
    const { underWay } = comparison;
    if (underWay) settings.gather({ comparison: underWay });
  });
}

/** Restored at the next start. */
function followExperiment({ settings }: App, { lab }: Features): void {
  $effect(() => {
    if (lab.editor?.isOpen) settings.gather({ experiment: lab.editor.underWay });
  });
}

/** Restored at the next start. */
function followPlace(app: App): void {
  const { settings, navigation, current, main } = app;
  $effect(() => {
    const { step } = main.player;
    if (main.player.opened) untrack(() => settings.gather({ step }));
  });
  $effect(() => {
    void [navigation.view, current.shown, main.run];
    untrack(() => rememberPlace(app));
  });
}

function followEnd(app: App): void {
  const { player } = app.main;
  const keeper = new RunKeeper(app);
  $effect(() => {
    if (player.ended && player.opened) untrack(() => void keeper.check());
  });
}

/** Requests frames only while something plays. */
function playFrames({ main: { player, view } }: App): void {
  $effect(() => {
    if (!view.isPlaying && !view.solution?.playing) return;
    return eachFrame((nowMs) => {
      player.frame(nowMs);
      view.solution?.frame(nowMs);
    });
  });
}
