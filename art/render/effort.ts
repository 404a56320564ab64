import { dirname } from 'node:path';
import type { Effort } from '../studio/effort.ts';
import type { Picture } from './catalogue.ts';

const finalEffort: Effort = {
  width: 1600,
  height: 1200,
  frames: 28,
  lamps: 4,
  shadowMap: 1024,
  paper: { frames: 48, lamps: 4, shadowMap: 512 },
};

export const draftEffort: Effort = {
  width: 960,
  height: 720,
  frames: 12,
  lamps: 4,
  shadowMap: 1024,
  paper: { frames: 16, lamps: 4, shadowMap: 512 },
};

/** Bottles are simple and numerous; scenes are large and softly lit. */
const efforts: Record<string, Effort> = {
  resins: { ...finalEffort, width: 1280, height: 960, frames: 14, paper: { ...finalEffort.paper, frames: 28 } },
  scenes: { ...finalEffort, frames: 18, paper: { ...finalEffort.paper, frames: 28 } },
};

export function effortFor({ name }: Picture): Effort {
  return efforts[dirname(name)] ?? finalEffort;
}
