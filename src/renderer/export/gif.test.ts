import { expect, test } from 'vitest';
import { serveOwn } from '../../shared/rpc/rpc.ts';
import { Workers } from '../ui/worker.fixture.ts';
import { WorkerJob } from '../ui/workerJob.svelte.ts';
import type { Animation } from './animation.ts';
import { writeGif, type GifJob } from './gif.ts';
import { gifServices } from './gifMethods.ts';
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

/** `progress`: the frames that were written whenever one was painted. */
function open(stopAt = Infinity) {
  const workers = new Workers((port) => serveOwn(port, gifServices()));
  const job: GifJob = new WorkerJob(() => workers.start());
  const progress: (number | undefined)[] = [];
  const readPixels = (frame: number): ArrayBuffer => {
    progress.push(job.progress?.frames);
    if (frame === stopAt) job.cancel();
    return pixelsOf(frame);
  };
  return { workers, progress, job, write: () => writeGif(job, animation, readPixels) };
}

test('a GIF has every frame with its delay, and shows what was painted', async () => {
  const { workers, progress, job, write } = open();
  const file = readGif(new Uint8Array(await (await write())!.arrayBuffer()));
  expect(file).toMatchObject({ width: WIDTH, height: HEIGHT, repeats: 0 });
  expect(file.frames.map(({ delayMs }) => delayMs)).toEqual([100, 110, 120, 130, 140]);
  for (const [frame, { pixels }] of file.frames.entries()) {
    const painted = new Uint8Array(pixelsOf(frame));
    for (const [at, colour] of pixels.entries())
      for (const channel of [0, 1, 2]) expect(Math.abs(colour[channel] - painted[4 * at + channel])).toBeLessThan(9);
  }
  const samples = [undefined, undefined, undefined];
  expect(progress).toEqual([...samples, undefined, 0, 1, 2, 3]);
  expect(job.progress).toBeNull();
  expect(workers).toMatchObject({ started: 1, ended: 1 });
});

test('one that is cancelled is no file, and ends its worker', async () => {
  const { workers, job, write, progress } = open(3);
  expect(await write()).toBeNull();
  expect(progress.at(-1)).toBe(2);
  expect(job.progress).toBeNull();
  expect(workers).toMatchObject({ started: 1, ended: 1 });
});
