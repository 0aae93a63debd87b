/** A pen that writes SVG. Baselines become shifts, because programs disagree about `dominant-baseline`. */
import { PLAIN, type Lettering } from './lettering.ts';
import type { Pen } from './pen.ts';

/** By baseline: how far below it the alphabetic baseline is, in font sizes. */
const BASELINE_SHIFTS: Readonly<Partial<Record<CanvasTextBaseline, number>>> = { top: 0.8, middle: 0.35 };
const ANCHORS: Readonly<Partial<Record<CanvasTextAlign, string>>> = { center: 'middle', right: 'end', end: 'end' };

export class SvgPen implements Pen {
  fillStyle: Pen['fillStyle'] = '#000';
  strokeStyle: Pen['strokeStyle'] = '#000';
  lineWidth = 1;
  lineJoin: CanvasLineJoin = 'miter';
  globalAlpha = 1;
  /** Weight, size in pixels, families. */
  font = '400 10px sans-serif';
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';

  readonly #width: number;
  readonly #height: number;
  readonly #lettering: Lettering;
  readonly #addressOf: (image: HTMLImageElement) => string;
  readonly #elements: string[] = [];
  /** Drawn images, each once in the file under this name. */
  readonly #images = new Map<HTMLImageElement, string>();
  /** Clips are numbered; open ones are nested groups. */
  #clips = 0;
  #openGroups = [0];
  #path: string[] = [];
  #dash: readonly number[] = [];
  #transform = '';

  /** `addressOf` returns an address of an image that works outside the page. */
  constructor(
    width: number,
    height: number,
    lettering = PLAIN,
    addressOf: (image: HTMLImageElement) => string = ({ src }) => src,
  ) {
    this.#width = width;
    this.#height = height;
    this.#lettering = lettering;
    this.#addressOf = addressOf;
  }

  /** The file so far, on `ground`. */
  file(ground: string): string {
    const size = `width="${this.#width}" height="${this.#height}"`;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${this.#width} ${this.#height}">`,
      `<rect ${size} fill="${escaped(ground)}"/>`,
      ...Array.from(this.#images, ([image, name]) => imageSymbol(name, this.#addressOf(image))),
      '<g>',
      ...this.#elements,
      '</g>',
      '</svg>',
      '',
    ].join('\n');
  }

  /** Elements with the same transform form a group. */
  setTransform(...matrix: unknown[]): void {
    const transform = ` transform="matrix(${matrix.map((entry) => Number(entry)).join(' ')})"`;
    if (transform === this.#transform) return;
    this.#transform = transform;
    this.#elements.push('</g>', `<g${transform}>`);
  }

  setLineDash(segments: Iterable<number>): void {
    this.#dash = [...segments];
  }

  beginPath(): void {
    this.#path = [];
  }

  moveTo(x: number, y: number): void {
    this.#path.push(`M${at(x, y)}`);
  }

  lineTo(x: number, y: number): void {
    this.#path.push(`L${at(x, y)}`);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#path.push(`C${at(x1, y1)} ${at(x2, y2)} ${at(x, y)}`);
  }

  /** In two halves, because one arc of SVG cannot be a full circle. */
  arc(x: number, y: number, radius: number, from: number, to: number, isBack = false): void {
    const point = (angle: number): string => at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    const sweep = isBack ? 0 : 1;
    this.#path.push(`${this.#path.length === 0 ? 'M' : 'L'}${point(from)}`);
    for (const angle of [(from + to) / 2, to]) {
      this.#path.push(`A${written(radius)} ${written(radius)} 0 0 ${sweep} ${point(angle)}`);
    }
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path.push(`M${at(x, y)}h${written(width)}v${written(height)}h${written(-width)}z`);
  }

  roundRect(x: number, y: number, width: number, height: number, radii: Parameters<Pen['roundRect']>[4] = 0): void {
    const radius = Number(radii);
    const corner = (dx: number, dy: number): string =>
      `a${written(radius)} ${written(radius)} 0 0 1 ${at(dx * radius, dy * radius)}`;
    const [across, down] = [written(width - 2 * radius), written(height - 2 * radius)];
    const sides = [
      `h${across}${corner(1, 1)}`,
      `v${down}${corner(-1, 1)}`,
      `h-${across}${corner(-1, -1)}`,
      `v-${down}`,
    ];
    this.#path.push(`M${at(x + radius, y)}${sides.join('')}${corner(1, -1)}z`);
  }

  closePath(): void {
    this.#path.push('z');
  }

  fill(): void {
    this.#add('path', { d: this.#path.join(''), fill: this.fillStyle });
  }

  stroke(): void {
    this.#add('path', { d: this.#path.join(''), fill: 'none', ...this.#strokeLook() });
  }

  fillText(text: string, x: number, y: number): void {
    this.#addText(text, x, y, { fill: this.fillStyle });
  }

  strokeText(text: string, x: number, y: number): void {
    this.#addText(text, x, y, { fill: 'none', ...this.#strokeLook() });
  }

  /** Saves only clips. */
  save(): void {
    this.#openGroups.push(0);
  }

  clip(): void {
    const id = `clip-${++this.#clips}`;
    this.#elements.push(
      `<clipPath id="${id}"><path d="${this.#path.join('')}"/></clipPath><g clip-path="url(#${id})">`,
    );
    this.#openGroups[this.#openGroups.length - 1]++;
  }

  restore(): void {
    this.#elements.push('</g>'.repeat(this.#openGroups.pop()!));
  }

  drawImage(image: HTMLImageElement, x: number, y: number, width: number, height: number): void {
    const name = this.#images.get(image) ?? `image-${this.#images.size + 1}`;
    this.#images.set(image, name);
    const place = { x: written(x), y: written(y), width: written(width), height: written(height) };
    this.#add('use', { href: `#${name}`, ...place });
  }

  #strokeLook(): Record<string, unknown> {
    return {
      stroke: this.strokeStyle,
      'stroke-width': written(this.lineWidth),
      ...(this.lineJoin !== 'miter' && { 'stroke-linejoin': this.lineJoin }),
      ...(this.#dash.length > 0 && { 'stroke-dasharray': this.#dash.join(' ') }),
    };
  }

  #addText(text: string, x: number, y: number, look: Record<string, unknown>): void {
    const [, weight, size, family] = /^(\d+) ([\d.]+)px (.+)$/.exec(this.font)!;
    const shift = (BASELINE_SHIFTS[this.textBaseline] ?? 0) * Number(size);
    const anchor = ANCHORS[this.textAlign];
    const place = { x: written(x), y: written(y + shift), ...(anchor && { 'text-anchor': anchor }) };
    const font = { 'font-weight': weight, 'font-size': size, 'font-family': this.#lettering.inFile(family) };
    this.#add('text', { ...place, ...font, ...this.#widthOf(text), ...look }, text);
  }

  /** A single character gets no width. */
  #widthOf(text: string): Record<string, unknown> {
    const width = text.length > 1 ? this.#lettering.widthOf(text, this.font) : NaN;
    return Number.isNaN(width) ? {} : { textLength: written(width), lengthAdjust: 'spacingAndGlyphs' };
  }

  #add(name: string, attributes: Record<string, unknown>, content = ''): void {
    if (attributes.d === '') return;
    const all = { ...attributes, ...(this.globalAlpha < 1 && { opacity: written(this.globalAlpha) }) };
    const text = Object.entries(all).map(([attribute, value]) => ` ${attribute}="${escaped(String(value))}"`);
    this.#elements.push(`<${name}${text.join('')}${content ? `>${escaped(content)}</${name}>` : '/>'}`);
  }
}

/** A symbol of unit size, to be scaled. */
function imageSymbol(name: string, address: string): string {
  const fills = 'width="1" height="1" preserveAspectRatio="none"';
  const image = `<image ${fills} href="${escaped(address)}"/>`;
  return `<symbol id="${name}" viewBox="0 0 1 1" preserveAspectRatio="none">${image}</symbol>`;
}

/** More decimals than two are invisible. */
function written(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function at(x: number, y: number): string {
  return `${written(x)} ${written(y)}`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
}
