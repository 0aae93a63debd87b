import { expect, test } from 'vitest';
import { serve } from '../../shared/rpc/rpc.ts';
import { Workers } from '../ui/worker.fixture.ts';
import type { Animation } from './animation.ts';
import { writeGif } from './gif.ts';
import { GIF_METHODS, gifServices } from './gifMethods.ts';
import { readGif } from './readGif.fixture.ts';

const WIDTH = 6;
const HEIGHT = 4;
const WHITE = [255, 255, 255];
const RED = [200, 0, 0];
const BLUE = [0, 0, 200];

/** Frame n has its first n pixels in red, and the last pixel in blue. */
function pixelsOf(frame: number): ArrayBuffer {
  const colours = Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    at === WIDTH * HEIGHT - 1 ? BLUE : at < frame ? RED : WHITE,
  );
  return new Uint8Array(colours.flatMap((colour) => [...colour, 255])).buffer;
}

const animation: Animation = {
  name: 'an animation',
  width: WIDTH,
  height: HEIGHT,
  frames: 5,
  delayOf: (frame) => 100 + 10 * frame,
  paint: () => {},
};

function work(stopAt = Infinity) {
  const workers = new Workers((port) => serve(port, gifServices(), GIF_METHODS));
  const stop = new AbortController();
  const progress: number[] = [];
  const onprogress = (written: number): void => {
    progress.push(written);
    if (written === stopAt) stop.abort();
  };
  return {
    workers,
    progress,
    options: { startWorker: () => workers.start(), signal: stop.signal, onprogress, pixelsOf },
  };
}

test('a GIF has every frame with its delay, and shows what was painted', async () => {
  const { workers, progress, options } = work();
  const file = readGif(new Uint8Array(await (await writeGif(animation, options)).arrayBuffer()));
  expect(file).toMatchObject({ width: WIDTH, height: HEIGHT, repeats: 0 });
  expect(file.frames.map(({ delayMs }) => delayMs)).toEqual([100, 110, 120, 130, 140]);
  for (const [frame, { pixels }] of file.frames.entries()) {
    const painted = new Uint8Array(pixelsOf(frame));
    for (const [at, colour] of pixels.entries())
      for (const channel of [0, 1, 2]) expect(Math.abs(colour[channel] - painted[4 * at + channel])).toBeLessThan(9);
  }
  expect(progress).toEqual([0, 1, 2, 3, 4, 5]);
  expect(workers).toMatchObject({ started: 1, ended: 1 });
});

test('one that is cancelled rejects, and ends its worker', async () => {
  const { workers, options, progress } = work(3);
  await expect(writeGif(animation, options)).rejects.toThrow();
  expect(progress.at(-1)).toBe(3);
  expect(workers.ended).toBeGreaterThan(0);
});
