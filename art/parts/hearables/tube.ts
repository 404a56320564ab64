import { CatmullRomCurve3, Vector3 } from 'three';
import type { Field } from '../../shapes/field.ts';
import type { Place } from '../../shapes/placed.ts';

/** Distance to a smooth line through the given places. */
export function distanceToCurve(through: Place[], pieces: number): Field {
  const curve = new CatmullRomCurve3(
    through.map((place) => new Vector3(...place)),
    false,
    'centripetal',
  );
  const points = curve.getSpacedPoints(pieces);
  return (x, y, z) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i], points[i + 1]];
      if (a && b) nearest = Math.min(nearest, squareToSegment(a, b, x, y, z));
    }
    return Math.sqrt(nearest);
  };
}

function squareToSegment(a: Vector3, b: Vector3, x: number, y: number, z: number): number {
  const [dx, dy, dz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const share = ((x - a.x) * dx + (y - a.y) * dy + (z - a.z) * dz) / (dx * dx + dy * dy + dz * dz);
  const t = Math.min(1, Math.max(0, share));
  const [ex, ey, ez] = [x - a.x - dx * t, y - a.y - dy * t, z - a.z - dz * t];
  return ex * ex + ey * ey + ez * ez;
}
