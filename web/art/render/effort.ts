import type { Effort } from '../studio/effort.ts';

export const finalEffort: Effort = { width: 1600, height: 1200, frames: 40, lamps: 4, shadowMap: 1024 };
export const draftEffort: Effort = { width: 960, height: 720, frames: 12, lamps: 4, shadowMap: 1024 };
