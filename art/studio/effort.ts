import type { LightEffort } from './light.ts';

/**
 * How much work goes into a picture: its size in pixels, how many frames are averaged, and the shadowed lamps of each;
 * and the same for the light on the paper.
 */
export type Effort = { width: number; height: number; paper: LightEffort } & LightEffort;
