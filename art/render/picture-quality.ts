import { dirname } from 'node:path';
import type { RenderQuality } from '../studio/render-quality.ts';
import type { Picture } from './catalogue.ts';

const finalQuality: RenderQuality = {
  width: 1600,
  height: 1200,
  frames: 28,
  lamps: 4,
  shadowMap: 1024,
  paper: { frames: 48, lamps: 4, shadowMap: 512 },
};

export const draftQuality: RenderQuality = {
  width: 960,
  height: 720,
  frames: 12,
  lamps: 4,
  shadowMap: 1024,
  paper: { frames: 16, lamps: 4, shadowMap: 512 },
};

const fewFrames: RenderQuality = { ...finalQuality, frames: 18, paper: { ...finalQuality.paper, frames: 28 } };

const smaller = { ...fewFrames, width: 1280, height: 960, paper: { ...finalQuality.paper, frames: 28 } };

const cutOuts = { ...smaller, frames: 12, paper: { ...smaller.paper, frames: 20 } };

/** As many lamps in all as with more frames; that is enough where nothing is out of focus. */
const manyLamps = { ...fewFrames, frames: 12, lamps: 6 };

/** Bottles and accessories are simple and numerous; scenes are large and softly lit. */
const qualities: Record<string, RenderQuality> = {
  resins: { ...smaller, frames: 14 },
  products: manyLamps,
  parts: manyLamps,
  'cut-outs/machines': cutOuts,
  'cut-outs/backs': cutOuts,
  'cut-outs/parts': cutOuts,
  accessories: fewFrames,
  scenes: fewFrames,
};

export function qualityFor({ name }: Picture): RenderQuality {
  return qualities[dirname(name)] ?? finalQuality;
}
