import { CatmullRomCurve3, type Material, type Mesh, TubeGeometry, Vector3 } from 'three';
import { type Place, solid } from '../shapes/placed.ts';

/** A hose or cable through the given points. */
export function hose(points: Place[], radius: number, material: Material): Mesh {
  const line = new CatmullRomCurve3(points.map((point) => new Vector3(...point)));
  return solid(new TubeGeometry(line, points.length * 24, radius, 18), material);
}

/** Points of a hose that lies in rings around a place. */
export function coil([x, y, z]: Place, radius: number, rounds: number, pitch: number): Place[] {
  return Array.from({ length: rounds * 8 + 1 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2;
    return [x + radius * Math.cos(angle), y + (pitch * i) / 8, z + radius * Math.sin(angle)];
  });
}
