import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { loadedPlatform, view } from './temporary-platform.ts';

export { view };

const casting = castResin('#2f8a5c');

/** A platform after the print, turned over: patterns of bridges and crowns stand on their supports. */
export function createPart(): Group {
  return loadedPlatform({ part: casting, supports: casting });
}
