import { CylinderGeometry, ExtrudeGeometry, type Group, MeshPhysicalMaterial, Path, Shape, Vector2 } from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { brushedSteel } from '../materials/metals.ts';
import { castResin } from '../materials/resins.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import type { View } from '../studio/view.ts';

export const view: Partial<View> = { azimuth: 34, elevation: 32, lens: 14, fill: { width: 0.92, height: 0.92 } };

/** Millimetres; the trailing edge is 0.8 mm thick. */
const chord = 116;
const segment = 100;
const spar = { at: 36, radius: 5 };
const channels = [12, 20, 50, 62, 74, 86];
/** Shares of the chord: camber, its place, and thickness. */
const profile = { camber: 0.03, peak: 0.4, thickness: 0.15, edge: 0.8 / chord };

const ceramicWhite = castResin('#eeeae0');
const dark = new MeshPhysicalMaterial({ color: '#2a2926', roughness: 0.9 });

/** Two segments of a wing joined on its steel spar, the third before it is joined, and the last as it was printed. */
export function createPart(): Group {
  const joined = [0, 1].map((i) => placed(wingSegment(), [0, 0, i * (segment + 0.35)]));
  const next = placed(wingSegment(), [0, 0, 2 * segment + 40]);
  const rod = new CylinderGeometry(spar.radius - 0.2, spar.radius - 0.2, 360, 64).rotateX(Math.PI / 2);
  const wing = assembly(...joined, next, solid(rod, brushedSteel, [spar.at, camberAt(spar.at / chord) * chord, 150]));
  const upright = turned(assembly(wingSegment()), { x: -90 });
  return assembly(grounded(turned(wing, { y: 90 }), 0, 0), grounded(turned(assembly(upright), { y: -28 }), 96, -118));
}

/** From z = 0 along z, the leading edge at x = 0. */
function wingSegment(): Group {
  const outline = new Shape(outlinePoints());
  outline.holes.push(hole(spar.at, spar.radius), ...channels.map((x) => hole(x, 0.9)));
  const body = new ExtrudeGeometry(outline, { depth: segment, bevelEnabled: false, curveSegments: 24 });
  const taps = channels.map((x) => {
    const [share, height] = [x / chord, 0.5];
    const y = (camberAt(share) + halfThicknessAt(share)) * chord - height / 2 + 0.08;
    return solid(new CylinderGeometry(0.9, 0.9, height, 24), dark, [x, y, segment / 2]);
  });
  return assembly(solid(toCreasedNormals(body, 0.5), ceramicWhite), ...taps);
}

function hole(x: number, radius: number): Path {
  return new Path().absarc(x, camberAt(x / chord) * chord, radius, 0, 2 * Math.PI, true);
}

function outlinePoints(): Vector2[] {
  const shares = Array.from({ length: 91 }, (_, i) => (1 - Math.cos((i / 90) * Math.PI)) / 2);
  const point = (share: number, side: number) =>
    new Vector2(share * chord, (camberAt(share) + side * halfThicknessAt(share)) * chord);
  return [
    ...shares.map((share) => point(share, -1)),
    ...shares
      .slice(1)
      .reverse()
      .map((share) => point(share, 1)),
  ];
}

/** The mean line of a four-digit NACA profile. */
function camberAt(share: number): number {
  const { camber, peak } = profile;
  const reach = share < peak ? peak : 1 - peak;
  const from = share < peak ? 0 : 1 - 2 * peak;
  return (camber / reach ** 2) * (from + 2 * peak * share - share ** 2);
}

/** The thickness of a four-digit NACA profile, with a blunt trailing edge. */
function halfThicknessAt(share: number): number {
  const { thickness, edge } = profile;
  const closed =
    0.2969 * Math.sqrt(share) - 0.126 * share - 0.3516 * share ** 2 + 0.2843 * share ** 3 - 0.1036 * share ** 4;
  return 5 * thickness * closed + (edge / 2) * share;
}
