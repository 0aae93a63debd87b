import { tinykeys } from 'tinykeys';
import type { CommandGroup, Commands } from '../program/commands.svelte.ts';

export type TreeDirection = 'parent' | 'child' | 'left' | 'right';

/** Without a node: on the one that keys act on. */
export interface TreeCommands {
  walk(direction: TreeDirection): void;
  pan(across: number, down: number): void;
  select(): void;
  fold(node?: number): void;
  goToGenerated(node?: number): void;
  goToExpanded(node?: number): void;
}

type KeySwitch = Pick<Commands, 'works'>;

interface TreeKey {
  readonly id: string;
  /** In the notation of tinykeys. */
  readonly key: string;
  readonly title: string;
  readonly run: (commands: TreeCommands) => void;
}

const TREE_KEYS: readonly TreeKey[] = [
  { id: 'node.parent', key: 'ArrowUp', title: 'Go to the parent', run: (tree) => tree.walk('parent') },
  { id: 'node.child', key: 'ArrowDown', title: 'Go to the first child', run: (tree) => tree.walk('child') },
  { id: 'node.left', key: 'ArrowLeft', title: 'Go to the left neighbour', run: (tree) => tree.walk('left') },
  { id: 'node.right', key: 'ArrowRight', title: 'Go to the right neighbour', run: (tree) => tree.walk('right') },
  { id: 'node.select', key: 'Enter', title: 'Select or deselect the node', run: (tree) => tree.select() },
  { id: 'node.fold', key: 'c', title: 'Fold or unfold the subtree', run: (tree) => tree.fold() },
  {
    id: 'node.generated',
    key: 'g',
    title: 'Go to the step that generated the node',
    run: (tree) => tree.goToGenerated(),
  },
  { id: 'node.expanded', key: 'x', title: 'Go to the step that expanded the node', run: (tree) => tree.goToExpanded() },
  { id: 'node.panDown', key: 'Shift+ArrowUp', title: 'Scroll up', run: (tree) => tree.pan(0, 1) },
  { id: 'node.panUp', key: 'Shift+ArrowDown', title: 'Scroll down', run: (tree) => tree.pan(0, -1) },
  { id: 'node.panRight', key: 'Shift+ArrowLeft', title: 'Scroll left', run: (tree) => tree.pan(1, 0) },
  { id: 'node.panLeft', key: 'Shift+ArrowRight', title: 'Scroll right', run: (tree) => tree.pan(-1, 0) },
];

/** Binds the keys that work while a drawing has the focus. Returns a function that stops. */
export function takeTreeKeys(drawing: HTMLElement, commands: TreeCommands, keys: KeySwitch): () => void {
  const bindings = TREE_KEYS.map(({ key, run }) => {
    const press = (event: KeyboardEvent): void => {
      if (!keys.works(key)) return;
      event.preventDefault();
      run(commands);
    };
    return [key, press] as const;
  });
  return tinykeys(drawing, Object.fromEntries(bindings));
}

export const TREE_NOTES: CommandGroup = {
  title: 'In the tree (reach it with Tab)',
  lines: [
    ...TREE_KEYS.map(({ key, id, title }) => ({ id, title, keys: [key] })),
    // Browsers themselves turn these keys into a context menu request.
    { title: 'Open the menu of the node (also Shift F10)', shown: 'Menu' },
  ],
};
