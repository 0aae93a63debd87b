import type { IconNode } from 'lucide';
import Monitor from 'lucide/dist/esm/icons/monitor.mjs';
import Moon from 'lucide/dist/esm/icons/moon.mjs';
import Projector from 'lucide/dist/esm/icons/projector.mjs';
import Sun from 'lucide/dist/esm/icons/sun.mjs';
import type { Theme } from '../../shared/contract/types.ts';

export const THEME_LOOKS: Readonly<Record<Theme, { readonly label: string; readonly icon: IconNode }>> = {
  system: { label: 'Same as system', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  projector: { label: 'Projector: black on white', icon: Projector },
};
