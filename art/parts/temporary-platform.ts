import { type BufferGeometry, CylinderGeometry, type Group, type Material } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { blasted } from '../materials/metals.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { bridgeField, crownField, toothOf } from './teeth/restorations.ts';
import { ceramic, shaded } from './teeth/shade.ts';
import { upper } from './teeth/upper-jaw.ts';

export const view: Partial<View> = {
  azimuth: 32,
  elevation: 28,
  lens: 16,
  fill: { width: 1.1, height: 1.06 },
  shift: { x: -0.02, y: -0.03 },
  aperture: 5,
  focus: 14,
};

const [width, depth, top, clear] = [134.4, 75.6, 12, 5];

/** Of the restorations and of their supports. */
type Resins = { part: Material; supports: Material };

const temporary: Resins = { part: ceramic, supports: castResin('#e6d7b4') };

/** A platform of the ChairSide Pro after the print, turned over: bridges and crowns stand on their supports. */
export function createPart(): Group {
  return loadedPlatform(temporary);
}

/** A platform with restorations on their supports. */
export function loadedPlatform(resins: Resins): Group {
  return assembly(
    solid(prism({ width, depth, height: top, corner: 6, edge: 1.2 }), blasted),
    placed(restorations(resins), [0, top, 0]),
  );
}

/** Eight bridges and ten crowns on their supports, standing on y = 0. */
export function restorations(resins: Resins = temporary): Group {
  const bridge = restoration(
    polygonise(bridgeField(), { low: [-17, -3, -8], high: [17, 9, 8] }, 0.42),
    [-11, -2, 0, 2, 11],
    resins,
  );
  const crowns = [3, 5, 0].map((number) =>
    restoration(
      polygonise(crownField(toothOf(upper, number)), { low: [-7, -2, -8], high: [7, 13, 8] }, 0.4),
      [-2.4, 2.4],
      resins,
    ),
  );
  const rows = [-24, -8, 8].map((z) => [-44, -6].map((x) => placed(bridge(), [x, 0, z])));
  const singles = Array.from({ length: 10 }, (_, i) => {
    const [column, row] = [i % 2, Math.floor(i / 2)];
    const crown = crowns[(i * 2 + row) % 3];
    return crown ? placed(crown(), [27 + 18 * column, 0, -25 + 12.6 * row]) : assembly();
  });
  return assembly(...rows.flat(), placed(bridge(), [-44, 0, 25]), placed(bridge(), [-6, 0, 25]), ...singles);
}

/** Stands on its margins above a raft, chewing face up; one geometry serves all copies. */
function restoration(geometry: BufferGeometry, at: number[], { part, supports }: Resins): () => Group {
  shaded(geometry, -1, 8);
  geometry.computeBoundingBox();
  const low = geometry.boundingBox?.min.y ?? 0;
  const feet = mergeGeometries(at.flatMap((x) => [-2.6, 2.6].map((z) => strut(x, z))));
  const raft = prism({ width: (at.at(-1) ?? 0) * 2 + 8, depth: 10, height: 0.7, corner: 3, edge: 0.2 });
  return () =>
    turned(assembly(solid(geometry, part, [0, clear - low, 0]), solid(feet, supports), solid(raft, supports)), {
      y: 0,
    });
}

function strut(x: number, z: number): BufferGeometry {
  return mergeGeometries([
    new CylinderGeometry(0.45, 0.6, clear - 1, 10).translate(x, (clear - 1) / 2, z),
    new CylinderGeometry(0.16, 0.45, 2.6, 10).translate(x, clear + 0.3, z),
  ]);
}
