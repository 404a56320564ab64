import type { LightQuality } from './light.ts';

/**
 * Render quality of a picture: its size in pixels, how many frames are averaged, and the shadowed lamps of each;
 * and the same for the light on the paper.
 */
export type RenderQuality = { width: number; height: number; paper: LightQuality } & LightQuality;
