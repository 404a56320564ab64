import { join } from 'node:path';
import sharp from 'sharp';
import { pictureFolder } from '../render/render-manifest.ts';
import { frame } from './frame.ts';
import type { Take } from './storyboards.ts';

/** Pictures are rendered at 1.5 times the stage size, so that slow movements are smooth. */
const sheet = { width: 1.5 * frame.stage.width, height: 1.5 * frame.height };

type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

/** Writes the visible part of the picture to `file`, and returns the ffmpeg filter that moves it over the stage. */
export async function prepareTake({ picture, from, to }: Take, file: string, frames: number): Promise<string> {
  const source = sharp(join(pictureFolder, `${picture}.avif`));
  const size = await source.metadata();
  const [start, end] = [boxOf(from, size), boxOf(to, size)];
  const seen = around(start, end);
  await source
    .extract(seen)
    .resize({ ...sheet, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toFile(file);
  const [before, after] = [cornersOf(start, seen), cornersOf(end, seen)];
  const moves = before.map(([name, place], corner) => `${name}=${between(place, after[corner]?.[1], frames)}`);
  const movement = `perspective=${moves.join(':')}:interpolation=cubic:eval=frame`;
  return `${movement},scale=${frame.stage.width}:${frame.height}:flags=lanczos`;
}

/** The visible box, clamped to the picture. */
function boxOf([across, down, zoom]: Take['from'], { width, height }: Size): Box {
  const tall = height / zoom;
  const wide = (tall * frame.stage.width) / frame.height;
  const left = within(across * width - wide / 2, width - wide);
  const top = within(down * height - tall / 2, height - tall);
  return { left, top, width: wide, height: tall };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

/** The smallest box of whole pixels around both. */
function around(a: Box, b: Box): Box {
  const left = Math.floor(Math.min(a.left, b.left));
  const top = Math.floor(Math.min(a.top, b.top));
  const width = Math.floor(Math.max(a.left + a.width, b.left + b.width)) - left;
  const height = Math.floor(Math.max(a.top + a.height, b.top + b.height)) - top;
  return { left, top, width, height };
}

/** Corner positions on the sheet, by their ffmpeg names. */
function cornersOf(box: Box, seen: Box): [name: string, place: number][] {
  const x = (place: number) => ((place - seen.left) * sheet.width) / seen.width;
  const y = (place: number) => ((place - seen.top) * sheet.height) / seen.height;
  const [left, right] = [x(box.left), x(box.left + box.width)];
  const [top, bottom] = [y(box.top), y(box.top + box.height)];
  return Object.entries({ x0: left, y0: top, x1: right, y1: top, x2: left, y2: bottom, x3: right, y3: bottom });
}

function between(start: number, end = start, frames = 1): string {
  return `${start.toFixed(3)}+(${(end - start).toFixed(3)})*on/${frames}`;
}
