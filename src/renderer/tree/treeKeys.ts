/** The keys that the drawing of the tree takes while it has the focus. */
import type { SheetGroup } from '../ui/keys.ts';

/** What the keys of the drawing do. */
export interface TreeCommands {
  walk(direction: 'parent' | 'child' | 'left' | 'right'): void;
  pan(across: number, down: number): void;
  select(): void;
  fold(): void;
  goToGenerated(): void;
  goToExpanded(): void;
}

export interface TreeKey {
  /** In the notation of tinykeys. */
  readonly key: string;
  /** How the sheet writes it. */
  readonly shown: string;
  readonly does: string;
  readonly run: (commands: TreeCommands) => void;
}

/** The listener and the sheet are made from this table. */
export const TREE_KEYS: readonly TreeKey[] = [
  { key: 'ArrowUp', shown: '↑', does: 'To the parent', run: (tree) => tree.walk('parent') },
  { key: 'ArrowDown', shown: '↓', does: 'To the first child', run: (tree) => tree.walk('child') },
  { key: 'ArrowLeft', shown: '←', does: 'To the left neighbour', run: (tree) => tree.walk('left') },
  { key: 'ArrowRight', shown: '→', does: 'To the right neighbour', run: (tree) => tree.walk('right') },
  { key: 'Enter', shown: 'Enter', does: 'Select the node, or let it go', run: (tree) => tree.select() },
  { key: 'c', shown: 'C', does: 'Fold or unfold the subtree', run: (tree) => tree.fold() },
  { key: 'g', shown: 'G', does: 'To the step that generated it', run: (tree) => tree.goToGenerated() },
  { key: 'x', shown: 'X', does: 'To the step that expanded it', run: (tree) => tree.goToExpanded() },
  { key: 'Shift+ArrowUp', shown: 'Shift ↑', does: 'Move the picture down', run: (tree) => tree.pan(0, 1) },
  { key: 'Shift+ArrowDown', shown: 'Shift ↓', does: 'Move the picture up', run: (tree) => tree.pan(0, -1) },
  { key: 'Shift+ArrowLeft', shown: 'Shift ←', does: 'Move the picture right', run: (tree) => tree.pan(1, 0) },
  { key: 'Shift+ArrowRight', shown: 'Shift →', does: 'Move the picture left', run: (tree) => tree.pan(-1, 0) },
];

/** The browser turns these keys into a request for a menu by itself. */
const MENU_KEY = { shown: 'Menu, Shift F10', does: 'What can be done with the node' };

export const TREE_SHEET: SheetGroup = {
  title: 'In the drawing of the tree, reached by Tab',
  commands: [...TREE_KEYS, MENU_KEY],
};
