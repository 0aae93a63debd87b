/** Colours for canvases, read from the theme's custom properties, so that only CSS defines them. */
const NAMES = {
  ink: '--ink',
  inkSoft: '--ink-soft',
  page: '--page',
  canvas: '--panel',
  line: '--line-strong',
  tray: '--tray',
  tile: '--tile',
  moved: '--moved',
  accent: '--accent',
  frontier: '--frontier',
  frontierSoft: '--frontier-soft',
  explored: '--explored',
  path: '--path',
  goal: '--goal',
  shared: '--shared',
  danger: '--danger',
  font: '--font',
  mono: '--mono',
} as const;

export type Palette = Readonly<Record<keyof typeof NAMES, string>>;

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = ([name, property]: [string, string]) => [name, style.getPropertyValue(property).trim()];
  return Object.fromEntries(Object.entries(NAMES).map(read)) as Palette;
}
