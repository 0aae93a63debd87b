/** The overlay as a picture: the drawing as it is seen, its words, and the bars beside it. */
import { formatNumber } from '../../ui/format.ts';
import type { Picture } from '../../ui/pen/picture.ts';
import { LETTER_WIDTH } from '../../ui/pen/lettering.ts';
import type { Palette } from '../../ui/pen/palette.ts';
import type { Pen } from '../../ui/pen/pen.ts';
import { fillRect, writeText } from '../../ui/pen/shapes.ts';
import { bandInWords } from './bands.ts';
import type { OverlayDrawing } from './overlayDrawing.svelte.ts';
import { paintOverlay } from './paintOverlay.ts';

interface Pictured {
  readonly name: string;
  readonly drawing: OverlayDrawing;
  readonly treeName: string;
  readonly paintedName: string;
}

/** Width of the numbers and their margin, and line height, in CSS pixels. */
const SIDE = { width: 340, edge: 24, line: 26 };
const LARGE = { weight: 700, size: 20, ink: 'ink' } as const;
const USUAL = { weight: 500, size: 14, ink: 'inkSoft' } as const;

/** `null` while nothing is drawn. */
export function overlayPicture(pictured: Pictured): Picture | null {
  const { name, drawing } = pictured;
  const { overlay, camera } = drawing;
  const { frame, unit, at } = camera;
  if (!overlay || frame.width === 0) return null;
  const rows = rowsOf(pictured);
  return {
    name,
    width: frame.width + SIDE.width,
    height: frame.height,
    paint(pen, density, palette) {
      paintOverlay({ pen, ...frame, density, camera: at, unit, palette }, overlay);
      pen.setTransform(density, 0, 0, density, 0, 0);
      paintSide(pen, palette, rows, { left: frame.width, height: frame.height });
    },
  };
}

interface SideRow {
  readonly text: string;
  readonly value?: string;
  readonly isLarge?: boolean;
  readonly bar?: { readonly share: number; readonly colour: string };
}

function rowsOf({ drawing, treeName, paintedName }: Pictured): SideRow[] {
  const { tree, painted, bands, colours, perBand } = drawing;
  const most = Math.max(1, ...perBand);
  return [
    { text: treeName, value: formatNumber(tree.player.step), isLarge: true },
    { text: 'expanded, on the rings of their depths' },
    { text: paintedName, value: formatNumber(painted.player.step), isLarge: true },
    { text: `expanded, coloured by ${bands.title}` },
    ...bands.all.map((band, index) => ({
      text: bandInWords(band),
      value: formatNumber(perBand[index]),
      bar: { share: perBand[index] / most, colour: colours[index] },
    })),
  ];
}

function paintSide(
  pen: Pen,
  palette: Palette,
  rows: readonly SideRow[],
  { left, height }: { readonly left: number; readonly height: number },
): void {
  fillRect(pen, palette.page, left, 0, SIDE.width, height);
  rows.forEach((row, index) => paintRow(pen, palette, row, left, SIDE.edge + (index + 0.5) * SIDE.line));
}

function paintRow(pen: Pen, palette: Palette, { text, value, isLarge, bar }: SideRow, left: number, y: number): void {
  const [from, to] = [left + SIDE.edge, left + SIDE.width - SIDE.edge];
  const { weight, size, ink } = isLarge ? LARGE : USUAL;
  const room = (to - from) * (value ? 0.6 : 1);
  const fitting = Math.min(size, room / (LETTER_WIDTH * text.length));
  writeText(pen, text, from, y, { font: `${weight} ${fitting}px ${palette.font}`, ink: palette[ink] });
  if (value)
    writeText(pen, value, to, y, { font: `${weight} ${size}px ${palette.mono}`, ink: palette[ink], align: 'right' });
  if (!bar) return;
  fillRect(pen, bar.colour, from + 58, y - 6, Math.max(2, bar.share * (to - from - 130)), 12);
}
