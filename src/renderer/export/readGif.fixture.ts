/** Reads a GIF as the GIF89a specification has it (CompuServe, 1990), for tests of what writes one. */

export interface GifFrame {
  readonly delayMs: number;
  /** What is seen while it stands, as RGB. */
  readonly pixels: readonly (readonly number[])[];
}

export interface Gif {
  readonly width: number;
  readonly height: number;
  /** Times that it is repeated; 0 is for ever. */
  readonly repeats: number;
  readonly frames: readonly GifFrame[];
}

/** All frames of a file whose frames fill the whole picture and share one table of colours. */
export function readGif(bytes: Uint8Array): Gif {
  const word = (at: number): number => bytes[at] | (bytes[at + 1] << 8);
  if (new TextDecoder().decode(bytes.subarray(0, 6)) !== 'GIF89a') throw new Error('No GIF89a.');
  const [width, height] = [word(6), word(8)];
  const colours = 2 << (bytes[10] & 7);
  const table = Array.from({ length: colours }, (_, entry) => [...bytes.subarray(13 + 3 * entry, 16 + 3 * entry)]);
  let at = 13 + 3 * colours;
  let repeats = NaN;
  let control = { delayMs: 0, transparent: -1 };
  let shown: readonly number[][] = [];
  const frames: GifFrame[] = [];
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21 && bytes[at + 1] === 0xff) repeats = word(at + 16);
    if (bytes[at] === 0x21 && bytes[at + 1] === 0xf9)
      control = { delayMs: 10 * word(at + 4), transparent: bytes[at + 3] & 1 ? bytes[at + 6] : -1 };
    if (bytes[at] === 0x2c) {
      const { data, end } = blocksFrom(bytes, at + 11);
      const indices = unpack(data, bytes[at + 10]);
      const { delayMs, transparent } = control;
      shown = indices.map((index, pixel) => (index === transparent ? shown[pixel] : table[index]));
      frames.push({ delayMs, pixels: shown });
      at = end;
    } else at = blocksFrom(bytes, at + 2).end;
  }
  return { width, height, repeats, frames };
}

/** The bytes of a row of blocks, each with its length before it, up to the empty one. */
function blocksFrom(bytes: Uint8Array, start: number): { data: number[]; end: number } {
  const data: number[] = [];
  let at = start;
  for (; bytes[at] !== 0; at += bytes[at] + 1) data.push(...bytes.subarray(at + 1, at + 1 + bytes[at]));
  return { data, end: at + 1 };
}

/** Undoes the variable-length LZW of the specification's appendix F. */
function unpack(data: readonly number[], minimumSize: number): number[] {
  const clear = 1 << minimumSize;
  let words: number[][] = [];
  let size = 0;
  let last: number[] | null = null;
  const restart = (): void => {
    words = Array.from({ length: clear + 2 }, (_, code) => [code]);
    size = minimumSize + 1;
    last = null;
  };
  restart();
  const result: number[] = [];
  let bit = 0;
  for (;;) {
    let code = 0;
    for (let i = 0; i < size; i++, bit++) code |= ((data[bit >> 3] >> (bit & 7)) & 1) << i;
    if (code === clear + 1) return result;
    if (code === clear) {
      restart();
      continue;
    }
    const word: number[] = words[code] ?? [...last!, last![0]];
    result.push(...word);
    if (last && words.length < 4096) words.push([...last, word[0]]);
    if (words.length === 1 << size && size < 12) size++;
    last = word;
  }
}
