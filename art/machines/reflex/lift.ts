import type { Group } from 'three';
import { lining, softBlack } from '../../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';
import { buildPlatform, carriage, liftColumn, type Platform, resinTray, sinking } from '../build-unit.ts';

/** `raised` is how high the face of the platform is. */
type Lift = { guides: 1 | 2; height: number; platform: Platform; print: Group; raised: number };

/** Free-standing column with one guide or two, the print under the platform, and the tray; its back is at z = 0. */
export function lift({ guides, height, platform, print, raised }: Lift): Group {
  const z = platform.depth / 2 + 80;
  const column = guides === 1 ? 74 : 118;
  return assembly(
    placed(liftColumn(height, column), [0, 0, 22]),
    solid(prism({ width: column + 12, depth: 62, height: 12, corner: 6, edge: 2 }), softBlack, [0, height - 2, 4]),
    sinking(
      [
        placed(carriage(column), [0, raised + 52, 22]),
        placed(buildPlatform(platform, z - 46), [0, raised, z]),
        placed(turned(print, { x: 180 }), [0, raised, z]),
      ],
      { face: raised, print },
    ),
    placed(resinTray({ width: platform.width - 26, depth: platform.depth - 30 }, '#777b80'), [0, 0, z]),
    solid(
      plate({ width: platform.width + 62, height: platform.depth + 58, corner: 12 }, 3, [], 0.5).rotateX(-Math.PI / 2),
      lining,
      [0, 0, z],
    ),
  );
}
