/** Component of each dialog of the whole program. */
import type { Component } from 'svelte';
import type { PageKind } from '../paper/paperCommands.ts';
import { later } from '../ui/later.ts';
import type { Shell, ShellDialog } from './shell.svelte.ts';

/** `topic`: first topic of Help; `pages`: kind to print; `shell`: for dialogs about presenting. */
type DialogProps = { topic: string; pages: PageKind; shell: Shell; onclose: () => void };

export const DIALOG_PARTS: Readonly<Record<ShellDialog, Component<DialogProps>>> = {
  'save-puzzle': later(() => import('../library/puzzles/SavePuzzleDialog.svelte')),
  'run-code': later(() => import('../search/RunCodeDialog.svelte')),
  paper: later(() => import('../paper/PaperDialog.svelte')),
  keys: later(() => import('./KeysDialog.svelte')),
  palette: later(() => import('./PaletteDialog.svelte')),
  'add-moment': later(() => import('../lesson/written/AddMomentDialog.svelte')),
  'lesson-map': later(() => import('../lesson/held/MapDialog.svelte')),
  link: later(() => import('../link/LinkDialog.svelte')),
  'second-screen': later(() => import('./SecondScreenDialog.svelte')),
  help: later(() => import('../help/HelpDialog.svelte')),
  about: later(() => import('../help/AboutDialog.svelte')),
  answers: later(() => import('../library/results/SaveAnswersDialog.svelte')),
  report: later(() => import('../help/ReportDialog.svelte')),
  welcome: later(() => import('../help/WelcomeDialog.svelte')),
};
