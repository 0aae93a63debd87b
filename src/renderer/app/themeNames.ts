import type { Theme } from '../../shared/contract/types.ts';

/** What the themes are called. */
export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
  projector: 'Projector: black on white',
};
