import { type Group, type Material, SpotLight } from 'three';
import { whiteLight } from '../materials/lights.ts';
import { lining } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { hood } from '../shapes/hood.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { buildPlatform, carriage, liftColumn, type Platform, resinTray, sinking } from './build-unit.ts';
import { dentalArch } from './dental-arch.ts';
import type { Plan } from './pedestal.ts';

export type Chamber = {
  plan: Plan;
  height: number;
  shell: Material;
  platform: Platform;
  /** How far the door reaches around the sides. */
  door: number;
  /** Height of the platform's face over the deck. */
  face: number;
  resin: string;
  /** What hangs from the raised platform; simple arches if nothing is said. */
  print?: Group;
};

/** The shell around the build chamber, open towards the door, and all that stands in it. Deck at y = 0. */
export function chamber({ plan, height, shell, platform, door, face, resin, print }: Chamber): Group {
  const { width, depth, corner } = plan;
  const behind = depth - platform.depth - 118;
  const around = hood({ width, depth: depth - door, height, corner, thickness: 30 });
  const block = prism({ width: width - 58, depth: behind - 28, height, corner: 2, edge: 0.5 });
  const side = plate({ width: depth - door - behind, height, corner: 1 }, 2, [], 0.3);
  const middle = behind + (depth - door - behind) / 2 - depth / 2;
  return assembly(
    placed(turned(assembly(solid(around, shell)), { y: 180 }), [0, 0, -depth / 2]),
    solid(block, lining, [0, 0, (behind + 28 - depth) / 2]),
    ...[-1, 1].map((at) =>
      placed(turned(assembly(solid(side, lining)), { y: -90 * at }), [at * (width / 2 - 29.5), height / 2, middle]),
    ),
    placed(buildUnit(platform, height, face, resin, print), [0, 0, behind - depth / 2]),
    placed(chamberLight(width - 90, height), [0, height, depth / 2 - 70]),
  );
}

/** Lift, platform with models, and tray, in front of a wall at z = 0. */
export function buildUnit(
  platform: Platform,
  height: number,
  face: number,
  resin: string,
  print = arches(platform, resin),
): Group {
  const z = platform.depth / 2 + 60;
  return assembly(
    placed(liftColumn(height - 4), [0, 0, 14]),
    placed(resinTray(platform, resin), [0, 0, z]),
    sinking(
      [
        placed(carriage(), [0, face + 40, 14]),
        placed(buildPlatform(platform, z - 40), [0, face, z]),
        placed(turned(print, { x: 180 }), [0, face, z]),
      ],
      { face, print },
    ),
  );
}

function arches({ width }: Platform, resin: string): Group {
  const count = Math.max(1, Math.round(width / 80));
  return assembly(
    ...Array.from({ length: count }, (_, i) =>
      placed(dentalArch(castResin(resin)), [(i - (count - 1) / 2) * 66, 0, 0]),
    ),
  );
}

/** A lamp bar under the lid, shining down and back. */
export function chamberLight(length: number, height: number): Group {
  const lamp = new SpotLight('#fff4e2', 1.1 * height * height, 0, 1.15, 1);
  lamp.castShadow = true;
  lamp.shadow.autoUpdate = false;
  lamp.shadow.needsUpdate = true;
  lamp.shadow.mapSize.set(512, 512);
  Object.assign(lamp.shadow.camera, { near: 10, far: height * 3 });
  lamp.shadow.bias = -0.002;
  lamp.shadow.radius = 4;
  lamp.position.set(0, -8, 0);
  lamp.target.position.set(0, -height, -60);
  return assembly(
    lamp,
    lamp.target,
    solid(prism({ width: length, depth: 10, height: 4, corner: 2, edge: 1 }), whiteLight, [0, -5, 0]),
  );
}
