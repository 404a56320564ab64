import type { Object3D, Scene } from 'three';
import { collectFilters } from './filters.ts';
import { createLamps } from './lamps.ts';
import type { LightField, LightRay } from './light-field.ts';
import { drawLightRays } from './light-rays.ts';

/** All the light of a picture, handed out over a number of frames. */
export type Light = { rays: LightRay[]; frames: number; forEachFrame: (draw: (frame: number) => void) => void };
export type LightQuality = { frames: number; lamps: number; shadowMap: number };

export function createLight(field: LightField, scene: Scene, subject: Object3D, quality: LightQuality): Light {
  const filters = collectFilters(subject);
  const sets = Math.ceil(quality.frames / filters.framesPerSet);
  const rays = drawLightRays(field, sets * quality.lamps);
  const lamps = createLamps(quality.lamps, subject, quality.shadowMap);
  const frames = sets * filters.framesPerSet;
  return {
    rays,
    frames,
    forEachFrame(draw) {
      scene.add(lamps.group);
      for (let n = 0; n < frames; n++) {
        const set = Math.floor(n / filters.framesPerSet);
        const now = rays.filter((_, index) => index % sets === set);
        lamps.aim(now, filters.tintFor(n).multiplyScalar(sets));
        filters.setFor(n);
        draw(n);
      }
      scene.remove(lamps.group);
    },
  };
}
