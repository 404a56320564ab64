import { CatmullRomCurve3, Vector3 } from 'three';
import { type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import type { Place } from '../../shapes/placed.ts';
import { distanceToCurve } from './tube.ts';

/**
 * An ear mould with helix lock, of a right ear: `y` points out of the ear, `x` to the back, `z` up. The canal bends twice
 * before it ends in front of the eardrum.
 */
const canal: Place[] = [
  [-4.2, 3.4, -2.6],
  [-5.6, -0.6, -2.4],
  [-6.6, -3.6, -1.7],
  [-7, -6.6, -0.7],
  [-6.6, -9.8, 0],
];
const helix: Place[] = [
  [-4, 2.6, 2],
  [-5.2, 2.8, 6.6],
  [-2.4, 3.4, 10.6],
  [2.6, 3.9, 11.8],
  [6.6, 4.2, 10],
];
const seat = { at: new Vector3(...(canal[0] ?? [])), radius: 2.25, depth: 4.4 };

const canalPlace = tracker(canal);
const helixPlace = tracker(helix);
const boreLine = distanceToCurve([...canal, [-6.1, -13, 0.3]], 80);

/** All of one piece: concha, helix lock and canal with its sealing lip, the filter seat and the bore left free. */
export function earMould(): Field {
  return (x, y, z) => {
    const skin = smoothMin(mouldBody(x, y, z), lip(x, y, z), 0.45);
    return smoothMax(skin, -free(x, y, z), 0.3);
  };
}

/** How deep below the face the concha is dished: towards the middle. */
function face(x: number, z: number): number {
  return 6.1 + 0.028 * x + 0.02 * Math.min(90, (x - 1) ** 2 + (z + 0.6) ** 2);
}

function mouldBody(x: number, y: number, z: number): number {
  const bowl = smoothMin(
    ball(x, y, z, [1.6, 4.2, -2], [10, 6.6, 8.6]),
    ball(x, y, z, [-3.4, 2.6, -2.8], [6.2, 6, 6]),
    3.5,
  );
  const notched = smoothMax(bowl, -ball(x, y, z, [-11.6, 7, 2.4], [4.6, 7, 4.2]), 2.2);
  const lobed = smoothMax(notched, -ball(x, y, z, [-5.2, 7.4, -12.2], [4.2, 7, 4]), 2.2);
  const shaped = smoothMin(lobed, horn(x, y, z), 3.2);
  const dished = smoothMax(shaped, (y - face(x, z)) * 0.95, 2.4);
  return smoothMin(dished, canalWall(x, y, z), 3.2) + 0.1 * Math.sin(x * 0.55 + z * 0.4) * Math.sin(z * 0.6 - y * 0.5);
}

/** Lies under the fold of the helix; tapers to its tip. */
function horn(x: number, y: number, z: number): number {
  const { share, away } = helixPlace(x, y, z);
  return away - (3.3 - 1.6 * share);
}

/** Oval, narrowest in front of the second bend. */
function canalWall(x: number, y: number, z: number): number {
  const { share, away, dx, dz } = canalPlace(x, y, z);
  const radius = 4.5 - 1.7 * smoothStep(0, 0.85, share);
  const oval = 0.11 * ((dx * dx - dz * dz) / Math.max(0.3, away));
  return smoothMax(away + oval - radius, -9.8 - y, 1.3);
}

/** A thin skirt around the canal that leans back towards the concha. */
function lip(x: number, y: number, z: number): number {
  const { share, length } = canalPlace(x, y, z);
  const off = canalWall(x, y, z);
  const across = (share - 0.74) * length + 0.75 * off;
  return Math.max(Math.hypot(across * 0.8, Math.max(0, off - 1)) - 0.28, -off - 1);
}

/** The seat of the filter, with a groove that it snaps into, and the sound bore. */
function free(x: number, y: number, z: number): number {
  const away = Math.hypot(x - seat.at.x, z - seat.at.z);
  const floor = face(seat.at.x, seat.at.z) - seat.depth;
  const well = smoothMax(away - seat.radius, floor - y, 0.3);
  const groove = Math.hypot(away - seat.radius, y - floor - 1.4) - 0.4;
  return smoothMin(smoothMin(well, groove, 0.2), boreLine(x, y, z) - 1.05, 0.4);
}

/** Finds the nearest place on a curve: how far along it is, and where the point lies from there. */
function tracker(through: Place[], pieces = 320) {
  const curve = new CatmullRomCurve3(
    through.map((place) => new Vector3(...place)),
    false,
    'centripetal',
  );
  const points = curve.getSpacedPoints(pieces);
  const length = curve.getLength();
  return (x: number, y: number, z: number) => {
    let [nearest, least] = [0, Number.POSITIVE_INFINITY];
    for (let i = 0; i <= pieces; i++) {
      const away = squareBetween(points[i], x, y, z);
      if (away < least) [nearest, least] = [i, away];
    }
    const from = points[Math.max(0, nearest - 1)] ?? new Vector3();
    const to = points[Math.min(pieces, nearest + 1)] ?? from;
    const [ux, uy, uz] = [to.x - from.x, to.y - from.y, to.z - from.z];
    const along = ((x - from.x) * ux + (y - from.y) * uy + (z - from.z) * uz) / (ux * ux + uy * uy + uz * uz);
    const t = Math.min(nearest === pieces ? 20 : 1, Math.max(0, along));
    const [dx, dy, dz] = [x - from.x - ux * t, y - from.y - uy * t, z - from.z - uz * t];
    const steps = Math.max(0, nearest - 1) + t * (nearest === 0 || nearest === pieces ? 1 : 2);
    return { share: steps / pieces, away: Math.hypot(dx, dy, dz), dx, dz, length };
  };
}

function squareBetween(point: Vector3 | undefined, x: number, y: number, z: number): number {
  return point ? (x - point.x) ** 2 + (y - point.y) ** 2 + (z - point.z) ** 2 : Number.POSITIVE_INFINITY;
}

function ball(x: number, y: number, z: number, at: Place, size: Place): number {
  const [ex, ey, ez] = [(x - at[0]) / size[0], (y - at[1]) / size[1], (z - at[2]) / size[2]];
  const length = Math.hypot(ex, ey, ez);
  const steep = Math.hypot(ex / size[0], ey / size[1], ez / size[2]) || 1;
  return length < 1e-3 ? -Math.min(...size) : (length * (length - 1)) / steep;
}
