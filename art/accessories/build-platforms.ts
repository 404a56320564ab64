import { buildPlatform } from '../machines/build-unit.ts';
import { grounded } from '../shapes/grounded.ts';
import { turned } from '../shapes/placed.ts';
import { createFamily } from './family.ts';

/** They stand on their printed face. */
export const createShot = createFamily({
  'ultracraft-build-platform': {
    build: () => grounded(turned(buildPlatform({ width: 206, depth: 116 }, 60), { y: 180 })),
    view: { azimuth: 30, elevation: 30, fill: { width: 0.72, height: 0.72 } },
  },
  'reflex-build-platform': {
    build: () => grounded(buildPlatform({ width: 192, depth: 121 }, 50)),
    view: { azimuth: -26, elevation: 34, fill: { width: 0.7, height: 0.7 } },
  },
});
